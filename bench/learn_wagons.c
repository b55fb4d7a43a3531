/* Teaches a small network what running trains of Nimm den Zug are worth, by wagon phases that it plays against itself
 * and against sensible players.
 *
 * Built and started by bench/learn_wagons.py, which also writes cards.h: the values of the component file.
 * learn PLAYERS PHASES SEED OUT. What a position is worth is learned from what comes later in the same phase
 * (temporal differences). The order of the inputs is that of `Trains.inputs` in the game's mind/trains.py.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h" /* KINDS, CARDS, COPIES, VALUE, KIND, DISPLAY, PRICE, LOCOS, MULTIPLIER, POWER, BONUSES, WANTS, ...; HIDDEN by -D */

enum { MOST_PLAYERS = 6, TRAINS = 3, SHOWN = 5, GOALS = KINDS + 3, TEN = KINDS, EACH = KINDS + 1, SPECIAL = KINDS + 2 };
enum { BIN = CARDS - 5, LONG_TRAIN, PLUS, BONUS, DOUBLE_WAGON };
enum { MOST_INPUTS = 520, MOST_RECORDS = 1600, MOST_TURNS = 150, BATCH = 400 };
static const float UNIT = 1000.0f; /* dollars */

static int players, shown, inputs;

/* --- chance -------------------------------------------------------------------------------------------------------- */

static uint64_t chance;

static uint32_t drawn(void) {
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (uint32_t)(chance >> 32);
}

static int below(int n) { return (int)(((uint64_t)drawn() * n) >> 32); }

static void shuffle(int *cards, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* --- the table ----------------------------------------------------------------------------------------------------- */

typedef struct {
    int length[TRAINS], sum[TRAINS], kind[TRAINS], best[TRAINS], last[TRAINS], factor[TRAINS], substitute[TRAINS];
    int money, goals, met, price;
} Player; /* goals: those that wagons fulfil, one bit each */

typedef struct {
    Player player[MOST_PLAYERS]; /* in their order */
    int stack[CARDS], stacked, discards[CARDS], discarded, display[SHOWN], open;
    int last_wagon, passes, turn, left[KINDS], special[5];
} Table;

static void count(Table *t, int card, int by) {
    if (KIND[card] >= 0) t->left[KIND[card]] += by;
    else t->special[card - BIN] += by;
}

static int draw(Table *t) {
    if (!t->stacked) {
        if (!t->discarded) return -1;
        memcpy(t->stack, t->discards, sizeof(int) * t->discarded);
        t->stacked = t->discarded;
        t->discarded = 0;
        for (int i = 0; i < t->stacked; i++) count(t, t->stack[i], 1);
        shuffle(t->stack, t->stacked);
    }
    int card = t->stack[--t->stacked];
    count(t, card, -1);
    return card;
}

static void fill(Table *t) {
    while (t->open < shown) {
        int card = draw(t);
        if (card < 0) return;
        if (card == BIN) {
            for (int i = 0; i < t->open; i++) t->discards[t->discarded++] = t->display[i];
            t->open = 0;
        } else if (card == LONG_TRAIN) t->last_wagon = LAST_WAGON_LONGER;
        else t->display[t->open++] = card;
    }
}

static int profit(const Player *p) {
    int found = 0;
    for (int t = 0; t < TRAINS; t++) found += p->substitute[t] ? p->best[t] : p->sum[t] * p->factor[t];
    return found;
}

static int bonuses(const Player *p) {
    int found = 0;
    for (int goal = 0; goal < GOALS; goal++)
        if (p->goals & p->met & 1 << goal) found += BONUSES[goal];
    return found;
}

static int banked(const Player *p) { return p->money + profit(p); }

/* What the player at one place has now, and by how much it is more than what the others have on average. */
static float has(const Table *t, int place) { return banked(&t->player[place]) + bonuses(&t->player[place]); }

static float lead(const Table *t, int place) {
    float others = 0;
    for (int i = 0; i < players; i++)
        if (i != place) others += banked(&t->player[i]);
    return has(t, place) - others / (players - 1);
}

static void meet_goals(Player *p, int took_special) {
    int total = 0, fewest = 99;
    for (int t = 0; t < TRAINS; t++) {
        total += p->length[t];
        if (p->length[t] < fewest) fewest = p->length[t];
        if (p->kind[t] >= 0 && p->length[t] >= WANTS[p->kind[t]]) p->met |= 1 << p->kind[t];
    }
    if (total >= WANTS[TEN]) p->met |= 1 << TEN;
    if (fewest >= WANTS[EACH]) p->met |= 1 << EACH;
    if (took_special) p->met |= 1 << SPECIAL;
}

static int fits(const Player *p, int card, int train) {
    int kind = KIND[card];
    if (card == BONUS) return train == 0;
    if (card == PLUS) return !p->substitute[train];
    if (card == DOUBLE_WAGON) return p->kind[train] >= 0;
    if (p->kind[train] >= 0) return p->kind[train] == kind;
    return p->kind[0] != kind && p->kind[1] != kind && p->kind[2] != kind;
}

/* Whether this ends the phase. */
static int take(Table *t, int place, int slot, int train) {
    Player *p = &t->player[place];
    int card = t->display[slot];
    t->display[slot] = t->display[--t->open];
    t->passes = 0;
    if (card == BONUS) p->money += BONUS_MONEY;
    else if (card == PLUS) p->factor[train]++;
    else {
        if (card != DOUBLE_WAGON) {
            p->last[train] = VALUE[card];
            p->kind[train] = KIND[card];
            if (VALUE[card] > p->best[train]) p->best[train] = VALUE[card];
        }
        p->sum[train] += p->last[train];
        p->length[train]++;
    }
    meet_goals(p, card >= BIN);
    return card != BONUS && card != PLUS && p->length[train] >= t->last_wagon;
}

static void deal(Table *t) {
    int locos[LOCOS], tiles[ALL_GOALS], power[MOST_PLAYERS], placed[MOST_PLAYERS] = {0};
    Player dealt[MOST_PLAYERS];
    memset(t, 0, sizeof *t);
    memset(dealt, 0, sizeof dealt);
    for (int i = 0; i < LOCOS; i++) locos[i] = i;
    for (int i = 0; i < ALL_GOALS; i++) tiles[i] = i;
    shuffle(locos, LOCOS);
    shuffle(tiles, ALL_GOALS);
    for (int i = 0; i < players; i++) {
        Player *p = &dealt[i];
        int *own = locos + TRAINS * i, bought = TRAINS - (below(10) < 3) - (below(10) < 2) - (below(10) < 1);
        power[i] = 0;
        for (int t = 0; t < TRAINS; t++) {
            p->kind[t] = -1;
            p->substitute[t] = t >= bought;
            if (t < bought) {
                p->factor[t] = MULTIPLIER[own[t]];
                power[i] += POWER[own[t]];
            }
        }
        for (int a = 0; a < TRAINS; a++) /* the strongest first, substitutes last */
            for (int b = a + 1; b < TRAINS; b++)
                if (p->factor[b] > p->factor[a]) {
                    int factor = p->factor[a];
                    p->factor[a] = p->factor[b];
                    p->factor[b] = factor;
                }
        for (int held = below(4); held > 0; held--) {
            int goal = OF_WAGONS[tiles[TRAINS * i + held - 1]];
            if (goal >= 0) p->goals |= 1 << goal;
        }
        p->money = below(6) == 0 ? below(900) : 3000;
    }
    for (int place = 0; place < players; place++) {
        int next = -1;
        for (int i = 0; i < players; i++)
            if (!placed[i] && (next < 0 || power[i] > power[next])) next = i;
        placed[next] = 1;
        t->player[place] = dealt[next];
        t->player[place].price = players == 2 ? PRICE_FOR_TWO[place] : PRICE[place];
    }
    for (int card = 0; card < CARDS; card++) /* both leave the game when they come up */
        if (!((card == BIN || card == LONG_TRAIN) && below(3) == 0)) {
            t->stack[t->stacked++] = card;
            count(t, card, 1);
        }
    shuffle(t->stack, t->stacked);
    t->last_wagon = LAST_WAGON;
}

/* --- the network --------------------------------------------------------------------------------------------------- */

static float first[MOST_INPUTS][HIDDEN], bias[HIDDEN], out[2][HIDDEN], out_bias[2];

typedef struct {
    float lead, has; /* beyond those of now, in units */
} Worth;

/* As one place sees it. `next`: who moves next, counted from there; `replaced`: whoever that is has just replaced. */
static int look(const Table *t, int place, int next, int replaced, float *x) {
    int n = 0;
    const Player *own = &t->player[place];
    for (int d = 0; d < players; d++) {
        const Player *p = &t->player[(place + d) % players];
        for (int i = 0; i < TRAINS; i++) {
            float factor = p->substitute[i] ? 0.2f : p->factor[i] / 4.0f;
            for (int kind = 0; kind < KINDS; kind++) {
                x[n++] = p->kind[i] == kind;
                x[n++] = p->kind[i] == kind ? factor : 0;
            }
            x[n++] = factor;
            x[n++] = p->kind[i] < 0 ? factor : 0;
            x[n++] = p->substitute[i];
            x[n++] = p->length[i] / 5.0f;
            for (int missing = 1; missing <= 3; missing++) x[n++] = p->length[i] == t->last_wagon - missing;
            x[n++] = (p->substitute[i] ? p->best[i] : p->sum[i] * p->factor[i]) / 2000.0f;
        }
        x[n++] = p->price / 600.0f;
        x[n++] = p->money >= p->price;
    }
    float cards[KINDS] = {0}, values[KINDS] = {0}, specials[3] = {0};
    for (int i = 0; i < t->open; i++) {
        int card = t->display[i];
        if (KIND[card] < 0) specials[card - PLUS] = 1;
        else {
            cards[KIND[card]] += 0.5f;
            values[KIND[card]] += VALUE[card] / 500.0f;
        }
    }
    for (int kind = 0; kind < KINDS; kind++) {
        x[n++] = cards[kind];
        x[n++] = values[kind];
    }
    for (int i = 0; i < 3; i++) x[n++] = specials[i];
    for (int kind = 0; kind < KINDS; kind++) x[n++] = t->left[kind] / (float)COPIES[kind];
    for (int i = 0; i < 5; i++) x[n++] = t->special[i];
    x[n++] = t->last_wagon == LAST_WAGON_LONGER;
    x[n++] = t->passes / (float)players;
    x[n++] = t->passes == players - 1;
    x[n++] = replaced;
    x[n++] = t->open / (float)shown;
    x[n++] = t->open == shown;
    for (int d = 0; d < players; d++) x[n++] = d == next;
    float others = 0;
    for (int i = 0; i < players; i++)
        if (i != place) others += profit(&t->player[i]);
    float ahead = (profit(own) - others / (players - 1)) / 2000.0f;
    x[n++] = ahead;
    x[n++] = ahead > 0 ? ahead : 0;
    int wanted = own->goals & ~own->met, total = 0, fewest = 99;
    for (int i = 0; i < TRAINS; i++) {
        total += own->length[i];
        if (own->length[i] < fewest) fewest = own->length[i];
    }
    for (int goal = 0; goal < GOALS; goal++) x[n++] = wanted >> goal & 1;
    for (int kind = 0; kind < KINDS; kind++) {
        float near = 0;
        for (int i = 0; i < TRAINS; i++)
            if (own->kind[i] == kind) near = own->length[i] / (float)WANTS[kind];
        x[n++] = wanted >> kind & 1 ? near : 0;
    }
    x[n++] = wanted >> TEN & 1 ? total / 10.0f : 0;
    x[n++] = wanted >> EACH & 1 ? fewest / 3.0f : 0;
    return n;
}

static Worth think(const float *x, float *hidden) {
    memcpy(hidden, bias, sizeof bias);
    for (int i = 0; i < inputs; i++)
        if (x[i] != 0)
            for (int j = 0; j < HIDDEN; j++) hidden[j] += x[i] * first[i][j];
    Worth found = {out_bias[0], out_bias[1]};
    for (int j = 0; j < HIDDEN; j++) {
        if (hidden[j] < 0) hidden[j] = 0;
        found.lead += hidden[j] * out[0][j];
        found.has += hidden[j] * out[1][j];
    }
    return found;
}

static float expected(const Table *t, int place, int next, int replaced) {
    float x[MOST_INPUTS], hidden[HIDDEN];
    look(t, place, next, replaced, x);
    return lead(t, place) / UNIT + think(x, hidden).lead;
}

/* --- learning: slopes are gathered over a batch, then every weight moves by them (Adam) ----------------------------- */

typedef struct {
    float *weight, *slope, *mean, *square;
    int n;
} Group;

static Group groups[4];
static float rate;
static long updates;

static void gather(Group *g, float *weight, int n) {
    *g = (Group){weight, calloc(n, 4), calloc(n, 4), calloc(n, 4), n};
}

static void learn(const float *x, const float *hidden, Worth wrong) {
    float back[HIDDEN];
    groups[3].slope[0] += wrong.lead;
    groups[3].slope[1] += wrong.has;
    for (int j = 0; j < HIDDEN; j++) {
        groups[2].slope[j] += wrong.lead * hidden[j];
        groups[2].slope[HIDDEN + j] += wrong.has * hidden[j];
        back[j] = hidden[j] > 0 ? wrong.lead * out[0][j] + wrong.has * out[1][j] : 0;
        groups[1].slope[j] += back[j];
    }
    for (int i = 0; i < inputs; i++)
        if (x[i] != 0)
            for (int j = 0; j < HIDDEN; j++) groups[0].slope[i * HIDDEN + j] += x[i] * back[j];
}

static void update(int gathered) {
    updates++;
    float grown = 1 / (1 - powf(0.9f, updates)), spread = 1 / (1 - powf(0.999f, updates));
    for (Group *g = groups; g < groups + 4; g++)
        for (int i = 0; i < g->n; i++) {
            float slope = g->slope[i] / gathered;
            g->slope[i] = 0;
            g->mean[i] = 0.9f * g->mean[i] + 0.1f * slope;
            g->square[i] = 0.999f * g->square[i] + 0.001f * slope * slope;
            g->weight[i] -= rate * g->mean[i] * grown / (sqrtf(g->square[i] * spread) + 1e-6f);
        }
}

/* --- the sensible player: as the game's mind/wagons.py rates turns --------------------------------------------------- */

static const float HOPE = 0.45f;

static int turns_left(const Table *t) {
    int longest = 0;
    for (int i = 0; i < players; i++)
        for (int train = 0; train < TRAINS; train++)
            if (t->player[i].length[train] > longest) longest = t->player[i].length[train];
    int left = (t->last_wagon - longest) * 2 - 1;
    return left < 1 ? 1 : left;
}

static float worth_of_ending(const Table *t, int place) {
    float others = 0;
    for (int i = 0; i < players; i++)
        if (i != place) others += profit(&t->player[i]);
    return (profit(&t->player[place]) - others / (players - 1)) * 0.2f;
}

static float opening(const Table *t, int kind, float factor) {
    int left = t->left[kind], turns = turns_left(t);
    for (int i = 0; i < t->open; i++) left += KIND[t->display[i]] == kind;
    float chance = shown * left / (float)(t->stacked ? t->stacked : 1) * 0.45f;
    float more = turns * (chance > 0.6f ? 0.6f : chance);
    if (more > t->last_wagon - 1) more = t->last_wagon - 1;
    return HOPE * factor * (more * MEAN[kind] - 330.0f * (turns < 6 ? turns / 6.0f : 1));
}

static float goals_nearer(const Player *p, int kind, int train) {
    int wanted = p->goals & ~p->met, total = 1, fewest = p->length[train] + 1, count = fewest;
    float found = 0;
    if (!wanted) return 0;
    for (int i = 0; i < TRAINS; i++) {
        total += p->length[i];
        if (i != train && p->length[i] < fewest) fewest = p->length[i];
    }
    if (wanted >> kind & 1 && count <= WANTS[kind]) found += BONUSES[kind] * (count == WANTS[kind] ? 1 : 0.15f);
    if (wanted >> TEN & 1 && total <= WANTS[TEN]) found += total == WANTS[TEN] ? BONUSES[TEN] : 30;
    if (wanted >> EACH & 1 && count <= WANTS[EACH]) found += fewest >= WANTS[EACH] ? BONUSES[EACH] : 60;
    return found;
}

static float rate_card(const Table *t, int place, int card, int train) {
    const Player *p = &t->player[place];
    int turns = turns_left(t), kind = card == DOUBLE_WAGON ? p->kind[train] : KIND[card];
    float special = p->goals & ~p->met & 1 << SPECIAL ? BONUSES[SPECIAL] : 0;
    if (card == BONUS) return BONUS_MONEY + special;
    if (card == PLUS) return p->sum[train] + HOPE * (turns < 4 ? turns : 4) * 100 + special;
    float factor = p->substitute[train] ? 0.3f : p->factor[train], found;
    if (card == DOUBLE_WAGON) found = p->last[train] * factor + special;
    else if (p->substitute[train]) found = (VALUE[card] > p->best[train] ? VALUE[card] - p->best[train] : 0) + 10;
    else found = VALUE[card] * factor;
    if (p->kind[train] < 0) found += opening(t, kind, factor);
    if (p->length[train] + 1 >= t->last_wagon) found += worth_of_ending(t, place);
    return found + goals_nearer(p, kind, train);
}

static float best_use(const Table *t, int place, int card) {
    float best = 0;
    if (card == BIN || card == LONG_TRAIN) return 0;
    for (int train = 0; train < TRAINS; train++)
        if (fits(&t->player[place], card, train)) {
            float found = rate_card(t, place, card, train);
            if (found > best) best = found;
        }
    return best;
}

/* The best card of a fresh display, as it can be expected. */
static float hoped_for(const Table *t, int place) {
    float uses[CARDS];
    if (!t->stacked) return 0;
    for (int i = 0; i < t->stacked; i++) {
        float use = best_use(t, place, t->stack[i]);
        int at = i;
        for (; at > 0 && uses[at - 1] > use; at--) uses[at] = uses[at - 1];
        uses[at] = use;
    }
    int at = t->stacked * t->open / (t->open + 1);
    return uses[at < t->stacked ? at : t->stacked - 1];
}

/* Takes a card or passes; whether the phase is over. */
static int sensible_answer(Table *t, int place) {
    float highest = t->passes == players - 1 ? worth_of_ending(t, place) : 0;
    int slot = -1, train = 0;
    for (int i = 0; i < t->open; i++)
        for (int to = 0; to < TRAINS; to++)
            if (fits(&t->player[place], t->display[i], to)) {
                float found = rate_card(t, place, t->display[i], to);
                if (found > highest) {
                    highest = found;
                    slot = i;
                    train = to;
                }
            }
    if (slot < 0) return ++t->passes >= players;
    return take(t, place, slot, train);
}

static int sensible_turn(Table *t, int place) {
    Player *p = &t->player[place];
    if (p->money >= p->price && t->open) {
        float hoped = hoped_for(t, place), best = t->passes == players - 1 ? worth_of_ending(t, place) : 0;
        for (int i = 0; i < t->open; i++) {
            float use = best_use(t, place, t->display[i]);
            if (use > best) best = use;
        }
        if (hoped - p->price - 50 > best) {
            int kept = 0;
            p->money -= p->price;
            for (int i = 0; i < t->open; i++)
                if (best_use(t, place, t->display[i]) >= hoped) t->display[kept++] = t->display[i];
                else t->discards[t->discarded++] = t->display[i];
            t->open = kept;
            fill(t);
        }
    }
    return sensible_answer(t, place);
}

/* --- playing ------------------------------------------------------------------------------------------------------- */

static int astray; /* one answer in so many is drawn at random */

static float after_pass(const Table *t, int place, Table *then, int *over) {
    *then = *t;
    then->passes++;
    *over = then->passes >= players;
    return *over ? lead(then, place) / UNIT : expected(then, place, 1, 0);
}

/* The best card and train, or none. */
static void answer(const Table *t, int place, Table *best, int *over, float *highest) {
    int at_random = below(astray) == 0, choices = 1;
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

typedef struct {
    float x[MOST_INPUTS], lead, has;
    Worth thought;
} Record;

static Record records[MOST_PLAYERS][MOST_RECORDS];
static int recorded[MOST_PLAYERS];

/* As everybody sees it; of large tables only some of those who wait. */
static int sensible[MOST_PLAYERS]; /* of them nothing is learned */

static void record(const Table *t, int next, int replaced) {
    float hidden[HIDDEN];
    for (int place = 0; place < players; place++)
        if (!sensible[place] && recorded[place] < MOST_RECORDS && (place == next || players < 4 || below(players) < 2)) {
            Record *r = &records[place][recorded[place]++];
            look(t, place, (next - place + players) % players, replaced, r->x);
            r->lead = lead(t, place) / UNIT;
            r->has = has(t, place) / UNIT;
            r->thought = think(r->x, hidden);
        }
}

static double wrongs, looks;

static float bounded(float wrong) { return wrong > 3 ? 3 : wrong < -3 ? -3 : wrong; }

/* Every position should have been worth what came later: `trust` of what was thought at the next one counts. */
static int learn_from(const Table *end, float trust) {
    int learned = 0;
    for (int place = 0; place < players; place++) {
        float won = lead(end, place) / UNIT, owns = has(end, place) / UNIT, hidden[HIDDEN];
        for (int i = recorded[place] - 1; i >= 0; i--, learned++) {
            Record *r = &records[place][i];
            Worth now = think(r->x, hidden);
            Worth wrong = {r->lead + now.lead - won, r->has + now.has - owns};
            wrongs += wrong.lead * wrong.lead;
            looks++;
            wrong = (Worth){bounded(wrong.lead), 0.3f * bounded(wrong.has)};
            learn(r->x, hidden, wrong);
            won += trust * (r->lead + r->thought.lead - won);
            owns += trust * (r->has + r->thought.has - owns);
        }
    }
    return learned;
}

static int phase(float trust) {
    Table now, then, fresh;
    int over = 0;
    memset(recorded, 0, sizeof recorded);
    int learner = below(players), mixed = below(2);
    for (int i = 0; i < players; i++) sensible[i] = mixed && i != learner && (players == 2 || below(3));
    deal(&now);
    record(&now, 0, 0);
    fill(&now);
    for (int turn = 0; !over && turn < MOST_TURNS; turn++) {
        int place = now.turn;
        float highest;
        record(&now, place, 0);
        if (sensible[place]) over = sensible_turn(&now, place);
        else {
            answer(&now, place, &then, &over, &highest);
            if (replace(&now, place, &fresh) > highest) {
                now = fresh;
                record(&now, place, 1);
                fill(&now);
                record(&now, place, 1);
                answer(&now, place, &then, &over, &highest);
            }
            now = then;
        }
        if (!over) {
            now.turn = (place + 1) % players;
            if (now.open < shown) record(&now, now.turn, 0);
            fill(&now);
        }
    }
    return learn_from(&now, trust);
}

/* Numbers as text: players, inputs, hidden; then every input's weights, the biases, and both outputs. */
static void save(const char *file) {
    FILE *f = fopen(file, "w");
    fprintf(f, "%d %d %d\n", players, inputs, HIDDEN);
    for (Group *g = groups; g < groups + 4; g++)
        for (int i = 0; i < g->n; i++) fprintf(f, "%.6g\n", g->weight[i]);
    fclose(f);
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    players = atoi(argv[1]);
    shown = DISPLAY[players];
    chance = 88172645463325252ULL ^ strtoull(argv[3], NULL, 10) * 0x9E3779B97F4A7C15ULL;
    long phases = atol(argv[2]), told = phases / 20 + 1;
    Table t;
    float x[MOST_INPUTS];
    deal(&t);
    inputs = look(&t, 0, 0, 0, x);
    gather(&groups[0], &first[0][0], inputs * HIDDEN);
    gather(&groups[1], bias, HIDDEN);
    gather(&groups[2], &out[0][0], 2 * HIDDEN);
    gather(&groups[3], out_bias, 2);
    for (int i = 0; i < inputs * HIDDEN; i++) groups[0].weight[i] = (below(20001) - 10000) / 10000.0f * 0.27f;
    for (int i = 0; i < 2 * HIDDEN; i++) groups[2].weight[i] = (below(20001) - 10000) / 10000.0f * 0.1f;
    int gathered = 0;
    for (long played = 0; played < phases; played++) {
        double gone = (double)played / phases;
        rate = gone < 0.3 ? 1e-3f : gone < 0.6 ? 4e-4f : gone < 0.85 ? 1.5e-4f : 4e-5f;
        astray = gone < 0.6 ? 30 : 200;
        float between = players < 4 ? 3 : 1 + players / 3.0f; /* looks of one player from turn to turn */
        gathered += phase(1 - powf(gone < 0.3 ? 0.8f : 0.6f, 1 / between));
        if (gathered >= BATCH) {
            update(gathered);
            gathered = 0;
        }
        if (played % told == told - 1) {
            printf("%d players, %ld phases: wrong by %.0f dollars\n", players, played + 1, UNIT * sqrt(wrongs / looks));
            fflush(stdout);
            wrongs = looks = 0;
        }
    }
    save(argv[4]);
    return 0;
}
