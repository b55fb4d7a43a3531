/* Teaches a small network what running trains of Nimm den Zug are worth, by wagon phases that it plays against itself
 * and against sensible players.
 *
 * Built and started by bench/learn_wagons.py: learn PLAYERS PHASES SEED HIDDEN OUT OPPONENTS. What a position is worth
 * is learned from what comes later in the same phase (temporal differences).
 */
#include "trains.h"

enum { MOST_RECORDS = 1600, MOST_TURNS = 150, PARTS = 8 };

static int astray; /* one answer in so many is drawn at random */
static _Thread_local int who[MOST_PLAYERS];

static float expected(const Table *t, int place, int next, int replaced) {
    float x[MOST_INPUTS], hidden[MOST_HIDDEN];
    look(t, place, next, replaced, x);
    return lead(t, place) / UNIT + think(&nets[who[place]], x, hidden).lead;
}

/* --- playing ------------------------------------------------------------------------------------------------------- */

static float after_pass(const Table *t, int place, Table *then, int *over) {
    *then = *t;
    then->passes++;
    *over = then->passes >= players;
    return *over ? lead(then, place) / UNIT : expected(then, place, 1, 0);
}

/* The best card and train, or none. */
static void answer(const Table *t, int place, Table *best, int *over, float *highest) {
    int at_random = training && who[place] == LEARNER && below(astray) == 0, choices = 1;
    *highest = after_pass(t, place, best, over);
    for (int slot = 0; slot < t->open; slot++)
        for (int train = 0; train < TRAINS; train++)
            if (fits(&t->player[place], t->display[slot], train)) {
                Table then = *t;
                int ends = take(&then, place, slot, train);
                float found = ends ? lead(&then, place) / UNIT : expected(&then, place, 1, 0);
                if (at_random ? below(++choices) == 0 : found > *highest) {
                    *highest = found;
                    *best = then;
                    *over = ends;
                }
            }
}

static float replace(const Table *t, int place, Table *best) {
    const Player *p = &t->player[place];
    float highest = -1e9f;
    if (p->money < p->price) return highest;
    for (int chosen = 1; chosen < 1 << t->open; chosen++) {
        Table then = *t;
        then.player[place].money -= p->price;
        then.open = 0;
        for (int i = 0; i < t->open; i++)
            if (chosen >> i & 1) then.discards[then.discarded++] = t->display[i];
            else then.display[then.open++] = t->display[i];
        float found = expected(&then, place, 0, 1);
        if (found > highest) {
            highest = found;
            *best = then;
        }
    }
    return highest;
}

/* --- learning ------------------------------------------------------------------------------------------------------ */

typedef struct {
    float x[MOST_INPUTS], lead, has;
    Worth thought;
} Record;

static _Thread_local Record records[MOST_PLAYERS][MOST_RECORDS];
static _Thread_local int recorded[MOST_PLAYERS];

/* As every learner sees it; of large tables only some of those who wait. */
static void record(const Table *t, int next, int replaced) {
    float hidden[MOST_HIDDEN];
    if (!training) return;
    for (int place = 0; place < players; place++)
        if (who[place] == LEARNER && recorded[place] < MOST_RECORDS && (place == next || players < 4 || below(players) < 2)) {
            Record *r = &records[place][recorded[place]++];
            look(t, place, (next - place + players) % players, replaced, r->x);
            r->lead = lead(t, place) / UNIT;
            r->has = has(t, place) / UNIT;
            r->thought = think(&nets[LEARNER], r->x, hidden);
        }
}

/* Every position should have been worth what came later: `trust` of what was thought at the next one counts. */
static int learn_from(const Table *end, float trust, int part) {
    int learned = 0;
    for (int place = 0; place < players; place++) {
        float won = lead(end, place) / UNIT, owns = has(end, place) / UNIT, hidden[MOST_HIDDEN];
        for (int i = recorded[place] - 1; i >= 0; i--, learned++) {
            Record *r = &records[place][i];
            Worth now = think(&nets[LEARNER], r->x, hidden);
            Worth wrong = {r->lead + now.lead - won, r->has + now.has - owns};
            wrongs[part] += wrong.lead * wrong.lead;
            looks[part]++;
            wrong = (Worth){bounded(wrong.lead), 0.3f * bounded(wrong.has)};
            learn(&nets[LEARNER], &slopes[part], r->x, hidden, wrong);
            won += trust * (r->lead + r->thought.lead - won);
            owns += trust * (r->has + r->thought.has - owns);
        }
    }
    return learned;
}

/* Plays the phase to its end. */
static void phase(Table *now) {
    Table then, fresh;
    int over = 0;
    record(now, 0, 0);
    fill(now);
    for (int turn = 0; !over && turn < MOST_TURNS; turn++) {
        int place = now->turn;
        float highest;
        record(now, place, 0);
        if (who[place] == SENSIBLE) over = sensible_turn(now, place);
        else {
            answer(now, place, &then, &over, &highest);
            if (replace(now, place, &fresh) > highest) {
                *now = fresh;
                record(now, place, 1);
                fill(now);
                record(now, place, 1);
                answer(now, place, &then, &over, &highest);
            }
            *now = then;
        }
        if (!over) {
            now->turn = (place + 1) % players;
            if (now->open < shown) record(now, now->turn, 0);
            fill(now);
        }
    }
}

static int practise(float trust, int part) {
    Table t;
    int learner = below(players), alike = below(2), one = opponents[below(100)];
    for (int i = 0; i < players; i++) who[i] = i == learner ? LEARNER : alike ? one : opponents[below(100)];
    memset(recorded, 0, sizeof recorded);
    deal(&t);
    phase(&t);
    return learn_from(&t, trust, part);
}

/* The same cards with the learner in one place and with a sensible player there, among sensible players. */
static void judge(int phases) {
    double all = 0, squared = 0;
    #pragma omp parallel for schedule(dynamic, 20) reduction(+ : all, squared)
    for (int n = 0; n < phases; n++) {
        Table dealt;
        float found[2];
        training = 0;
        chance = seeded(n, 1000);
        for (int i = 0; i < 5; i++) drawn();
        deal(&dealt);
        int learner = below(players);
        uint64_t then = chance;
        for (int by = SENSIBLE; by <= LEARNER; by++) {
            Table t = dealt;
            chance = then;
            for (int i = 0; i < players; i++) who[i] = i == learner ? by : SENSIBLE;
            phase(&t);
            found[by - SENSIBLE] = lead(&t, learner);
        }
        double gain = found[1] - found[0];
        all += gain;
        squared += gain * gain;
    }
    printf("   %+.0f dollars over the sensible player with the same cards, +-%.0f\n", all / phases, sqrt(squared) / phases);
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc != 7) return 2;
    players = atoi(argv[1]);
    shown = DISPLAY[players];
    long batches = atol(argv[2]) / PARTS, told = batches / 10 + 1;
    int seed = atoi(argv[3]);
    chance = seeded(seed, 0);
    if (!read_opponents(argv[6])) return 3;
    Table t;
    float x[MOST_INPUTS];
    deal(&t);
    begin_net(&nets[LEARNER], look(&t, 0, 0, 0, x), atoi(argv[4]), 0.27f);
    uint64_t chances[PARTS];
    for (int part = 0; part < PARTS; part++) chances[part] = seeded(seed, part + 1);
    for (long batch = 0; batch < batches; batch++) {
        double gone = (double)batch / batches;
        float rate = gone < 0.3 ? 1e-3f : gone < 0.6 ? 4e-4f : gone < 0.85 ? 1.5e-4f : 4e-5f;
        float between = players < 4 ? 3 : 1 + players / 3.0f; /* looks of one player from turn to turn */
        float trust = 1 - powf(gone < 0.3 ? 0.8f : 0.6f, 1 / between);
        int gathered = 0;
        astray = gone < 0.6 ? 30 : 200;
        #pragma omp parallel for schedule(dynamic, 1) reduction(+ : gathered)
        for (int part = 0; part < PARTS; part++) {
            training = 1;
            chance = chances[part];
            gathered += practise(trust, part);
            chances[part] = chance;
        }
        update(&nets[LEARNER], PARTS, gathered, rate);
        if (batch % told == told - 1) {
            printf("%d players, %ld phases: wrong by %.0f dollars\n", players, (batch + 1) * PARTS, told_wrong(PARTS));
            judge(1500);
            save(&nets[LEARNER], argv[5]);
        }
    }
    judge(6000);
    save(&nets[LEARNER], argv[5]);
    return 0;
}
