/**
 * Properties of every deal of Quadrille and Médiateur, over random legal bidding and play under every rule set with random
 * changes; a third of the hands are stacked so that voles occur. Number and seed of the deals: ../support/seeds.ts.
 */
import { describe, expect, test } from 'vitest';
import { printCard } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { type Balances, NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { MEDIATEUR } from '#games/quadrille/rules/bids.ts';
import { readContract } from '#games/quadrille/play/bidding/contract.ts';
import { exchangedHands, begin } from '#games/quadrille/play/play-out.ts';
import { sideTricks } from '#games/quadrille/play/facts.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { judge, playThrough, type QuadrilleJudgement } from '#games/quadrille/settle/judge.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { OCCASIONS, poolsFrom } from '#games/quadrille/record/pools.ts';
import { advance, legalCards } from '#games/quadrille/play/play.ts';
import { NO_SUIT } from '#games/quadrille/rules/ranks.ts';
import { RandomTable, runRandomDeals } from '#games/quadrille/bench.ts';
import { SEATS, type QuadrilleRecord } from '#games/quadrille/record/record.ts';
import { settle } from '#games/quadrille/settle/settle.ts';
import { naiveLegal, naiveWinner } from '../support/quadrille-naive.ts';
import { randomRecord, randomRules } from '../support/quadrille-random.ts';
import { reportedRecord } from '../support/quadrille-reported.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';

const PER_SET = Math.ceil(DEAL_COUNT / quadrille.ruleSets.length);
/** Every ending, even rare ones: deals continue until all have occurred, up to this many. */
const ENDS = ['won none', 'won made', 'won lost', 'remise none', 'codille none', 'voleFailed lost'];
const MOST = PER_SET + 10_000;
/** Most rules changed at once: a few, or in every fifth deal many. */
const toggles = (seed: number): number => (seed % 5 === 0 ? 40 : 5);

interface Dealt {
  readonly rules: QuadrilleRules;
  readonly record: QuadrilleRecord;
  readonly judged: QuadrilleJudgement;
}

const total = (balances: Balances): number => Object.values(balances).reduce((sum, n) => sum + n, 0);

function zeroSum({ judged: { net, pools, poolsBefore } }: Dealt): string | undefined {
  const sum = total(net) + total(pools) - total(poolsBefore);
  return sum === 0 ? undefined : `seats and pools together win ${String(sum)}`;
}

const legalDepartsNowhere = ({ judged: { departures } }: Dealt): string | undefined =>
  departures.length === 0 ? undefined : `legal play departs: ${departures.map(({ message }) => message).join(' ')}`;

function entriesAreSound({ judged: { entries } }: Dealt): string | undefined {
  for (const { at, from, to, amount, keys, occasion } of entries) {
    if (keys.length === 0 || !keys.every((key) => Object.hasOwn(QUADRILLE_KEYS, key)))
      return `an entry cites ${keys.join()}`;
    if (!Number.isInteger(amount) || amount <= 0) return `an entry of ${String(amount)}`;
    if (from === to) return `${from} pays himself`;
    if (!(OCCASIONS as readonly string[]).includes(occasion)) return `an entry for ${occasion}`;
    if (!/^(ante|contract|exchange|t7\.1|end)$/.test(printPlace(at))) return `an entry at ${printPlace(at)}`;
    for (const account of [from, to])
      if (!(SEATS as readonly string[]).includes(account) && !/^(stake|vole|odd)$/.test(account))
        return `an account ${account}`;
  }
  return undefined;
}

/** Forty cards in hands, on the table and in tricks at every step; ten tricks, or the early end of the readings. */
function cardsAreConserved({ judged: { frames, facts }, record, rules }: Dealt): string | undefined {
  const fallen: number[] = [];
  for (const { event, hands, at } of frames) {
    if (event.kind === 'play') fallen.push(event.card);
    const all = [...hands.flat(), ...fallen];
    if (all.length !== 40 || new Set(all).size !== 40) return `${String(new Set(all).size)} cards at ${printPlace(at)}`;
  }
  const { taken, played, straight, contract } = facts;
  if (taken.reduce((sum, n) => sum + n, 0) !== played || record.plays.length !== played) return 'a trick nobody took';
  const shows = rules['play.stop.when'] === 'anySix' && contract >= 0 && sideTricks(facts) >= 6;
  const early = (straight === 6 && played === 6) || (contract === 6 && played < 10) || contract < 0 || shows;
  return played === 10 || early ? undefined : `play ends after ${String(played)} tricks`;
}

/** Legal cards equal those of the naive rules at every card, and each trick goes to the seat they name. */
function playIsLegal({ judged: { facts }, record, rules }: Dealt): string | undefined {
  const usual = rules['play.follow'] && rules['matadors.privilege'] === 'unlessHigherLed';
  if (!usual || rules['cards.redLow'] !== 'reversed' || !rules['cards.punto'] || facts.contract < 0) return undefined;
  const agreed = readContract(record, rules);
  const exchanged = agreed.ok ? exchangedHands(record, agreed.value.contracted) : agreed;
  if (!agreed.ok || !exchanged.ok) return 'there is nothing to play';
  const state = begin(record, exchanged.value, agreed.value.contracted, rules);
  const trump = facts.trump === NO_SUIT ? 'none' : 'SHDC'[facts.trump]!;
  const hands = exchanged.value.map((hand) => hand.map(printCard));
  for (const trick of record.plays) {
    const names = trick.map(printCard);
    const leader = state.toPlay;
    for (const [i, card] of names.entries()) {
      const hand = hands[state.toPlay]!;
      const allowed = naiveLegal(hand, names.slice(0, i), trump).toSorted().join(' ');
      const legal = legalCards(state, rules).map(printCard).toSorted().join(' ');
      if (legal !== allowed) return `on ${names.slice(0, i).join(' ')} ${legal} may be played, and not ${allowed}`;
      hand.splice(hand.indexOf(card), 1);
      advance(state, state.table.toPlay[trick[i]!]!);
    }
    if (state.toPlay !== ((leader + naiveWinner(names, trump)) & 3)) return `${names.join(' ')} goes to another`;
  }
  return undefined;
}

/** The fast and the explaining sink, and the record printed and parsed again, have the same sums. */
function roundTripChanges({ judged, record, rules }: Dealt): string | undefined {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through.error.message;
  const sink = new NetSink();
  const after = settle(through.value.facts, rules, poolsFrom(record.pools), sink);
  if (SEATS.some((seat, n) => sink.net[n] !== judged.net[seat])) return 'the fast sink counts otherwise';
  if (after.stake !== judged.pools['stake']) return 'the fast sink leaves another stake';
  const read = quadrille.parseRecord(quadrille.printRecord(record));
  if (!read.ok) return read.error.message;
  const rejudged = judge(read.value, rules);
  return rejudged.ok && JSON.stringify(rejudged.value.entries) === JSON.stringify(judged.entries)
    ? undefined
    : 'read again it pays otherwise';
}

/** A deal given by its outcome settles like the deal with every card. */
function reportSettlesAlike({ judged, record, rules }: Dealt): string | undefined {
  if (judged.facts.contract < 0 || judged.facts.contract > 5) return undefined;
  // The outcome gives one ranking of the trumps dealt or held.
  if (rules['codille.odd.hand'] === 'played' && judged.facts.contract === MEDIATEUR) return undefined;
  const fromOutcome = judge(reportedRecord(record, judged.facts, rules), rules);
  if (!fromOutcome.ok) return fromOutcome.error.message;
  return JSON.stringify(fromOutcome.value.net) === JSON.stringify(judged.net)
    ? undefined
    : 'the record’s `result` does not say enough for this payment: CONTRIBUTING.md, “Add a rule key”, step 4';
}

const LAWS = {
  'seats and pools together win nothing': zeroSum,
  'legal bidding and play depart nowhere': legalDepartsNowhere,
  'entries are sound and cite rule keys': entriesAreSound,
  'cards and tricks are conserved': cardsAreConserved,
  'play is what the naive rules allow': playIsLegal,
  'fast, slow and read again are the same': roundTripChanges,
  'told by its outcome it is the same': reportSettlesAlike,
} as const;

describe.each(quadrille.ruleSets)('$id, random legal deals with random toggles', (source) => {
  const broken = new Map<string, string>();
  const kinds = new Set<string>();
  for (let n = 0; n < PER_SET || (n < MOST && !ENDS.every((end) => kinds.has(end))); n++) {
    const seed = SEED + n;
    const random = makeRandom(seed * 64 + source.linkNumber);
    const rules = randomRules(source, toggles(seed), random);
    const record = randomRecord(rules, random, random(60));
    const result = judge(record, rules);
    if (!result.ok) {
      broken.set('every legal deal is judged', `deal ${String(n)} ${howToRepeat}: ${result.error.message}`);
      break;
    }
    const judged = result.value;
    const end = judged.frames.at(-1)?.event;
    if (end?.kind === 'end') kinds.add(`${end.outcome.kind} ${end.outcome.vole}`);
    for (const [law, check] of Object.entries(LAWS)) {
      const why = check({ rules, record, judged });
      if (why !== undefined && !broken.has(law)) broken.set(law, `deal ${String(n)} ${howToRepeat}: ${why}`);
    }
  }

  test.each(['every legal deal is judged', ...Object.keys(LAWS)])('%s', (law) =>
    expect(broken.get(law)).toBeUndefined(),
  );

  test('every way to end was met', () => {
    for (const kind of ENDS) expect([...kinds], kind).toContain(kind);
  });
});

describe('the bench', () => {
  test('plays the same deals from the same seed, and what one wins another loses', () => {
    for (const source of quadrille.ruleSets) {
      const rules = valuesOf(source);
      const sinks = [new NetSink(), new NetSink()] as const;
      const pools = sinks.map((sink) => runRandomDeals(2_000, 7, rules, sink));
      expect(sinks[0].net).toEqual(sinks[1].net);
      expect(pools[0]).toEqual(pools[1]);
      expect(sinks[0].net.reduce((sum, n) => sum + n, 0)).toBe(0);
    }
  });

  test('meets every contract of the book', () => {
    const seen = new Set<number>();
    const table = new RandomTable(
      valuesOf(quadrille.ruleSets.find(({ id }) => id === 'mediateur-1752')!),
      makeRandom(3),
    );
    for (let deal = 0; deal < 3_000; deal++) seen.add(table.play().contract);
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
