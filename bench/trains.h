/* The wagon phase of Nimm den Zug, quickly: the table, what a player sees of it as numbers, and the sensible player.
 *
 * cards.h holds the values of the component file. The order of the numbers is that of `Trains.look` in the game's
 * mind/trains.py; the sensible player rates turns as its mind/wagons.py does.
 */
#include "cards.h" /* KINDS, CARDS, COPIES, VALUE, KIND, DISPLAY, PRICE, LOCOS, MULTIPLIER, POWER, BONUSES, WANTS, ... */
#include "network.h"

enum { MOST_PLAYERS = 6, TRAINS = 3, SHOWN = 5, GOALS = KINDS + 3, TEN = KINDS, EACH = KINDS + 1, SPECIAL = KINDS + 2 };
enum { BIN = CARDS - 5, LONG_TRAIN, PLUS, BONUS, DOUBLE_WAGON };

static int players, shown;

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

/* --- what is seen -------------------------------------------------------------------------------------------------- */

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
