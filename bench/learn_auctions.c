/* Teaches a small network what auctions of Nimm den Zug will bring, by auctions that it plays against sensible players,
 * against itself, or against networks that have learned before.
 *
 * Built and started by bench/learn_auctions.py: learn PLAYERS GAMES SEED HIDDEN OUT OPPONENTS WAGONS. After every choice
 * it is told what the whole series of auctions brought in the end, as the network of the wagon phase judges it.
 */
#include "auctions.h"

enum { PARTS = 4, MOST_SEEN = 400, MOST_TRIES = 60 };

static Net wagons;
static _Thread_local int who[MOST_PLAYERS];

static int thinks(int seat) { return who[seat] != SENSIBLE; }

/* --- what is remembered, to learn from -------------------------------------------------------------------------------- */

typedef struct {
    float x[MOST_INPUTS], lead, best;
    int strayed;
} Seen;

static _Thread_local Seen seen[MOST_PLAYERS][MOST_SEEN];
static _Thread_local int seens[MOST_PLAYERS];
static _Thread_local int strayed; /* whether chance made the last choice */
static _Thread_local float missed; /* and what the best would have been worth */

static void stray_from(float best) {
    strayed = 1;
    missed = best;
}

static float value(const Floor *f, int p) {
    float x[MOST_INPUTS], hidden[MOST_HIDDEN];
    see(f, p, x);
    return lead_of(f, p) / UNIT + think(&nets[who[p]], x, hidden).lead;
}

static void remember(const Floor *f, int p) {
    if (!training || who[p] != LEARNER || seens[p] >= MOST_SEEN) return;
    Seen *r = &seen[p][seens[p]++];
    see(f, p, r->x);
    r->lead = lead_of(f, p) / UNIT;
    r->strayed = strayed;
    r->best = missed;
    strayed = 0;
}

/* Once in a series of auctions chance chooses for a learner: what was before should have been worth what the best choice
 * there promised, as what chance has made of it says nothing of how well one plays. At large tables, where many promises
 * are compared, the best of them is too rosy, and nothing is learned of what was before.
 */
enum { MOST_HOPEFUL = 4 }; /* players */
static _Thread_local int occasion[MOST_PLAYERS], stray_at[MOST_PLAYERS];
static _Thread_local float occasions[METHODS];
enum { ASTRAY = 70 }; /* of a hundred series */

static int strays(int q) { return training && who[q] == LEARNER && occasion[q]++ == stray_at[q]; }

static void may_stray(int method) {
    for (int q = 0; q < players; q++) {
        occasion[q] = 0;
        stray_at[q] = below(100) < ASTRAY ? below((int)(occasions[method] * 1.2f) + 2) : -1;
    }
}

static int wander(int q, int choices) { return choices && strays(q) ? below(choices) : -1; }

static _Thread_local int committed[MOST_PLAYERS]; /* up to where chance takes a seat that strays in bidding */

static void commit(const Floor *f) {
    for (int q = 0; q < players; q++) {
        committed[q] = NO_BID;
        if (f->owned[q] < TRAINS && strays(q)) committed[q] = (int)(worth(f, q, f->lot) * (0.1f + below(100) * 0.011f));
    }
}

/* --- goals that are met at once -------------------------------------------------------------------------------------- */

static int loco_goals(const Floor *f, int seat) {
    int drives[3] = {0}, met = 0, fast = 0, slow = 9999;
    for (int q = 0; q < players; q++)
        for (int i = 0; i < f->owned[q]; i++) {
            int s = SPEED[f->loco[q][i]];
            if (s > fast) fast = s;
            if (s < slow) slow = s;
        }
    for (int i = 0; i < f->owned[seat]; i++) {
        int l = f->loco[seat][i];
        drives[DRIVE[l]]++;
        if (SPEED[l] == fast) met |= 1 << FASTEST;
        if (SPEED[l] == slow) met |= 1 << SLOWEST;
    }
    for (int d = 0; d < 3; d++)
        if (drives[d] >= 3) met |= 1 << OF_DRIVE[d];
    if (drives[0] && drives[1] && drives[2]) met |= 1 << EACH_DRIVE;
    return met;
}

static _Thread_local int viewer; /* whoever imagines this, and knows only their own goals; or NOBODY: it is so */

static void cash(Floor *f) {
    for (int q = 0; q < players; q++) {
        if (viewer != NOBODY && q != viewer) continue;
        int met = loco_goals(f, q) & f->goals[q];
        for (int g = 0; g < ALL_GOALS; g++)
            if (met >> g & 1) {
                f->money[q] += GOAL_BONUS[g];
                f->goals[q] &= ~(1 << g);
            }
    }
}

static void own(Floor *f, int seat, int loco, int price) {
    f->money[seat] -= price;
    f->loco[seat][f->owned[seat]++] = loco;
    for (int i = 0; i < f->reveals; i++)
        if (f->shown[i] == loco) {
            f->shown[i] = f->shown[--f->reveals];
            break;
        }
    cash(f);
}

static void end_auction(Floor *f) {
    for (int i = 0; i < f->reveals; i++) f->aside[f->asides++] = f->shown[i];
    f->reveals = 0;
    f->lot = NO_LOT;
    f->leader = -1;
    f->turn = -1;
    f->bid = f->passed = 0;
    f->ordered = 0;
    for (int q = 0; q < players; q++) f->bids[q] = f->pending[q] = -1;
    f->stage = BETWEEN;
    for (int i = 1; i <= players; i++) {
        int q = (f->starter + i) % players;
        if (f->method == CHOICE || f->owned[q] < TRAINS) {
            f->starter = q;
            break;
        }
    }
}

static void sell(Floor *f, int seat, int price) {
    own(f, seat, f->lot, price);
    end_auction(f);
}

/* --- auctions -------------------------------------------------------------------------------------------------------- */

static void reveal(Floor *f, int wanted) {
    while (f->reveals < wanted) {
        if (!f->stacked) {
            if (!f->asides) return;
            memcpy(f->stack, f->aside, sizeof f->stack);
            f->stacked = f->asides;
            f->asides = 0;
            shuffle(f->stack, f->stacked);
        }
        int loco = f->stack[--f->stacked];
        f->shown[f->reveals++] = loco;
        f->seen |= 1 << loco;
    }
}

static int cheapest_of(const int *locos, int n) {
    int found = 99999;
    for (int i = 0; i < n; i++)
        if (POWER[locos[i]] < found) found = POWER[locos[i]];
    return found;
}

static int pick(Floor *f, int seat) {
    int best = NO_LOT, choices = 0, found[LOCOS];
    float highest = -1e9f;
    for (int i = 0; i < f->reveals; i++)
        if (POWER[f->shown[i]] <= f->money[seat]) found[choices++] = f->shown[i];
    int stray = thinks(seat) ? wander(seat, choices) : -1;
    for (int i = 0; i < choices; i++) {
        float v = SHARE * worth(f, seat, found[i]) - POWER[found[i]];
        if (thinks(seat)) {
            Floor t = *f;
            t.lot = found[i];
            t.stage = PICKED;
            v = value(&t, seat);
        }
        if (v > highest) {
            highest = v;
            best = found[i];
        }
    }
    if (stray < 0) return best;
    stray_from(highest);
    return found[stray];
}

static int next_bidder(const Floor *f, int seat) {
    for (int i = 1; i < players; i++) {
        int q = (seat + i) % players;
        if (f->owned[q] < TRAINS && q != f->leader && !(f->passed >> q & 1)) return q;
    }
    return -1;
}

static void after_bid(Floor *f, int seat, int raise) {
    if (raise) {
        f->bid += LEAST_RAISE;
        f->leader = seat;
    } else f->passed |= 1 << seat;
    f->turn = next_bidder(f, seat);
    if (f->turn < 0) sell(f, f->leader, f->bid);
}

static int wants_more(const Floor *f, int seat) { /* the sensible player */
    int bid = f->bid + LEAST_RAISE;
    return bid <= f->money[seat] && bid <= most_for(f, seat, f->lot, SHARE);
}

/* Whether a learner goes on: by what follows from it, or as chance has committed it. */
static int goes_on(const Floor *f, int seat, float on, float off) {
    int up = on > off;
    if (committed[seat] == NO_BID || (f->bid + LEAST_RAISE <= committed[seat]) == up) return up;
    stray_from(up ? on : off);
    return !up;
}

static float after(const Floor *f, int seat, int raise) {
    Floor t = *f;
    viewer = seat;
    after_bid(&t, seat, raise);
    float v = value(&t, seat);
    viewer = NOBODY;
    return v;
}

static void in_turn(Floor *f) {
    f->bid = POWER[f->lot];
    f->leader = f->starter;
    f->passed = 0;
    f->stage = BIDDING;
    commit(f);
    f->turn = next_bidder(f, f->leader);
    if (f->turn == NOBODY) sell(f, f->leader, f->bid);
    while (f->stage == BIDDING) {
        int seat = f->turn, able = f->bid + LEAST_RAISE <= f->money[seat];
        if (!thinks(seat)) after_bid(f, seat, wants_more(f, seat));
        else {
            after_bid(f, seat, able && goes_on(f, seat, after(f, seat, 1), after(f, seat, 0)));
            remember(f, seat);
        }
    }
}

static int namer(const Floor *f, int tied) { /* whom the starter names */
    int j = f->starter;
    if (tied >> j & 1) return j;
    int best = -1;
    for (int q = 0; q < players; q++)
        if (tied >> q & 1 && (best < 0 || f->owned[q] > f->owned[best])) best = q;
    return best;
}

static void open_cry(Floor *f) {
    int callers = 1;
    f->bid = POWER[f->lot];
    f->leader = f->starter;
    f->passed = 0;
    f->stage = COUNTING;
    commit(f);
    while (callers) {
        callers = 0;
        for (int q = 0; q < players; q++) {
            if (f->owned[q] >= TRAINS || q == f->leader) continue;
            if (!thinks(q)) {
                callers |= wants_more(f, q) << q;
                continue;
            }
            Floor waits = *f, calls = *f;
            waits.pending[q] = 0;
            calls.pending[q] = f->bid + LEAST_RAISE;
            int up = f->bid + LEAST_RAISE <= f->money[q] && goes_on(f, q, value(&calls, q), value(&waits, q));
            callers |= up << q;
            remember(up ? &calls : &waits, q);
        }
        if (callers) {
            f->bid += LEAST_RAISE;
            f->leader = namer(f, callers);
        }
    }
    sell(f, f->leader, f->bid);
}

/* By chance: near the best, or anything that might make sense. */
static int stray_sum(const Floor *f, int seat, int best, int low, int high) {
    int steps = (high - low) / LEAST_RAISE + 1, sum = low + below(steps < 30 ? steps : 30) * LEAST_RAISE;
    if (below(2)) sum = best + (below(7) - 3) * LEAST_RAISE;
    else if (f->stage == SEALED_BID) sum = nearest(worth(f, seat, f->lot) * (0.1f + below(100) * 0.011f), low, high);
    return sum < low ? low : sum > high ? high : sum;
}

static int best_sum(const Floor *f, int seat, int low, int high) {
    int best = low, most = f->stage == CHOICE_BID ? 1000 : 2600;
    float highest = -1e9f;
    Floor t = *f;
    low = (low + LEAST_RAISE - 1) / LEAST_RAISE * LEAST_RAISE;
    high = high / LEAST_RAISE * LEAST_RAISE;
    if (high > most) high = most > low ? most : low;
    for (int sum = low; sum <= high; sum += sum < 1500 ? LEAST_RAISE : 2 * LEAST_RAISE) {
        t.pending[seat] = sum;
        float v = value(&t, seat);
        if (v > highest) {
            highest = v;
            best = sum;
        }
    }
    if (wander(seat, 1) < 0) return best;
    stray_from(highest);
    return stray_sum(f, seat, best, low, high);
}

static void gather_sums(Floor *f) {
    int sums[MOST_PLAYERS];
    for (int q = 0; q < players; q++) {
        sums[q] = -1;
        if (f->stage != CHOICE_BID && f->owned[q] >= TRAINS) continue;
        int low = f->stage == SEALED_BID && q == f->starter ? POWER[f->lot] : 0;
        int high = f->money[q] - (f->stage == SECOND_BID ? f->bids[q] : 0);
        if (thinks(q)) {
            sums[q] = best_sum(f, q, low, high);
            Floor t = *f;
            t.pending[q] = sums[q];
            remember(&t, q);
        } else {
            float want = f->stage == SEALED_BID ? first_sealed(f, q) : f->stage == SECOND_BID ? second_sealed(f, q)
                : choice_sum(f, q, TRAINS - f->stacked / players - 1);
            sums[q] = nearest(want, low, high);
        }
    }
    for (int q = 0; q < players; q++)
        if (sums[q] >= 0) f->bids[q] = (f->stage == SECOND_BID ? f->bids[q] : 0) + sums[q];
}

static void sealed(Floor *f) {
    f->stage = SEALED_BID;
    f->bid = 0;
    gather_sums(f);
    if (f->method == DOUBLE_SEALED) {
        f->stage = SECOND_BID;
        gather_sums(f);
    }
    int top = -1, tied = 0;
    for (int q = 0; q < players; q++)
        if (f->bids[q] > top) top = f->bids[q];
    for (int q = 0; q < players; q++)
        if (f->bids[q] == top) tied |= 1 << q;
    sell(f, namer(f, tied), top);
}

static void take_turn(Floor *f, int seat, int at, int loco) {
    if (loco >= 0) own(f, seat, loco, f->bids[seat] + POWER[loco]);
    if (at + 1 < players) f->turn = f->order[at + 1];
    else end_auction(f);
}

static void choose(Floor *f, int seat) {
    int money = f->money[seat] - f->bids[seat], best = NO_LOT, found[LOCOS], n = 0, at = 0;
    float highest = -1e9f;
    for (int i = 0; i < f->reveals; i++)
        if (POWER[f->shown[i]] <= money) found[n++] = f->shown[i];
    int stray = thinks(seat) ? wander(seat, n) : -1;
    while (f->order[at] != seat) at++;
    for (int i = 0; i < n; i++) {
        int price = POWER[found[i]] + f->bids[seat], missing = TRAINS - f->owned[seat] - 1;
        int shortage = 250 * missing - (f->money[seat] - price);
        float v = worth(f, seat, found[i]) - price - (shortage > 0 ? shortage : 0);
        if (thinks(seat)) {
            Floor t = *f;
            viewer = seat;
            take_turn(&t, seat, at, found[i]);
            v = value(&t, seat);
            viewer = NOBODY;
        }
        if (v > highest) {
            highest = v;
            best = found[i];
        }
    }
    if (stray >= 0) {
        stray_from(highest);
        best = found[stray];
    }
    take_turn(f, seat, at, best);
    if (thinks(seat)) remember(f, seat);
}

static void first_choice(Floor *f) {
    while (f->stacked >= players) {
        int cards[MOST_PLAYERS];
        for (int i = 0; i < players; i++) cards[i] = f->stack[--f->stacked];
        f->stage = CHOICE_BID;
        gather_sums(f);
        f->ordered = 0;
        int done = 0;
        while (f->ordered < players) {
            int top = -1, tied = 0;
            for (int q = 0; q < players; q++)
                if (!(done >> q & 1) && f->bids[q] > top) top = f->bids[q];
            for (int q = 0; q < players; q++)
                if (!(done >> q & 1) && f->bids[q] == top) tied |= 1 << q;
            int q = namer(f, tied);
            done |= 1 << q;
            f->order[f->ordered++] = q;
        }
        for (int i = 0; i < players; i++) {
            f->shown[f->reveals++] = cards[i];
            f->seen |= 1 << cards[i];
        }
        f->stage = CHOOSING;
        f->turn = f->order[0];
        int order[MOST_PLAYERS];
        memcpy(order, f->order, sizeof order);
        for (int i = 0; i < players; i++) choose(f, order[i]);
    }
}

static float end_value(const Floor *f, int seat);

static void last_bidder(Floor *f, int seat) {
    int pool[LOCOS], n = 0, best = -1;
    float highest;
    for (int i = 0; i < f->stacked; i++) pool[n++] = f->stack[i];
    for (int i = 0; i < f->asides; i++) pool[n++] = f->aside[i];
    f->stacked = f->asides = 0;
    highest = thinks(seat) ? end_value(f, seat) : 0; /* declining */
    for (int i = 0; i < n; i++) {
        if (POWER[pool[i]] > f->money[seat]) continue;
        float v;
        if (thinks(seat)) {
            Floor t = *f;
            viewer = seat;
            own(&t, seat, pool[i], POWER[pool[i]]);
            v = end_value(&t, seat);
            viewer = NOBODY;
        } else v = worth(f, seat, pool[i]) - POWER[pool[i]];
        if (v > highest) {
            highest = v;
            best = pool[i];
        }
    }
    if (best >= 0) own(f, seat, best, POWER[best]);
}

static void lots(Floor *f) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
        int still = 0, one = -1;
        for (int q = 0; q < players; q++)
            if (f->owned[q] < TRAINS) {
                still++;
                one = q;
            }
        if (!still || f->stacked + f->asides == 0) return;
        int a = cheapest_of(f->stack, f->stacked), b = cheapest_of(f->aside, f->asides), payers = 0;
        int cheap = a < b ? a : b;
        for (int q = 0; q < players; q++) payers += f->owned[q] < TRAINS && f->money[q] >= cheap;
        if (!payers) return;
        if (f->method != OPEN && still == 1) {
            last_bidder(f, one);
            return;
        }
        while (f->owned[f->starter] >= TRAINS) f->starter = (f->starter + 1) % players;
        reveal(f, f->method == OPEN ? 1 : 3);
        cheap = cheapest_of(f->shown, f->reveals);
        int starter = -1;
        for (int i = 0; i < players && starter < 0; i++) {
            int q = (f->starter + i) % players;
            if (f->owned[q] < TRAINS && f->money[q] >= cheap) starter = q;
        }
        if (starter < 0) {
            end_auction(f);
            continue;
        }
        f->starter = starter;
        if (f->method == OPEN) f->lot = f->shown[0];
        else f->lot = pick(f, starter);
        f->stage = PICKED;
        if (thinks(starter) && f->method != OPEN) remember(f, starter);
        if (f->method == TURN) in_turn(f);
        else if (f->method == OPEN) open_cry(f);
        else sealed(f);
    }
}

/* --- the draft ------------------------------------------------------------------------------------------------------- */

/* As if this card were kept and the others passed on. */
static Floor keeping(const Floor *f, int seat, int card) {
    Floor t = *f;
    int n = f->in_hand[seat];
    t.loco[seat][t.owned[seat]++] = t.hand[seat][card];
    t.reveals = t.seen = 0;
    for (int i = 0; i < t.owned[seat]; i++) t.seen |= 1 << t.loco[seat][i];
    for (int i = 0; i < n; i++) {
        t.seen |= 1 << t.hand[seat][i];
        if (i != card) t.shown[t.reveals++] = t.hand[seat][i];
    }
    t.stage = n == TRAINS ? KEPT_ONE : KEPT_TWO;
    return t;
}

static void keep(Floor *f, int seat) {
    int n = f->in_hand[seat], best = 0, stray = thinks(seat) ? wander(seat, n) : -1, locos[TRAINS];
    float highest = -1e9f;
    memcpy(locos, f->loco[seat], sizeof locos);
    for (int i = 0; i < n; i++) {
        locos[f->owned[seat]] = f->hand[seat][i];
        float v = sensible_draft(f, seat, locos, f->owned[seat] + 1);
        if (thinks(seat)) {
            Floor t = keeping(f, seat, i);
            v = value(&t, seat);
        }
        if (v > highest) {
            highest = v;
            best = i;
        }
    }
    if (stray >= 0) {
        stray_from(highest);
        best = stray;
    }
    if (thinks(seat)) {
        Floor t = keeping(f, seat, best);
        remember(&t, seat);
    }
    f->loco[seat][f->owned[seat]++] = f->hand[seat][best];
    f->hand[seat][best] = f->hand[seat][--f->in_hand[seat]];
}

static int draft_price(const int *locos, int n) {
    int power = 0, highest = 0;
    for (int i = 0; i < n; i++) {
        power += POWER[locos[i]];
        if (MULTIPLIER[locos[i]] > highest) highest = MULTIPLIER[locos[i]];
    }
    return power * highest;
}

static float staying(const Floor *f, int seat, const int *locos, int n) {
    if (!n) return 0;
    int price = draft_price(locos, n);
    if (price <= f->money[seat]) {
        float v = -price;
        for (int i = 0; i < n; i++) v += worth(f, seat, locos[i]);
        return v;
    }
    float best = 0;
    for (int i = 0; i < n; i++) {
        int left[TRAINS], m = 0;
        for (int j = 0; j < n; j++)
            if (j != i) left[m++] = locos[j];
        float v = staying(f, seat, left, m);
        if (v > best) best = v;
    }
    return best;
}

static void draft(Floor *f) {
    for (int q = 0; q < players; q++) {
        f->in_hand[q] = TRAINS;
        for (int i = 0; i < TRAINS; i++) f->hand[q][i] = f->stack[--f->stacked];
    }
    for (int n = TRAINS; n > 1; n--) {
        for (int q = 0; q < players; q++) keep(f, q);
        int hands[MOST_PLAYERS][TRAINS];
        memcpy(hands, f->hand, sizeof hands);
        for (int q = 0; q < players; q++) memcpy(f->hand[(q + 1) % players], hands[q], sizeof hands[q]);
    }
    for (int q = 0; q < players; q++) f->loco[q][f->owned[q]++] = f->hand[q][0];
    f->stage = BETWEEN;
    for (int q = 0; q < players; q++) {
        /* the sensible choice of what is turned over, for everybody */
        while (draft_price(f->loco[q], f->owned[q]) > f->money[q]) {
            int n = f->owned[q], best = 0;
            float highest = -1e9f;
            for (int i = 0; i < n; i++) {
                int left[TRAINS], m = 0;
                for (int j = 0; j < n; j++)
                    if (j != i) left[m++] = f->loco[q][j];
                float v = staying(f, q, left, m);
                if (v > highest) {
                    highest = v;
                    best = i;
                }
            }
            for (int j = best; j + 1 < n; j++) f->loco[q][j] = f->loco[q][j + 1];
            f->owned[q]--;
        }
        f->money[q] -= draft_price(f->loco[q], f->owned[q]);
    }
    cash(f);
}

/* --- a round --------------------------------------------------------------------------------------------------------- */

static void trains_of(const Floor *f, Table *t, int *place_of) {
    int power[MOST_PLAYERS], placed = 0;
    memset(t, 0, sizeof *t);
    for (int q = 0; q < players; q++) power[q] = power_of(f, q);
    for (int place = 0; place < players; place++) {
        int next = -1;
        for (int q = 0; q < players; q++)
            if (!(placed >> q & 1) && (next < 0 || power[q] > power[next])) next = q;
        placed |= 1 << next;
        place_of[next] = place;
        Player *p = &t->player[place];
        for (int i = 0; i < TRAINS; i++) {
            p->kind[i] = -1;
            p->substitute[i] = i >= f->owned[next];
            p->factor[i] = i < f->owned[next] ? MULTIPLIER[f->loco[next][i]] : 0;
        }
        for (int a = 0; a < TRAINS; a++)
            for (int b = a + 1; b < TRAINS; b++)
                if (p->factor[b] > p->factor[a]) {
                    int factor = p->factor[a];
                    p->factor[a] = p->factor[b];
                    p->factor[b] = factor;
                }
        for (int i = 0; i < TRAINS; i++) p->substitute[i] = p->factor[i] == 0;
        for (int g = 0; g < ALL_GOALS; g++)
            if (f->goals[next] >> g & 1 && OF_WAGONS[g] >= 0) p->goals |= 1 << OF_WAGONS[g];
        p->money = f->money[next];
        p->price = players == 2 ? PRICE_FOR_TWO[place] : PRICE[place];
    }
    for (int card = 0; card < CARDS; card++) {
        t->stack[t->stacked++] = card;
        count(t, card, 1);
    }
    t->last_wagon = LAST_WAGON;
}

static float order_bonus(const Floor *f, int seat, int place) {
    float found = 0;
    if (f->goals[seat] >> FIRST_GOAL & 1 && place == 0) found += GOAL_BONUS[FIRST_GOAL];
    if (f->goals[seat] >> LAST_GOAL & 1 && place == players - 1) found += GOAL_BONUS[LAST_GOAL];
    return found;
}

static float later_goals(const Floor *f, int seat, int place) {
    float found = 0;
    for (int g = 0; g < ALL_GOALS; g++)
        if (f->goals[seat] >> g & 1) {
            if (g == FIRST_GOAL && place == 0) continue;
            if (g == LAST_GOAL && place == players - 1) continue;
            found += GOAL_BONUS[g] * WORTH_KEEPING[g] * (3 - f->round) / 3.0f * (OF_WAGONS[g] >= 0 ? 0.55f : 1);
        }
    return found;
}

/* The lead that a seat can expect at the end of the round, in units. */
static float end_value(const Floor *f, int seat) {
    Table t;
    int place[MOST_PLAYERS];
    float x[MOST_INPUTS], hidden[MOST_HIDDEN];
    trains_of(f, &t, place);
    look(&t, place[seat], (0 - place[seat] + players) % players, 0, x);
    float v = lead(&t, place[seat]) / UNIT + think(&wagons, x, hidden).lead;
    return v + (order_bonus(f, seat, place[seat]) + later_goals(f, seat, place[seat])) / UNIT;
}

static void begin(Floor *f, int method, int start) {
    int locos[LOCOS];
    for (int i = 0; i < LOCOS; i++) locos[i] = i;
    shuffle(locos, LOCOS);
    memset(f->owned, 0, sizeof f->owned);
    f->method = method;
    f->seen = f->asides = f->reveals = f->stacked = 0;
    for (int i = 0; i < TRAINS * players; i++) f->stack[f->stacked++] = locos[i];
    f->starter = start;
    f->lot = NO_LOT;
    f->leader = f->turn = -1;
    f->bid = f->passed = f->ordered = 0;
    f->stage = BETWEEN;
    for (int q = 0; q < players; q++) f->bids[q] = f->pending[q] = -1;
}

static void hold(Floor *f) {
    if (f->method == DRAFT) draft(f);
    else if (f->method == CHOICE) first_choice(f);
    else lots(f);
}

static float gaussian(void) {
    float s = -6;
    for (int i = 0; i < 12; i++) s += below(1 << 20) / (float)(1 << 20);
    return s;
}

/* Money and goals after a wagon phase, roughly. */
static void pay_out(Floor *f) {
    Table t;
    int place[MOST_PLAYERS];
    trains_of(f, &t, place);
    for (int q = 0; q < players; q++) {
        float x[MOST_INPUTS], hidden[MOST_HIDDEN];
        look(&t, place[q], (0 - place[q] + players) % players, 0, x);
        float gets = think(&wagons, x, hidden).has * UNIT + 1100 * gaussian() + order_bonus(f, q, place[q]);
        if (gets < 0) gets = 0;
        f->money[q] += (int)gets / 50 * 50;
        if (place[q] == 0) f->goals[q] &= ~(1 << FIRST_GOAL);
        if (place[q] == players - 1) f->goals[q] &= ~(1 << LAST_GOAL);
        for (int g = 0; g < ALL_GOALS; g++)
            if (OF_WAGONS[g] >= 0 && below(100) < 35) f->goals[q] &= ~(1 << g);
    }
}

/* --- learning -------------------------------------------------------------------------------------------------------- */

static int learn_from(const Floor *end, int part) {
    int learned = 0;
    for (int p = 0; p < players; p++) {
        if (!seens[p]) continue;
        float won = end_value(end, p), hidden[MOST_HIDDEN];
        for (int i = seens[p] - 1; i >= 0; i--) {
            Seen *r = &seen[p][i];
            Worth wrong = {r->lead + think(&nets[LEARNER], r->x, hidden).lead - won, 0};
            learned++;
            wrongs[part] += wrong.lead * wrong.lead;
            looks[part]++;
            wrong.lead = bounded(wrong.lead);
            learn(&nets[LEARNER], &slopes[part], r->x, hidden, wrong);
            if (r->strayed && players > MOST_HOPEFUL) break;
            if (r->strayed) won = r->best;
        }
    }
    return learned;
}

static void deal_goals(Floor *f, int in_ten) {
    int tiles[ALL_GOALS];
    for (int i = 0; i < ALL_GOALS; i++) tiles[i] = i;
    shuffle(tiles, ALL_GOALS);
    for (int i = 0; i < TRAINS * players; i++)
        if (below(10) < in_ten) f->goals[i / TRAINS] |= 1 << tiles[i];
}

/* One game: three series of auctions, and roughly what the trains bring between them. */
static int practise(int part) {
    Floor f;
    int start = below(players), methods[METHODS] = {0, 1, 2, 3, 4, 5}, learned = 0;
    shuffle(methods, METHODS);
    memset(&f, 0, sizeof f);
    for (int q = 0; q < players; q++) f.money[q] = START_MONEY;
    deal_goals(&f, 10);
    int learner = below(players), alike = below(2), one = opponents[below(100)];
    for (int q = 0; q < players; q++) who[q] = q == learner ? LEARNER : alike ? one : opponents[below(100)];
    for (f.round = 1; f.round <= 3; f.round++) {
        memset(seens, 0, sizeof seens);
        begin(&f, methods[f.round - 1], (start + f.round - 1) % players);
        may_stray(f.method);
        hold(&f);
        for (int q = 0; q < players; q++)
            if (who[q] == LEARNER) occasions[f.method] += 0.01f * (occasion[q] - occasions[f.method]);
        learned += learn_from(&f, part);
        pay_out(&f);
    }
    return learned;
}

/* The same deals with the learner in one seat and with another there, among others like that. */
static void judge(int rounds, int others) {
    double gain[METHODS] = {0}, times[METHODS] = {0}, all = 0, squared = 0;
    #pragma omp parallel for schedule(dynamic, 100) reduction(+ : gain, times, all, squared)
    for (int n = 0; n < rounds; n++) {
        Floor dealt;
        float found[2];
        training = 0;
        viewer = NOBODY;
        chance = seeded(n, 1000);
        for (int i = 0; i < 5; i++) drawn();
        memset(&dealt, 0, sizeof dealt);
        dealt.round = 1 + below(3);
        int learner = below(players);
        for (int q = 0; q < players; q++)
            dealt.money[q] = dealt.round == 1 ? START_MONEY : START_MONEY + dealt.round * 1700 - 4200 + below(50) * 100;
        deal_goals(&dealt, dealt.round == 1 ? 10 : dealt.round == 2 ? 7 : 5);
        begin(&dealt, below(METHODS), below(players));
        uint64_t then = chance;
        for (int by = 0; by < 2; by++) {
            Floor f = dealt;
            chance = then;
            for (int q = 0; q < players; q++) who[q] = q == learner && by ? LEARNER : others;
            hold(&f);
            who[learner] = LEARNER;
            found[by] = end_value(&f, learner) * UNIT;
        }
        double more = found[1] - found[0];
        gain[dealt.method] += more;
        times[dealt.method]++;
        all += more;
        squared += more * more;
    }
    printf("   %+.0f dollars a round among %s, +-%.0f;", all / rounds, others == SENSIBLE ? "sensible players" : "others",
           sqrt(squared) / rounds);
    for (int m = 0; m < METHODS; m++) printf(" %+.0f", gain[m] / times[m]);
    printf("\n");
    fflush(stdout);
}

static void judge_all(int rounds) {
    judge(rounds, SENSIBLE);
    for (int k = 1; k < known_nets; k++) judge(rounds, k);
}

int main(int argc, char **argv) {
    if (argc != 8) return 2;
    players = atoi(argv[1]);
    shown = DISPLAY[players];
    long batches = atol(argv[2]) / PARTS, told = batches / 10 + 1;
    int seed = atoi(argv[3]);
    chance = seeded(seed, 0);
    if (!read_opponents(argv[6]) || !read_net(&wagons, argv[7])) return 3;
    Floor f;
    float x[MOST_INPUTS];
    memset(&f, 0, sizeof f);
    f.round = 1;
    begin(&f, TURN, 0);
    begin_net(&nets[LEARNER], see(&f, 0, x), atoi(argv[4]), 0.2f);
    uint64_t chances[PARTS];
    float occasions_of[PARTS][METHODS];
    for (int part = 0; part < PARTS; part++) {
        chances[part] = seeded(seed, part + 1);
        for (int m = 0; m < METHODS; m++) occasions_of[part][m] = m == DRAFT ? 2 : m == CHOICE ? 6 : 10;
    }
    for (long batch = 0; batch < batches; batch++) {
        double gone = (double)batch / batches;
        float rate = gone < 0.4 ? 2e-3f : gone < 0.7 ? 7e-4f : gone < 0.9 ? 2e-4f : 4e-5f;
        int gathered = 0;
        #pragma omp parallel for schedule(dynamic, 1) reduction(+ : gathered)
        for (int part = 0; part < PARTS; part++) {
            training = 1;
            viewer = NOBODY;
            chance = chances[part];
            memcpy(occasions, occasions_of[part], sizeof occasions);
            gathered += practise(part);
            memcpy(occasions_of[part], occasions, sizeof occasions);
            chances[part] = chance;
        }
        update(&nets[LEARNER], PARTS, gathered, rate);
        if (batch % told == told - 1) {
            printf("%d players, %ld games: wrong by %.0f dollars\n", players, (batch + 1) * PARTS, told_wrong(PARTS));
            judge_all(6000);
            save(&nets[LEARNER], argv[5]);
        }
    }
    judge_all(40000);
    save(&nets[LEARNER], argv[5]);
    return 0;
}
