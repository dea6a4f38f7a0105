/**
 * A deal entered by hand, in the form of the page that keeps score for a real game, is paid like the same deal replayed: random
 * legal deals under every book with random changes, their facts entered as a table would tell them.
 */
import { describe, expect, test } from 'vitest';
import { JACK, KING, QUEEN, suitOf } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { mapOk, unwrap, type Result } from '#engine/kernel/result.ts';
import { netOf } from '#engine/ledger/sink.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { poolsFrom } from '#games/quadrille/record/pools.ts';
import type { QuadrilleRecord } from '#games/quadrille/record/record.ts';
import { BID_CONTRACT, BID_VOLE, CONTRACTS, GRANDISSIMO, PASS } from '#games/quadrille/rules/bids.ts';
import { quadrilleRegulator } from '#games/quadrille/session/session.ts';
import * as ofQuadrille from '#games/quadrille/settle/judge.ts';
import { SUIT_NAMES, tellQuadrille, type QuadrilleEntry } from '#games/quadrille/tools/regulator/outcome-from-form.ts';
import { reversis } from '#games/reversis/game.ts';
import { endingOf } from '#games/reversis/play/ending.ts';
import { countingCards, FORCED, LED, PLACED, pointsOf, type Facts } from '#games/reversis/play/facts.ts';
import { LITTLE, GREAT } from '#games/reversis/rules/shape.ts';
import type { ReversisRules } from '#games/reversis/rules/keys.ts';
import { countsLaid } from '#games/reversis/session/deal-outcome.ts';
import { reversisRegulator } from '#games/reversis/session/session.ts';
import * as ofReversis from '#games/reversis/settle/judge.ts';
import { HONOUR_CODES, tellReversis, type ReversisEntry } from '#games/reversis/tools/regulator/outcome-from-form.ts';
import { revertier } from '#games/revertier/game.ts';
import { revertierRegulator } from '#games/revertier/session/session.ts';
import { tellRevertier, type RevertierEntry } from '#games/revertier/tools/regulator/game.tsx';
import * as quadrilleDeals from '../support/quadrille-random.ts';
import { reportedRecord } from '../support/quadrille-reported.ts';
import * as reversisDeals from '../support/reversis-random.ts';
import * as revertierGames from '../support/revertier-random-game.ts';
import { DEAL_COUNT, howToRepeat, SEED } from '../support/seeds.ts';

/** The player in each seat: the form says players, and the seats move with the deal. */
const seating = (seats: number, random: Random) => {
  const first = random(seats);
  return {
    playerIn: (seat: number) => (seat + first) % seats,
    seatOf: (player: number) => (player - first + seats) % seats,
  };
};

/** What a deal comes to: what each seat has won, and what is left for the next deal. */
interface Entered {
  readonly net: unknown;
  readonly pools: unknown;
}

function expectAlike(replayed: Entered, entered: Result<Entered>, about: unknown): void {
  const said = `${JSON.stringify(about)} ${howToRepeat}`;
  if (!entered.ok) throw new Error(`${entered.error.message} ${said}`);
  expect(entered.value, said).toEqual(replayed);
}

/** Entry of a deal of Quadrille that is known by its outcome. */
function quadrilleEntry(
  { contract, trump, favourite, call, result }: QuadrilleRecord,
  { playerIn, theirs }: { readonly playerIn: (seat: number) => number; readonly theirs: boolean },
): QuadrilleEntry {
  if (!contract || contract.by === undefined || !result) throw new Error('The deal is not known by its outcome.');
  const { by, bid } = contract;
  const player = (seat: number | undefined) => (seat === undefined ? undefined : playerIn(seat));
  return {
    contract: CONTRACTS[bid === PASS ? 0 : BID_CONTRACT[bid]!],
    ombre: player(by),
    trump: trump === undefined ? undefined : SUIT_NAMES[trump],
    favourite: favourite === undefined ? undefined : SUIT_NAMES[favourite],
    ally: player(result.ally),
    ownKing: result.ownKing,
    giver: player(result.giver),
    kingSuit: call === undefined ? undefined : SUIT_NAMES[suitOf(call)],
    announced: (['no', 'announced', 'revealed'] as const)[BID_VOLE[bid] ?? 0],
    took: result.tricks[by],
    allyTook: result.ally === undefined ? undefined : result.tricks[result.ally],
    // The form has one number, for the side that had any.
    matadors: result.matadors[theirs ? 1 : 0],
    matadorsOf: theirs ? 'opponents' : 'ombre',
    premiers: result.premiers,
    vole: result.vole ?? 'no',
    shown: result.shown,
    kingHidden: result.kingHidden,
    highest: result.highest.map(playerIn),
  };
}

/** In this deal of 1842 a king of trumps changes hands while odd counters wait for the highest trump held. */
const ONCE_PAID_OTHERWISE = 11_306_488;

describe.each(quadrille.ruleSets)('$id: entered by hand it is paid as it is replayed', (source) => {
  test('random legal deals with random toggles', () => {
    let compared = 0;
    for (const n of [ONCE_PAID_OTHERWISE, ...range(Math.ceil(DEAL_COUNT / 20)).map((i) => SEED + i)]) {
      const random = makeRandom(n * 64 + source.linkNumber);
      const rules = quadrilleDeals.randomRules(source, n % 5 === 0 ? 40 : 5, random);
      const record = quadrilleDeals.randomRecord(rules, random, random(60));
      const { facts, net, pools } = unwrap(ofQuadrille.judge(record, rules), howToRepeat);
      // Nobody can have a highest trump where there are no trumps.
      if (facts.contract < 0 || facts.contract >= GRANDISSIMO) continue;
      const { playerIn, seatOf } = seating(4, random);
      const reported = reportedRecord(record, facts, rules);
      const before = poolsFrom(record.pools);
      const regulator = quadrilleRegulator(rules);
      const entry = quadrilleEntry(reported, {
        playerIn,
        theirs: rules['matadors.side'] === 'winners' && (reported.result?.matadors[1] ?? 0) > 0,
      });
      const told = tellQuadrille(entry, rules, record.pools ?? {}, seatOf);
      const made = told.ok ? regulator.settle(told.value, before) : told;
      expectAlike(
        { net, pools: pools['stake'] },
        mapOk(made, ({ entries, carryOver }) => ({
          net: netOf(regulator.seats, entries),
          pools: regulator.balances(carryOver)['stake'],
        })),
        { n, entry },
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(DEAL_COUNT / 100);
  });
});

/** Entry of a replayed deal of Réversis: all that somebody at the table could tell. */
function reversisEntry(
  facts: Facts,
  rules: ReversisRules,
  { playerIn, seatOf }: ReturnType<typeof seating>,
): ReversisEntry {
  const { kind, maker, breaker, brokenAt, espagnolette } = endingOf(facts, rules);
  const byPlayer = (of: (seat: number) => number): readonly number[] =>
    range(facts.seats).map((player) => of(seatOf(player)));
  const player = (seat: number | undefined) => (seat === undefined || seat < 0 ? undefined : playerIn(seat));
  const isLaid = (honour: number): boolean => ((facts.laidHonours >> honour) & 1) === 1;
  const laid = (rank: number): number => (facts.laid >> (8 * (3 - (rank - 9)))) & 255;
  const falls = HONOUR_CODES.map((code, honour) => {
    const fate = facts.fate[honour];
    const isPlayed = fate === PLACED || fate === FORCED || fate === LED;
    const holder = range(facts.seats).find((seat) => (facts.held[seat]! >> honour) & 1);
    return {
      [`${code}.fate`]: isLaid(honour)
        ? 'laidOut'
        : fate === PLACED
          ? 'placed'
          : fate === FORCED
            ? 'forced'
            : fate === LED
              ? 'led'
              : 'unplayed',
      [`${code}.by`]: player(isPlayed ? facts.holder[honour] : holder),
      [`${code}.on`]: player(
        fate === PLACED ? facts.taker[honour] : fate === FORCED ? facts.leader[honour] : undefined,
      ),
      [`${code}.trick`]: isPlayed ? facts.trick[honour]! + 1 : undefined,
    };
  });
  return {
    ending: kind === 'reversisMade' ? 'made' : kind === 'reversisBroken' ? 'broken' : 'partie',
    maker: player(maker),
    breaker: player(breaker),
    brokenIn: kind === 'reversisBroken' ? brokenAt + 1 : undefined,
    reckoned: true,
    tricks: byPlayer((seat) => facts.taken[seat]!),
    points: byPlayer((seat) => pointsOf(facts, rules, seat)),
    cards: byPlayer((seat) => countingCards(facts, seat)),
    ...(Object.assign({}, ...falls) as ReversisEntry),
    laidKings: laid(KING),
    laidQueens: laid(QUEEN) - (rules['quinola.little'] && isLaid(LITTLE) ? 1 : 0),
    laidKnaves: laid(JACK) - (isLaid(GREAT) ? 1 : 0),
    claimed: facts.claimed,
    espagnolette: player(espagnolette),
    thrownBy: player(facts.thrownBy),
  };
}

/** Whether a deal is broken off, or by rules that no book has together, so that the form does not ask all that is paid. */
const isBeyondForm = (facts: Facts, rules: ReversisRules, book: ReversisRules): boolean =>
  facts.played < facts.tricks ||
  // Cards thrown down where nothing comes of it, or within a trick, or in a reversis, where it matters when.
  (facts.thrownBy >= 0 &&
    (rules['thrown.pays'] === 'nothing' ||
      endingOf(facts, rules).kind !== 'partie' ||
      facts.taker.some((seat, honour) => facts.fate[honour] === PLACED && seat === facts.thrownBy))) ||
  // Two Quinolas for one pool: it matters which falls first. And pools of another kind of book.
  (rules['quinola.little'] && rules['pool.structure'] !== 'greatAndLittle') ||
  (rules['pool.structure'] === 'greatAndLittle' && !rules['quinola.little']) ||
  // A Quinola that counts less than another knave; cards paid for that are laid out otherwise than in the book.
  rules['points.quinolaTaken'] < (rules['points.scale'] === 'high' ? 2 : 1) ||
  (countsLaid(rules) && rules['deal.discard'] !== book['deal.discard']) ||
  (countsLaid(rules) && facts.seats === 5 && !(countsLaid(book) && book['players.five']));

describe.each(reversis.ruleSets)('$id: entered by hand it is paid as it is replayed', (source) => {
  test('random legal deals with random toggles', () => {
    let compared = 0;
    for (let n = SEED; n < SEED + DEAL_COUNT / 40; n++) {
      const random = makeRandom(n * 64 + source.linkNumber);
      const rules = reversisDeals.randomRules(source, n % 5 === 0 ? 40 : 6, random);
      const record = reversisDeals.randomRecord(rules, random);
      const { before, played } = unwrap(ofReversis.playThrough(record, rules, false), howToRepeat);
      if (isBeyondForm(played.facts, rules, source.values)) continue;
      const { net, pools } = unwrap(ofReversis.judge(record, rules), howToRepeat);
      const seated = seating(record.seats, random);
      const regulator = reversisRegulator(rules, record.seats);
      const entry = reversisEntry(played.facts, rules, seated);
      const told = tellReversis(entry, rules, record.seats, seated.seatOf);
      const made = told.ok ? regulator.settle(told.value, before) : told;
      expectAlike(
        { net, pools },
        mapOk(made, ({ entries, carryOver }) => ({
          net: netOf(regulator.seats, entries),
          pools: regulator.balances(carryOver),
        })),
        { n, entry },
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(DEAL_COUNT / 200);
  });
});

describe('revertier', () => {
  test.each(revertierGames.EVERY_TOGGLE)('%s: a game entered by hand is paid as it is replayed', (_, toggled) => {
    const random = makeRandom(SEED);
    for (let n = 0; n < DEAL_COUNT / 400; n++) {
      const rules = n % 2 === 0 ? toggled : revertierGames.randomRules(random);
      const { record } = revertierGames.randomGame(random, rules);
      const { frames, net, next } = unwrap(revertier.judge(record, rules), howToRepeat);
      const event = frames.at(-1)?.event;
      if (event?.kind !== 'end' || event.outcome.kind === 'unfinished' || record.start?.kind !== 'player') continue;
      const { kind, winner, double } = event.outcome;
      const entry: RevertierEntry = { dealer: record.start.player, winner, drawn: winner === undefined, kind, double };
      const regulator = revertierRegulator(rules, 0);
      const told = tellRevertier(entry, rules);
      const made = told.ok ? regulator.settle(told.value, 0) : told;
      const colour = (player: number | undefined) => (player === undefined ? undefined : regulator.seats[player]);
      expectAlike(
        { net, pools: next['start'] },
        mapOk(made, ({ entries, carryOver }) => ({ net: netOf(regulator.seats, entries), pools: colour(carryOver) })),
        { n, entry, next },
      );
    }
  });
});
