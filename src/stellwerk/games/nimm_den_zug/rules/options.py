"""What is chosen when a table is opened: variants, the component file, and a ruling on every open doubt."""

from typing import Final

from stellwerk.kernel.game import Option

OPTIONS: Final = (
    Option("components", ("standard",), "standard", "components", "D25", "NZ-1.1"),
    Option("start", ("random", *[f"seat-{n}" for n in range(1, 7)]), "random", "variant", "D2", "NZ-2.6"),
    Option("show-money", ("off", "on"), "off", "variant", "", "NZ-2.4"),
    Option("open-auction", ("counts", "quick", "timed"), "counts", "variant", "", "NZ-9.4"),
    Option("count-ms", ("1000", "1500", "2000", "3000"), "1500", "variant", "", "NZ-9.4"),
    Option("starter-cannot-pay", ("stand-in", "skipped"), "stand-in", "ruling", "D3", "NZ-4.9"),
    Option("last-bidder", ("one", "until-three"), "one", "ruling", "D4", "NZ-5.9"),
    Option("short-stack", ("complete", "rest-only"), "complete", "ruling", "D5", "NZ-5.10"),
    Option("choice-unpayable", ("bid-returned", "bid-lost"), "bid-returned", "ruling", "D6", "NZ-8.6"),
    Option("draft-flip", ("recompute", "once"), "recompute", "ruling", "D7", "NZ-10.6"),
    Option("plus-on-substitute", ("refused", "allowed"), "refused", "ruling", "D9", "NZ-13.3"),
    Option("order-tie", ("speeds", "random"), "speeds", "ruling", "D10", "NZ-11.2"),
    Option("replace-times", ("once", "unlimited"), "once", "ruling", "D11", "NZ-12.7"),
    Option("replace-take", ("any", "new"), "any", "ruling", "D12", "NZ-12.8"),
    Option("replace-pass", ("counts", "resets"), "counts", "ruling", "D13", "NZ-12.11"),
    Option("longer-slot", ("refilled", "blocks"), "refilled", "ruling", "D14", "NZ-13.2"),
    Option("goals-in-auctions", ("allowed", "later"), "allowed", "ruling", "D16", "NZ-15.1"),
    Option("special-goal", ("turn", "later"), "turn", "ruling", "D17", "NZ-15.4"),
    Option("bin-specials", ("discarded", "stay"), "discarded", "ruling", "D18", "NZ-13.1"),
    Option("empty-stack", ("used-stay-out", "reshuffle", "no-refill"), "used-stay-out", "ruling", "D19", "NZ-12.12"),
    Option("method", ("drawn", "chosen"), "drawn", "ruling", "D20", "NZ-3.2"),
    Option("raise", ("50", "100"), "50", "ruling", "D21", "NZ-5.3"),
    Option("stand-in", ("full", "opens-only"), "full", "ruling", "D22", "NZ-4.7"),
    Option("replace-price", ("flat", "per-card"), "flat", "ruling", "D23", "NZ-12.6"),
    Option("goals-dealt", ("blind", "draft"), "blind", "ruling", "D24", "NZ-2.5"),
    Option("alone", ("three-locos", "too-poor"), "three-locos", "ruling", "D26", "NZ-5.9"),
    Option("first-last", ("wagons", "starter"), "wagons", "ruling", "D27", "NZ-15.5"),
    Option("unclaimed", ("cashed", "lost"), "cashed", "ruling", "D28", "NZ-15.8"),
)
