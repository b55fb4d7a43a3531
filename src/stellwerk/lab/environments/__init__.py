"""The games for programs that learn: PettingZoo, Gymnasium and OpenSpiel, all on one walk through the questions."""
