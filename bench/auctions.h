/* The auctions of Nimm den Zug as they lie on the table: what a player sees of them as numbers, and what the sensible
 * player bids.
 *
 * The order of the numbers is that of `Auctions.look` in the game's mind/auctions.py; the sensible player bids as its
 * mind/bidding.py does.
 */
#include "trains.h"

enum { TURN, SEALED, DOUBLE_SEALED, CHOICE, OPEN, DRAFT, METHODS };
enum { BETWEEN, PICKED, BIDDING, COUNTING, SEALED_BID, SECOND_BID, CHOICE_BID, CHOOSING, KEPT_ONE, KEPT_TWO, STAGES };
enum { FIRST_GOAL = 3, LAST_GOAL = 4, EACH_DRIVE = 15, FASTEST = 16, SLOWEST = 17 };
enum { LEAST_RAISE = 50, NO_LOT = -1, NOBODY = -1, NO_BID = -1 };
static const int OF_DRIVE[3] = {13, 12, 14};
static const float SHARE = 0.62f, SHADE = 0.5f;

typedef struct {
    int method, stage, round, starter;
    int money[MOST_PLAYERS], owned[MOST_PLAYERS], loco[MOST_PLAYERS][TRAINS], goals[MOST_PLAYERS];
    int stack[LOCOS], stacked, aside[LOCOS], asides, seen, shown[LOCOS], reveals;
    int lot, bid, leader, passed, turn;
    int pending[MOST_PLAYERS]; /* a bid that is not shown yet */
    int bids[MOST_PLAYERS];    /* shown */
    int order[MOST_PLAYERS], ordered;
    int hand[MOST_PLAYERS][TRAINS], in_hand[MOST_PLAYERS];
} Floor;

/* --- the sensible player: mind/bidding.py, mind/judgement.py --------------------------------------------------------- */

static float goal_help(const Floor *f, int seat, int loco) {
    int goals = f->goals[seat], drives[3] = {0}, drive = DRIVE[loco], n = f->owned[seat], kinds = 0;
    if (!goals) return 0;
    for (int i = 0; i < n; i++) drives[DRIVE[f->loco[seat][i]]]++;
    for (int d = 0; d < 3; d++) kinds += drives[d] > 0;
    float chance = n == 0 ? 0.12f : n == 1 ? 0.35f : 1.0f, more = 0;
    if (goals >> OF_DRIVE[drive] & 1 && drives[drive] == n) more += GOAL_BONUS[OF_DRIVE[drive]] * chance;
    if (goals >> EACH_DRIVE & 1 && !drives[drive] && kinds == n) more += GOAL_BONUS[EACH_DRIVE] * chance;
    if (goals >> FASTEST & 1 && SPEED[loco] >= TOP_SPEED) more += GOAL_BONUS[FASTEST] * 0.7f;
    if (goals >> SLOWEST & 1 && SPEED[loco] <= LOW_SPEED) more += GOAL_BONUS[SLOWEST] * 0.7f;
    return more;
}

static float plain_worth(int loco) { return EARNS[MULTIPLIER[loco]][players] - EARNS[0][players] + POWER[loco] * 0.15f; }
static float worth(const Floor *f, int seat, int loco) { return plain_worth(loco) + goal_help(f, seat, loco); }

static float most_for(const Floor *f, int seat, int loco, float share) {
    int missing = TRAINS - f->owned[seat];
    float kept = 250.0f * (missing > 1 ? missing - 1 : 0);
    float mood = ((seat * 37 + loco * 11 + f->round * 5) % 17 - 8) * 0.008f;
    float a = worth(f, seat, loco) * (share + mood), b = f->money[seat] - kept;
    return a < b ? a : b;
}

static float first_sealed(const Floor *f, int seat) {
    float most = most_for(f, seat, f->lot, SHADE);
    if (f->method == DOUBLE_SEALED) most *= 0.55f;
    float least = seat == f->starter ? POWER[f->lot] : 0;
    if (most < least) most = least;
    return most > 0 ? most : 0;
}

static float second_sealed(const Floor *f, int seat) {
    int rival = 0;
    for (int i = 0; i < players; i++)
        if (i != seat && f->bids[i] > rival) rival = f->bids[i];
    float most = most_for(f, seat, f->lot, SHARE), shade = most_for(f, seat, f->lot, SHADE);
    if (rival >= most) return 0;
    float want = rival * 1.25f + LEAST_RAISE;
    if (want < shade) want = shade;
    if (want > most) want = most;
    want -= f->bids[seat];
    return want > 0 ? want : 0;
}

static float choice_sum(const Floor *f, int seat, int held) {
    float mood = (seat * 29 + held * 13 + f->round * 7) % 5;
    float a = 200 + mood * 75, b = f->money[seat] * 0.08f;
    return a < b ? a : b;
}

/* nearest legal multiple of 50; the lower of two */
static int nearest(float sum, int low, int high) {
    int down = (int)floorf(sum / LEAST_RAISE) * LEAST_RAISE;
    int found = sum - down <= LEAST_RAISE / 2.0f ? down : down + LEAST_RAISE;
    low = (low + 49) / 50 * 50, high = high / 50 * 50;
    if (found < low) found = low;
    if (found > high) found = high;
    return found;
}

static float sensible_draft(const Floor *f, int seat, const int *locos, int n) {
    float value = 0;
    int power = 0, highest = 0, missing = TRAINS - n;
    for (int i = 0; i < n; i++) {
        value += worth(f, seat, locos[i]);
        power += POWER[locos[i]];
        if (MULTIPLIER[locos[i]] > highest) highest = MULTIPLIER[locos[i]];
    }
    value += missing * EARNS[2][players];
    power += missing * 350;
    int least = missing ? 3 : 1;
    int price = power * (highest > least ? highest : least);
    float over = price - f->money[seat];
    return value - price - (over > 0 ? over * 0.5f : 0);
}

/* --- what a player sees --------------------------------------------------------------------------------------------- */

static float clip(float v, float low, float high) { return v < low ? low : v > high ? high : v; }

/* What locomotives with these multipliers earn together on average; one more is on trial. */
static float together(const Floor *f, int seat, int more) {
    int m[TRAINS + 1] = {0}, n = 0;
    for (int i = 0; i < f->owned[seat]; i++) m[n++] = MULTIPLIER[f->loco[seat][i]];
    if (more >= 0) m[n++] = MULTIPLIER[more];
    for (int a = 0; a < TRAINS; a++)
        for (int b = a + 1; b < TRAINS + 1; b++)
            if (m[b] > m[a]) {
                int k = m[a];
                m[a] = m[b];
                m[b] = k;
            }
    float found = 0;
    for (int i = 0; i < TRAINS; i++) found += TOGETHER[players][i][m[i]];
    return found;
}

static int power_of(const Floor *f, int seat) {
    int found = 0;
    for (int i = 0; i < f->owned[seat]; i++) found += POWER[f->loco[seat][i]];
    return found;
}

static int within_draft(const Floor *f) { return f->method == DRAFT && f->stage != BETWEEN; }

static int still_bids(const Floor *f, int q) { return f->owned[q] < TRAINS && !(f->passed >> q & 1); }

static int see_player(const Floor *f, int p, int q, float *x) {
    int n = 0, owned = q != p && within_draft(f) ? 0 : f->owned[q], mult[5] = {0}, sum = 0, best = 0;
    for (int i = 0; i < owned; i++) {
        int m = MULTIPLIER[f->loco[q][i]];
        mult[m]++;
        sum += m;
        if (m > best) best = m;
    }
    for (int i = 0; i < TRAINS; i++) x[n++] = owned == i;
    for (int m = 1; m <= 4; m++) x[n++] = 0.5f * mult[m];
    x[n++] = best / 4.0f;
    x[n++] = sum / 8.0f;
    x[n++] = owned ? power_of(f, q) / 1000.0f : 0;
    x[n++] = f->lot >= 0 && f->leader == q;
    x[n++] = f->lot >= 0 && still_bids(f, q) && f->leader != q;
    x[n++] = f->starter == q;
    x[n++] = f->turn == q;
    if (q == p) return n;
    x[n++] = f->bids[q] > 0 ? f->bids[q] / 1000.0f : 0;
    x[n++] = f->bids[q] > 0 && f->bids[p] >= 0 ? clip((f->bids[p] - f->bids[q]) / 300.0f, -1, 1) : 0;
    return n;
}

static int see_lot(const Floor *f, int p, float *x) {
    int n = 0, lot = f->lot, money = f->money[p];
    x[n++] = money / 5000.0f;
    x[n++] = clip(money / 1000.0f, 0, 1);
    x[n++] = clip(money / 2500.0f, 0, 1);
    for (int m = 1; m <= 4; m++) x[n++] = lot >= 0 && MULTIPLIER[lot] == m;
    for (int d = 0; d < 3; d++) x[n++] = lot >= 0 && DRIVE[lot] == d;
    x[n++] = lot >= 0 ? POWER[lot] / 1000.0f : 0;
    x[n++] = lot >= 0 ? SPEED[lot] / 200.0f : 0;
    return n;
}

/* What a sensible player without goals may bid. */
static float limit_of(const Floor *f) {
    if (f->lot < 0) return 0;
    int first = f->method == DOUBLE_SEALED && f->stage != SECOND_BID;
    float most = plain_worth(f->lot) * (first || f->method == SEALED ? SHADE : SHARE);
    return first && f->stage == SEALED_BID ? most * 0.55f : most;
}

static int see_bid(const Floor *f, int p, float *x) {
    int n = 0, in = 0, lot = f->lot, bid = f->bid, pending = f->pending[p];
    float mine = 0, theirs = 0, help = lot >= 0 ? goal_help(f, p, lot) : 0;
    for (int q = 0; q < players && lot >= 0; q++) {
        if (!still_bids(f, q)) continue;
        float more = together(f, q, lot) - together(f, q, -1);
        if (q == p) mine = more;
        else {
            in++;
            if (more > theirs) theirs = more;
        }
    }
    int secret = pending + (f->stage == SECOND_BID ? f->bids[p] : 0);
    x[n++] = mine / 1000.0f;
    x[n++] = theirs / 1000.0f;
    x[n++] = in / 5.0f;
    x[n++] = mine > 0 ? clip((mine + help - bid) / 1000.0f, 0, 9) : 0;
    x[n++] = mine > 0 && pending > 0 ? (mine + help - secret) / 1000.0f : 0;
    x[n++] = help / 1000.0f;
    float over = lot >= 0 && bid > 0 ? (bid - limit_of(f)) / 100.0f : 0;
    x[n++] = lot >= 0 ? bid / 1000.0f : 0;
    x[n++] = over / 5;
    x[n++] = over > 0 ? over / 5 : 0;
    x[n++] = clip(over, -1, 1);
    return n;
}

static int see_secret_bid(const Floor *f, int p, float *x) {
    static const float MARKS[5] = {0.55f, 0.8f, 0.95f, 1.1f, 1.35f}, TO_CHOOSE[6] = {25, 175, 250, 325, 400, 475};
    int n = 0, secret = f->pending[p] != NO_BID, on_lot = secret && f->lot >= 0, rival = 0;
    int second = secret && f->stage == SECOND_BID;
    float mine = !secret ? 0 : f->pending[p] + (second ? f->bids[p] : 0), limit = limit_of(f);
    x[n++] = secret;
    x[n++] = mine / 1000.0f;
    x[n++] = on_lot ? (mine - limit) / 500.0f : 0;
    for (int i = 0; i < 5; i++) x[n++] = on_lot ? clip((mine - MARKS[i] * limit) / 100.0f, -1, 1) : 0;
    for (int q = 0; q < players; q++)
        if (q != p && f->bids[q] > rival) rival = f->bids[q];
    x[n++] = second ? clip((mine - rival) / 300.0f, -1, 1) : 0;
    x[n++] = second ? clip((mine - rival * 1.25f - LEAST_RAISE) / 200.0f, -1, 1) : 0;
    for (int i = 0; i < 6; i++) x[n++] = secret && f->stage == CHOICE_BID ? clip((mine - TO_CHOOSE[i]) / 75.0f, -1, 1) : 0;
    return n;
}

/* That lie open and are not sold, are set aside, or have not been seen. */
static int see_cards(const Floor *f, int p, float *x) {
    int n = 0, open[5] = {0}, away[5] = {0}, unseen[5] = {0}, hidden = 0, cheapest = 900, power = 0;
    int missing = TRAINS * players, place = 0;
    for (int i = 0; i < f->reveals; i++)
        if (f->shown[i] != f->lot) {
            open[MULTIPLIER[f->shown[i]]]++;
            power += POWER[f->shown[i]];
            if (POWER[f->shown[i]] < cheapest) cheapest = POWER[f->shown[i]];
        }
    for (int i = 0; i < f->asides; i++) away[MULTIPLIER[f->aside[i]]]++;
    for (int l = 0; l < LOCOS; l++)
        if (!(f->seen >> l & 1)) {
            unseen[MULTIPLIER[l]]++;
            hidden++;
        }
    for (int q = 0; q < players; q++) missing -= q != p && within_draft(f) ? 0 : f->owned[q];
    for (int i = 0; i < f->ordered; i++)
        if (f->order[i] == p && f->stage == CHOOSING) place = i + 1;
    for (int m = 1; m <= 4; m++) x[n++] = 0.5f * open[m];
    x[n++] = f->reveals ? cheapest / 1000.0f : 0;
    x[n++] = power / 1000.0f;
    for (int m = 1; m <= 4; m++) x[n++] = 0.5f * away[m];
    for (int m = 1; m <= 4; m++) x[n++] = hidden ? unseen[m] / (float)hidden : 0;
    x[n++] = f->stacked / (float)(TRAINS * players);
    x[n++] = missing / (float)(TRAINS * players);
    x[n++] = place / (float)players;
    x[n++] = place ? f->bids[p] / 1000.0f : 0;
    return n;
}

static int see_goals(const Floor *f, int p, float *x) {
    int n = 0, goals = f->goals[p], drives[3] = {0}, kinds = 0, power = power_of(f, p), most = 0, least = 9999;
    int fastest = 0, slowest = 9999, own = f->owned[p];
    for (int q = 0; q < players; q++) {
        if (q != p && within_draft(f)) {
            least = 0;
            continue;
        }
        for (int i = 0; i < f->owned[q]; i++) {
            int speed = SPEED[f->loco[q][i]];
            if (speed > fastest) fastest = speed;
            if (speed < slowest) slowest = speed;
        }
        if (q == p) continue;
        if (power_of(f, q) > most) most = power_of(f, q);
        if (power_of(f, q) < least) least = power_of(f, q);
    }
    for (int g = 0; g < ALL_GOALS; g++) x[n++] = goals >> g & 1;
    for (int i = 0; i < own; i++) drives[DRIVE[f->loco[p][i]]]++;
    for (int d = 0; d < 3; d++) {
        kinds += drives[d] > 0;
        x[n++] = goals >> OF_DRIVE[d] & 1 ? (drives[d] == own ? drives[d] / 3.0f : -1) : 0;
    }
    x[n++] = goals >> EACH_DRIVE & 1 ? (kinds == own ? kinds / 3.0f : -1) : 0;
    float over = clip((power - most) / 500.0f, -1, 1);
    x[n++] = goals >> FIRST_GOAL & 1 ? over : 0;
    x[n++] = goals >> LAST_GOAL & 1 ? clip((power - least) / 500.0f, -1, 1) : 0;
    x[n++] = over;
    x[n++] = goals >> FASTEST & 1 ? fastest / 200.0f : 0;
    x[n++] = goals >> SLOWEST & 1 && fastest ? slowest / 200.0f : 0;
    x[n++] = goals >> FASTEST & 1 && f->lot >= 0 && SPEED[f->lot] > fastest;
    x[n++] = goals >> SLOWEST & 1 && f->lot >= 0 && SPEED[f->lot] < slowest;
    return n;
}

/* What they would cost. */
static int see_draft(const Floor *f, int p, float *x) {
    int highest = 0;
    for (int i = 0; i < f->owned[p]; i++)
        if (MULTIPLIER[f->loco[p][i]] > highest) highest = MULTIPLIER[f->loco[p][i]];
    float price = power_of(f, p) * highest;
    x[0] = within_draft(f) ? price / 3000.0f : 0;
    x[1] = within_draft(f) ? clip((price * 1.3f - f->money[p]) / 1000.0f, -1, 1) : 0;
    return 2;
}

static int see(const Floor *f, int p, float *x) {
    int n = 0;
    for (int m = 0; m < METHODS; m++) x[n++] = f->method == m;
    for (int s = 0; s < STAGES; s++) x[n++] = f->stage == s;
    x[n++] = f->round == 2;
    x[n++] = f->round == 3;
    for (int d = 0; d < players; d++) n += see_player(f, p, (p + d) % players, x + n);
    n += see_lot(f, p, x + n);
    n += see_bid(f, p, x + n);
    n += see_secret_bid(f, p, x + n);
    n += see_cards(f, p, x + n);
    n += see_goals(f, p, x + n);
    return n + see_draft(f, p, x + n);
}

static float lead_of(const Floor *f, int p) {
    float others = 0;
    for (int i = 0; i < players; i++)
        if (i != p) others += f->money[i];
    return f->money[p] - others / (players - 1);
}
