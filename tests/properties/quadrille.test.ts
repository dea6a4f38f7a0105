/**
 * What holds of every deal of Quadrille and Médiateur, over random legal bidding and play under every rule set with
 * random toggles, a third of the hands stacked so that voles are met. How many deals, and which, is said in
 * ../support/seeds.ts.
 */
import { describe, expect, test } from 'vitest';
import { printCard } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { MEDIATEUR, PASS } from '#games/quadrille/rules/bids.ts';
import { agreedOf } from '#games/quadrille/play/bidding/contract.ts';
import { exchangedHands } from '#games/quadrille/play/exchange.ts';
import type { Facts } from '#games/quadrille/play/facts.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { judge, playThrough, type QuadrilleJudgement } from '#games/quadrille/settle/judge.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { OCCASIONS } from '#games/quadrille/record/occasions.ts';
import { poolsFrom } from '#games/quadrille/record/pools.ts';
import { begin } from '#games/quadrille/play/play-out.ts';
import { advance, legalCards } from '#games/quadrille/play/play.ts';
import { NO_SUIT } from '#games/quadrille/rules/ranks.ts';
import { RandomTable, runRandomDeals } from '#games/quadrille/policy/random-deals.ts';
import { EMPTY_RECORD, SEATS, type QuadrilleRecord } from '#games/quadrille/record/record.ts';
import { settle } from '#games/quadrille/settle/settle.ts';
import { naiveLegal, naiveWinner } from '../support/quadrille-naive.ts';
import { randomRecord, randomRules } from '../support/quadrille-random.ts';
import { again, DEALS, SEED } from '../support/seeds.ts';

const PER_SET = Math.ceil(DEALS / quadrille.ruleSets.length);
/** Every way a deal ends, however seldom: deals go on until all were met, up to so many. */
const ENDS = ['won none', 'won made', 'won lost', 'remise none', 'codille none', 'voleFailed lost'];
const MOST = PER_SET + 10_000;
/** Most rules changed at once: a few, or in every fifth deal a crowd. */
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

/** Forty cards in hands, on the table and in the tricks, at every step; ten tricks, or the early end of the readings. */
function cardsAreConserved({ judged: { frames, facts }, record }: Dealt): string | undefined {
  const fallen: number[] = [];
  for (const { event, hands, at } of frames) {
    if (event.kind === 'play') fallen.push(event.card);
    const all = [...hands.flat(), ...fallen];
    if (all.length !== 40 || new Set(all).size !== 40) return `${String(new Set(all).size)} cards at ${printPlace(at)}`;
  }
  const { taken, played, straight, contract } = facts;
  if (taken.reduce((sum, n) => sum + n, 0) !== played || record.plays.length !== played) return 'a trick nobody took';
  const early = (straight === 6 && played === 6) || (contract === 6 && played < 10) || contract < 0;
  return played === 10 || early ? undefined : `play ends after ${String(played)} tricks`;
}

/** What may be played is at every card what the naive rules allow, and every trick goes where they say. */
function playIsLegal({ judged: { facts }, record, rules }: Dealt): string | undefined {
  const usual = rules['play.follow'] && rules['matadors.privilege'] === 'unlessHigherLed';
  if (!usual || rules['cards.redLow'] !== 'reversed' || !rules['cards.punto'] || facts.contract < 0) return undefined;
  const agreed = agreedOf(record, rules);
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

/** The fast sink and the slow one, and the record printed and read again, come to the same account. */
function isTheSameAgain({ judged, record, rules }: Dealt): string | undefined {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through.error.message;
  const sink = new NetSink();
  const after = settle(through.value.facts, rules, poolsFrom(record.pools), sink);
  if (SEATS.some((seat, n) => sink.net[n] !== judged.net[seat])) return 'the fast sink counts otherwise';
  if (after.stake !== judged.pools['stake']) return 'the fast sink leaves another stake';
  const read = quadrille.parseRecord(quadrille.printRecord(record));
  if (!read.ok) return read.error.message;
  const again = judge(read.value, rules);
  return again.ok && JSON.stringify(again.value.entries) === JSON.stringify(judged.entries)
    ? undefined
    : 'read again it pays otherwise';
}

/** The same deal told by its outcome. */
function toldOf(record: QuadrilleRecord, facts: Facts, rules: QuadrilleRules): QuadrilleRecord {
  const high = record.bids.findLast(({ bid }) => bid !== PASS);
  const order = [0, 1, 2, 3].filter((seat) => seat !== facts.ombre && seat !== facts.ally && facts.highest[seat]! >= 0);
  return {
    ...EMPTY_RECORD,
    contract: { by: facts.ombre, bid: high?.bid ?? PASS },
    trump: facts.trump === NO_SUIT ? undefined : facts.trump,
    // The price of a king may go by its suit.
    call: facts.contract === MEDIATEUR ? record.call : undefined,
    favourite: record.favourite,
    pools: record.pools,
    result: {
      ally: facts.ally < 0 ? undefined : facts.ally,
      ownKing: facts.ownKing,
      tricks: facts.taken,
      matadors: facts.trump === NO_SUIT ? [0, 0] : rules['matadors.counted'] === 'dealt' ? facts.dealt : facts.held,
      premiers: facts.straight >= 6,
      vole:
        // Where nobody need ask, a side may go on though the ally said no.
        facts.straight >= 6 && facts.seventhLed
          ? 'undertaken'
          : facts.straight >= 6 && facts.refused
            ? 'refused'
            : undefined,
      giver: facts.contract === MEDIATEUR ? facts.giver : undefined,
      shown: facts.shown,
      kingHidden: !facts.kingPlayed,
      highest: order.sort((a, b) => facts.highest[b]! - facts.highest[a]!),
    },
  };
}

/** A person who tells the outcome is told the same sums as one who gives every card. */
function toldIsTheSame({ judged, record, rules }: Dealt): string | undefined {
  if (judged.facts.contract < 0 || judged.facts.contract > 5) return undefined;
  const told = judge(toldOf(record, judged.facts, rules), rules);
  if (!told.ok) return told.error.message;
  return JSON.stringify(told.value.net) === JSON.stringify(judged.net)
    ? undefined
    : 'told by its outcome it pays otherwise';
}

const LAWS = {
  'seats and pools together win nothing': zeroSum,
  'legal bidding and play depart nowhere': legalDepartsNowhere,
  'entries are sound and cite rule keys': entriesAreSound,
  'cards and tricks are conserved': cardsAreConserved,
  'play is what the naive rules allow': playIsLegal,
  'fast, slow and read again are the same': isTheSameAgain,
  'told by its outcome it is the same': toldIsTheSame,
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
      broken.set('every legal deal is judged', `deal ${String(n)} ${again}: ${result.error.message}`);
      break;
    }
    const judged = result.value;
    const end = judged.frames.at(-1)?.event;
    if (end?.kind === 'end') kinds.add(`${end.outcome.kind} ${end.outcome.vole}`);
    for (const [law, check] of Object.entries(LAWS)) {
      const why = check({ rules, record, judged });
      if (why !== undefined && !broken.has(law)) broken.set(law, `deal ${String(n)} ${again}: ${why}`);
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
    const table = new RandomTable(valuesOf(quadrille.ruleSets[2]!), makeRandom(3));
    for (let deal = 0; deal < 3_000; deal++) seen.add(table.play().contract);
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
