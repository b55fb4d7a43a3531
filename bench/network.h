/* A small network with one layer of sums, and how it learns: slopes are gathered by thread, then every weight moves by
 * them (Adam). Chance, by thread, lies here too. Nothing depends on how many threads there are.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_INPUTS = 448, MOST_HIDDEN = 64, OUTS = 2 };
static const float UNIT = 1000.0f; /* dollars */

/* --- chance -------------------------------------------------------------------------------------------------------- */

static _Thread_local uint64_t chance;

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

static uint64_t seeded(long seed, int part) {
    return (88172645463325252ULL ^ (uint64_t)seed * 0x9E3779B97F4A7C15ULL) + 0x9E3779B97F4A7C15ULL * part;
}

/* --- the network --------------------------------------------------------------------------------------------------- */

typedef struct {
    int inputs, hidden;
    float first[MOST_INPUTS][MOST_HIDDEN], bias[MOST_HIDDEN], out[OUTS][MOST_HIDDEN], out_bias[OUTS];
} Net;

typedef struct {
    float lead, has; /* beyond those of now, in units */
} Worth;

static Worth think(const Net *net, const float *x, float *hidden) {
    int h = net->hidden;
    memcpy(hidden, net->bias, sizeof(float) * h);
    for (int i = 0; i < net->inputs; i++)
        if (x[i] != 0)
            for (int j = 0; j < h; j++) hidden[j] += x[i] * net->first[i][j];
    Worth found = {net->out_bias[0], net->out_bias[1]};
    for (int j = 0; j < h; j++) {
        if (hidden[j] < 0) hidden[j] = 0;
        found.lead += hidden[j] * net->out[0][j];
        found.has += hidden[j] * net->out[1][j];
    }
    return found;
}

static void begin_net(Net *net, int inputs, int hidden, float wide) {
    net->inputs = inputs;
    net->hidden = hidden;
    for (int i = 0; i < inputs; i++)
        for (int j = 0; j < hidden; j++) net->first[i][j] = (below(20001) - 10000) / 10000.0f * wide;
    for (int k = 0; k < OUTS; k++)
        for (int j = 0; j < hidden; j++) net->out[k][j] = (below(20001) - 10000) / 10000.0f * 0.1f;
}

/* Numbers as text: inputs, sums; then every input's weights, the biases, and the outputs. */
static void save(const Net *net, const char *file) {
    FILE *f = fopen(file, "w");
    fprintf(f, "%d %d\n", net->inputs, net->hidden);
    for (int i = 0; i < net->inputs; i++)
        for (int j = 0; j < net->hidden; j++) fprintf(f, "%.6g\n", net->first[i][j]);
    for (int j = 0; j < net->hidden; j++) fprintf(f, "%.6g\n", net->bias[j]);
    for (int k = 0; k < OUTS; k++)
        for (int j = 0; j < net->hidden; j++) fprintf(f, "%.6g\n", net->out[k][j]);
    for (int k = 0; k < OUTS; k++) fprintf(f, "%.6g\n", net->out_bias[k]);
    fclose(f);
}

static int read_numbers(FILE *f, float *to, int n) {
    for (int i = 0; i < n; i++)
        if (fscanf(f, "%f", to + i) != 1) return 0;
    return 1;
}

static int read_net(Net *net, const char *file) {
    FILE *f = fopen(file, "r");
    if (!f || fscanf(f, "%d %d", &net->inputs, &net->hidden) != 2) return 0;
    int read = net->inputs <= MOST_INPUTS && net->hidden <= MOST_HIDDEN;
    for (int i = 0; read && i < net->inputs; i++) read = read_numbers(f, net->first[i], net->hidden);
    read = read && read_numbers(f, net->bias, net->hidden);
    for (int k = 0; read && k < OUTS; k++) read = read_numbers(f, net->out[k], net->hidden);
    read = read && read_numbers(f, net->out_bias, OUTS);
    fclose(f);
    return read;
}

/* --- learning ------------------------------------------------------------------------------------------------------ */

static Net slopes[16]; /* by part of a batch */
static Net means, squares;
static long updates;
static double wrongs[16], looks[16];

static float bounded(float wrong) { return wrong > 3 ? 3 : wrong < -3 ? -3 : wrong; }

/* What it thinks of these inputs was wrong by so much. */
static void learn(const Net *net, Net *slope, const float *x, const float *hidden, Worth wrong) {
    float back[MOST_HIDDEN];
    int h = net->hidden;
    slope->out_bias[0] += wrong.lead;
    slope->out_bias[1] += wrong.has;
    for (int j = 0; j < h; j++) {
        slope->out[0][j] += wrong.lead * hidden[j];
        slope->out[1][j] += wrong.has * hidden[j];
        back[j] = hidden[j] > 0 ? wrong.lead * net->out[0][j] + wrong.has * net->out[1][j] : 0;
        slope->bias[j] += back[j];
    }
    for (int i = 0; i < net->inputs; i++)
        if (x[i] != 0)
            for (int j = 0; j < h; j++) slope->first[i][j] += x[i] * back[j];
}

static void move(float *weight, float *slope, float *mean, float *square, int n, float rate) {
    float grown = rate / (1 - powf(0.9f, updates)), spread = 1 / (1 - powf(0.999f, updates));
    for (int i = 0; i < n; i++) {
        mean[i] = 0.9f * mean[i] + 0.1f * slope[i];
        square[i] = 0.999f * square[i] + 0.001f * slope[i] * slope[i];
        weight[i] -= mean[i] * grown / (sqrtf(square[i] * spread) + 1e-6f);
    }
}

static void add(const float *from, float *to, int n, float share) {
    for (int i = 0; i < n; i++) to[i] += from[i] * share;
}

/* Every weight moves by the slopes of all parts together, gathered over so many looks. */
static void update(Net *net, int parts, int gathered, float rate) {
    static Net all;
    int h = net->hidden;
    float share = 1.0f / gathered;
    updates++;
    memset(&all, 0, sizeof all);
    for (int part = 0; part < parts; part++) {
        Net *one = &slopes[part];
        for (int i = 0; i < net->inputs; i++) add(one->first[i], all.first[i], h, share);
        add(one->bias, all.bias, h, share);
        for (int k = 0; k < OUTS; k++) add(one->out[k], all.out[k], h, share);
        add(one->out_bias, all.out_bias, OUTS, share);
        memset(one, 0, sizeof *one);
    }
    for (int i = 0; i < net->inputs; i++) move(net->first[i], all.first[i], means.first[i], squares.first[i], h, rate);
    move(net->bias, all.bias, means.bias, squares.bias, h, rate);
    for (int k = 0; k < OUTS; k++) move(net->out[k], all.out[k], means.out[k], squares.out[k], h, rate);
    move(net->out_bias, all.out_bias, means.out_bias, squares.out_bias, OUTS, rate);
}

/* How wrong it was since this was last asked, in dollars. */
static double told_wrong(int parts) {
    double wrong = 0, seen = 0;
    for (int part = 0; part < parts; part++) {
        wrong += wrongs[part];
        seen += looks[part];
        wrongs[part] = looks[part] = 0;
    }
    return UNIT * sqrt(wrong / seen);
}

/* --- who plays: a sensible player, the learner, or networks that have learned before ------------------------------- */

enum { SENSIBLE = -1, LEARNER = 0, MOST_NETS = 6 };
static Net nets[MOST_NETS];
static int known_nets = 1, opponents[100];

/* "s55,self45" or "s20,FILE:80": in percent. Whether it could be read. */
static int read_opponents(char *text) {
    int n = 0;
    for (char *part = strtok(text, ","); part; part = strtok(NULL, ",")) {
        char *colon = strchr(part, ':');
        int kind, share;
        if (colon) {
            *colon = 0;
            kind = known_nets++;
            share = atoi(colon + 1);
            if (!read_net(&nets[kind], part)) return 0;
        } else {
            kind = strncmp(part, "self", 4) ? SENSIBLE : LEARNER;
            share = atoi(part + (kind == LEARNER ? 4 : 1));
        }
        for (; share > 0 && n < 100; share--) opponents[n++] = kind;
    }
    while (n > 0 && n < 100) {
        opponents[n] = opponents[0];
        n++;
    }
    return n == 100;
}

static _Thread_local int training;
