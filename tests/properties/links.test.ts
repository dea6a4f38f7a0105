/**
 * A link contains the deal it was made from: after decoding, the deal prints and settles alike. Tested with deals whose hands
 * lie in the order in which they were dealt, with deals broken off at any act, and in every part of the site that makes links.
 */
import { describe, expect, test } from 'vitest';
import { linkOnce } from '#edition/graph/game-content.ts';
import { FLAG, laterFields, number, oneOf, type BitReader, type BitWriter } from '#engine/kernel/bits.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import { makeRandom, shuffled, type Random } from '#engine/kernel/random.ts';
import { mapOk, ok, unwrap, type Result } from '#engine/kernel/result.ts';
import type { Game, GameFormat, GameTypes } from '#engine/ledger/game.ts';
import { treeOf, printRecord } from '#engine/notation/record.ts';
import { parseLink, printLink, type LinkedDeal, type LinkFormat } from '#engine/notation/link.ts';
import { type RuleSet, valuesOf, vary } from '#engine/rules/rule-set.ts';
import { GAMES } from '#games/index.ts';
import { findDeal, parseCompared, printCompared, variationOf } from '#islands/compare/model/state.ts';
import { isDealNamed, parseDealNamed, printDealNamed } from '#islands/play/kept/address.ts';
import { makeReplayLinks, openOwnDeal, printDeal } from '#islands/replay/replay-links.ts';
import type { ReaderChanges } from '#islands/rules/rule-words.ts';
import { seatings } from '../../src/cli/bench/playing.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';

/** Content of a link, as text. */
const asText = <R, Rec>(engine: GameFormat<R, Rec>, { variation, record, step }: LinkedDeal<R, Rec>): string =>
  JSON.stringify([printRecord(engine, { variation, record }), step]);

/** Result of a deal as text: all payments, sums, pools and departures. */
function settledText<G extends GameTypes>(engine: Game<G>, record: G['record'], rules: G['rules']): string {
  const judged = engine.judge(record, rules);
  if (!judged.ok) return JSON.stringify(judged.error);
  const { entries, net, pools, departures } = judged.value;
  return JSON.stringify([entries, net, pools, departures]);
}

/** Every part of the site that makes a link, with its writer and its reader. */
const PLACES: Readonly<
  Record<
    string,
    <R, Rec>(engine: GameFormat<R, Rec>, link: LinkedDeal<R, Rec>, other: RuleSet<R>) => Result<LinkedDeal<R, Rec>>
  >
> = {
  'a link': (engine, link) => parseLink(engine, `#${printLink(engine, link)}`),

  'a deal on file': (engine, { variation, record, step }) => {
    const { book, changes, record: opened } = openOwnDeal(engine, linkOnce(engine, { variation, record }));
    return ok({ variation: unwrap(vary(engine.keys, book, changes), book.id), record: opened, step });
  },

  'the page of another deal': (engine, { variation, record, step }, other) => {
    const { source, changes } = variation;
    const own = unwrap(engine.parseRecord(engine.printRecord(record)), 'record');
    const said = { start: 'start', piece: 'deal', others: [{ id: other.id, short: other.id }] };
    const links = makeReplayLinks(engine, { book: source, record: own, changes: {} }, said);
    const replayState = {
      at: step ?? 'start',
      changes: changes as ReaderChanges,
      asPlayed: false,
      tree: treeOf(record),
      line: 0,
    };
    const { state, notice } = links.openFragment(links.linkOf(replayState));
    // The same deal with its cards in another order is the same deal.
    expect(notice).toBeUndefined();
    expect(state?.tree[0].record).toBe(own);
    // A book has no column beside itself.
    const beside = links.linksBeside(replayState, { id: other.id, short: other.id })[1];
    if (beside === undefined) expect(other).toBe(source);
    else
      expect(asText(engine, unwrap(parseLink(engine, beside), 'beside'))).toBe(
        asText(engine, { variation: variationOf(engine, { book: other.id, changes: {} }), record, step: undefined }),
      );
    return parseLink(engine, links.linkOf(replayState));
  },

  'a comparison': (engine, { variation, record, step }, other) => {
    const columns = [
      { book: variation.source.id, changes: variation.changes as ReaderChanges },
      { book: other.id, changes: {} },
    ];
    const read = parseCompared(engine, printCompared(engine, { record, columns, base: 1, step }), []);
    if (!read.ok) return read;
    expect([read.value.columns, read.value.base]).toEqual([columns, 1]);
    const library = [{ link: printDeal(engine, variation.source, { record: read.value.record, changes: {} }) }];
    expect(findDeal(engine, record, library)).toBe(library[0]);
    return ok({
      variation: variationOf(engine, read.value.columns[0]!),
      record: read.value.record,
      step: read.value.step,
    });
  },

  'the address of the table': (engine, { variation, record, step }) => {
    const { source, changes, rules } = variation;
    const table = {
      engine,
      players: () => [4],
      seatNames: () => ['first', 'second', 'third', 'fourth'],
      resume: (laidOut: typeof record) => ({ number: 0, record: laidOut, declined: [] }),
    };
    const terms = { book: source, changes: changes as ReaderChanges, rules, players: 4, seat: 2, given: undefined };
    const link = printDeal(engine, source, { record, changes: changes as ReaderChanges });
    const address = printDealNamed(table, { terms, deal: { link } });
    expect(isDealNamed(address)).toBe(true);
    const read = parseDealNamed(table, address);
    if (!read.ok) return read;
    const { deal, terms: under } = read.value;
    if (typeof deal !== 'object') throw new Error('The address names no deal.');
    return ok({
      variation: unwrap(vary(engine.keys, under.book, under.changes), 'v'),
      record: deal.playing.record,
      step,
    });
  },
};

/** Random rules of a book, each with another of its values. */
function changedRules(engine: GameFormat<never, never>, source: RuleSet, count: number, random: Random): ReaderChanges {
  const values = valuesOf(source) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    shuffled(entriesOf(engine.keys), random)
      .slice(0, count)
      // The order in which a link lists them.
      .sort(([, a], [, b]) => a.linkNumber - b.linkNumber)
      .flatMap(([key, { values: may }]) => {
        const others = may.filter((value) => value !== values[key]);
        return others.length === 0 ? [] : [[key, others[random(others.length)]!] as const];
      }),
  );
}

const EVERYWHERE = Object.keys(PLACES);

/** Throws if a link made in one of these ways contains another deal than the one it was made from. */
function expectCarried<G extends GameTypes>(
  engine: Game<G>,
  link: LinkedDeal<G['rules'], G['record']>,
  random: Random,
  { about, places = EVERYWHERE }: { readonly about: string; readonly places?: readonly string[] },
): void {
  const other = engine.ruleSets[random(engine.ruleSets.length)]!;
  const written = asText(engine, link);
  const settled = settledText(engine, link.record, link.variation.rules);
  for (const place of places) {
    const read = PLACES[place]!(engine, link, other);
    const said = `${place}, ${about}, ${howToRepeat}`;
    if (!read.ok) throw new Error(`${said}: ${read.error.message}`);
    expect(asText(engine, read.value), said).toBe(written);
    expect(settledText(engine, read.value.record, read.value.variation.rules), said).toBe(settled);
  }
}

/** Facts that no game has, as a later version might add them to its records. */
interface Later {
  readonly claimed: boolean;
  readonly asked: number | undefined;
  readonly word: 'none' | 'yes' | 'no';
}
const LATER = laterFields<Later>({
  claimed: [FLAG, false],
  asked: [number(1, 9), undefined],
  word: [oneOf(['none', 'yes', 'no'] as const, number(1)), 'none'],
});
const BEFORE: Later = { claimed: false, asked: undefined, word: 'none' };
const laters = [
  BEFORE,
  { ...BEFORE, claimed: true },
  { ...BEFORE, asked: 0 },
  { claimed: true, asked: 9, word: 'no' },
] as const;

interface WithLater<Rec> {
  readonly record: Rec;
  readonly later: Later;
}
/** A game whose records have got the later fields. */
const withLater = <R, Rec>({
  id,
  linkNumber,
  keys,
  ruleSets,
  ...game
}: GameFormat<R, Rec>): LinkFormat<R, WithLater<Rec>> => ({
  id,
  linkNumber,
  keys,
  ruleSets,
  packRecord: ({ record, later }, to: BitWriter) => {
    game.packRecord(record, to);
    LATER.write(later, to);
  },
  unpackRecord: (from: BitReader) => mapOk(game.unpackRecord(from), (record) => ({ record, later: LATER.read(from) })),
});

test.each(GAMES)(
  '$name: a field added later leaves published links as they are, is carried, and is not passed over',
  async (game) => {
    await game.open(async ({ engine, dealer }) => {
      const deal = await dealer();
      const newer = withLater(engine);
      for (const source of engine.ruleSets) {
        const variation = unwrap(vary(engine.keys, source, {}), source.id);
        for (let n = SEED; n < SEED + 10; n++) {
          const record = deal(n, variation.rules);
          const published = printLink(engine, { variation, record, step: 'end' });
          for (const later of laters) {
            const link = printLink(newer, { variation, record: { record, later }, step: 'end' });
            const about = `${source.id}, deal ${String(n)}, ${JSON.stringify(later)}, ${howToRepeat}`;
            expect(unwrap(parseLink(newer, link), about).record, about).toEqual({
              record: unwrap(parseLink(engine, published), about).record,
              later,
            });
            if (later === BEFORE) expect(link, about).toBe(published);
            // A copy of the site that lacks the fields says so.
            else expect(parseLink(engine, link), about).toMatchObject({ ok: false, error: { code: 'newer-link' } });
          }
        }
      }
    });
  },
);

describe.each(GAMES)('$name: whatever makes a link, the deal it carries is the deal it was made from', (game) => {
  const eachBook = Math.ceil(DEAL_COUNT / 200 / game.ruleSets.length);

  test('deals as the dealer gives them, by any book, with rules changed, at any step', async () => {
    await game.open(async ({ engine, dealer }) => {
      const deal = await dealer();
      for (const source of engine.ruleSets)
        for (let n = SEED; n < SEED + eachBook; n++) {
          const random = makeRandom(n);
          const changes = changedRules(engine as never, source, random(8), random);
          const variation = unwrap(vary(engine.keys, source, changes), source.id);
          const record = deal(n, variation.rules);
          const step = [undefined, 'end', 'ante', 't3.2', 't1.1'][random(5)];
          expectCarried(engine, { variation, record, step }, random, { about: `${source.id}, deal ${String(n)}` });
        }
    });
  });

  test('deals broken off at any act, by anybody who does anything he may', async () => {
    await game.open(async ({ engine, seated }) => {
      const table = await seated?.();
      if (!table) return;
      const { played } = table;
      for (const source of engine.ruleSets)
        for (const seats of seatings(game, valuesOf(source))) {
          const random = makeRandom(SEED);
          const variation = unwrap(vary(engine.keys, source, {}), source.id);
          let playing = played.begin({ number: SEED, seats, next: {} }, variation.rules);
          for (
            let turn = played.turn(playing, variation.rules), act = 0;
            turn;
            turn = played.turn(playing, variation.rules), act++
          ) {
            const { record } = playing;
            const about = `${source.id}, ${String(seats)} players, act ${String(act)}`;
            // A game at tables has some two hundred acts.
            if (game.kind === 'cards' || act % 20 === 0)
              expectCarried(engine, { variation, record, step: undefined }, random, {
                about,
                places: [EVERYWHERE[act % EVERYWHERE.length]!],
              });
            playing = played.act(playing, turn.legal[random(turn.legal.length)]!.act, variation.rules);
          }
        }
    });
  });
});
