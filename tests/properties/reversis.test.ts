/**
 * Properties of every deal of Réversis, over random legal play under all rule sets with random changes, including hands stacked
 * for a reversis or an espagnolette. Number and seed of the deals: ../support/seeds.ts.
 */
import { describe, expect, test } from 'vitest';
import { rankOf } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { type Balances, type Entry, NetSink } from '#engine/ledger/sink.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { reversis } from '#games/reversis/game.ts';
import { judge, playThrough } from '#games/reversis/settle/judge.ts';
import type { Frame } from '#games/reversis/play/facts.ts';
import type { ReversisRules } from '#games/reversis/rules/keys.ts';
import { OCCASIONS } from '#games/reversis/play/pools.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';
import { settle } from '#games/reversis/settle/settle.ts';
import { packFor } from '#games/reversis/rules/shape.ts';
import { isKey, randomRecord, randomRules, swapSuits } from '../support/reversis-random.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';

const PER_SET = Math.ceil(DEAL_COUNT / reversis.ruleSets.length);
/** Most rules changed at once: a few, or in every fifth deal many. */
const toggles = (seed: number): number => (seed % 5 === 0 ? 40 : 6);

type Judged = Judgement<Frame>;

const total = (balances: Balances): number => Object.values(balances).reduce((sum, amount) => sum + amount, 0);

const sameBalances = (a: Balances, b: Balances): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

/** Values in all books: ace 4, king 3, queen 2, knave 1, or one more each; the Quinola as in tricks. */
const cardValue = (card: number, rules: ReversisRules): number => {
  const rank = rankOf(card);
  if (card === 13 + 9) return rules['points.quinolaTaken'];
  return rank < 9 ? 0 : rank - 8 + (rules['points.scale'] === 'high' ? 1 : 0);
};

function zeroSum({ net, pools, poolsBefore }: Judged): string | undefined {
  if (Object.values(pools).some((held) => held < 0)) return 'a pool holds less than nothing';
  const sum = total(net) + total(pools) - total(poolsBefore);
  return sum === 0 ? undefined : `seats and pools together win ${String(sum)}`;
}

function legalDepartsNowhere({ departures }: Judged): string | undefined {
  const real = departures.filter(({ key }) => key !== 'thrown.pays');
  return real.length === 0 ? undefined : `legal play departs: ${real.map(({ message }) => message).join(' ')}`;
}

function entriesAreSound({ entries, seats }: Judged): string | undefined {
  for (const { from, to, amount, keys, occasion } of entries) {
    if (keys.length === 0 || !keys.every(isKey)) return `an entry cites ${keys.join()}`;
    if (!Number.isInteger(amount) || amount <= 0) return `an entry of ${String(amount)}`;
    if (from === to) return `${from} pays himself`;
    if (!(OCCASIONS as readonly string[]).includes(occasion)) return `an entry for ${occasion}`;
    for (const account of [from, to])
      if (!seats.includes(account) && !/^(basket|great|little|pool\d+)$/.test(account)) return `an account ${account}`;
  }
  return undefined;
}

/**
 * Every reversal returns what was paid before, between the same two accounts and for the same card; a pool that was swept since
 * returns what it holds.
 */
function undoneWasDone({ entries, seats }: Judged): string | undefined {
  const standing: Entry[] = [];
  for (const entry of entries) {
    if (entry.occasion !== 'undone') {
      standing.push(entry);
      continue;
    }
    const at = standing.findIndex(
      (paid) =>
        paid.from === entry.to &&
        paid.to === entry.from &&
        paid.of === entry.of &&
        (paid.amount === entry.amount || (paid.amount > entry.amount && !seats.includes(entry.from))),
    );
    if (at < 0) return `undone, but never done: ${JSON.stringify(entry)}`;
    standing.splice(at, 1);
  }
  return undefined;
}

/** Cards are conserved: one leaves a hand with each card played, and the frames end like the ledger. */
function framesConserve({ frames, entries, net, pools }: Judged): string | undefined {
  let held = frames[0]?.hands.flat().length ?? 0;
  let made = 0;
  for (const { event, hands, entries: count, at } of frames) {
    const now = hands.flat();
    if (new Set(now).size !== now.length) return `a card twice at ${printPlace(at)}`;
    if (event.kind === 'play') {
      held--;
      if (now.length !== held || now.includes(event.card))
        return `${String(now.length)} cards in hand at ${printPlace(at)}`;
    } else held = now.length;
    if (count < made) return `the ledger shrinks at ${printPlace(at)}`;
    made = count;
  }
  const last = frames[frames.length - 1];
  if (last?.entries !== entries.length) return 'the frames do not show the whole ledger';
  return sameBalances(last.net, net) && sameBalances(last.pools, pools)
    ? undefined
    : 'the last frame and the ledger differ';
}

/** The rules of play written again, over lists of cards, as a check on the engine's legal cards. */
function playKeepsTheRules({ frames }: Judged, rules: ReversisRules): string | undefined {
  let before: Frame | undefined;
  const started = frames.find(({ event }) => event.kind === 'play');
  const held = frames[frames.indexOf(started ?? frames[0]!) - 1]?.hands ?? [];
  for (const frame of frames) {
    const { event } = frame;
    const hand = event.kind === 'play' ? (before?.hands[event.seat] ?? []) : [];
    before = frame;
    if (event.kind !== 'play') continue;
    const suits = hand.map((card) => Math.floor(card / 13));
    const suit = Math.floor(event.card / 13);
    const led = Math.floor((frame.trick[0] ?? 0) / 13);
    if (frame.trick.length === 1) {
      if (printPlace(frame.at) === 't1.1' && rules['play.firstLead'] === 'heart' && suit !== 1 && suits.includes(1))
        return 'no heart led first, and one in the hand';
      continue;
    }
    if (suit === led) continue;
    const own = held[event.seat] ?? [];
    const aces = own.filter((card) => rankOf(card) === 12).length;
    if (rules['play.follow'] && suits.includes(led) && (rules['espagnolette.hands'] === 'none' || aces < 2))
      return `suit not followed at ${printPlace(frame.at)}`;
    const courts = hand.filter((card) => Math.floor(card / 13) === 1 && rankOf(card) >= 9 && rankOf(card) < 12);
    const other = suits.some((each) => each !== 1) || courts.length > 0;
    if (rules['play.throwHearts'] === 'courtsOnly' && suit === 1 && other && !courts.includes(event.card))
      return `a small heart or the ace thrown at ${printPlace(frame.at)}`;
  }
  return undefined;
}

/** Points taken and points laid out add up to the pack's: 40, 41 with the Quinola at 2, 56 on the high scale. */
function pointsConserve(judged: Judged, record: ReversisRecord, rules: ReversisRules): string | undefined {
  const last = judged.frames[judged.frames.length - 1];
  if (record.seats === 5 || !last || last.hands.flat().length > 0) return undefined;
  const played = new Set(record.plays.flat());
  const laid = packFor(rules).filter((card) => !played.has(card));
  const sum = (cards: readonly number[]): number => cards.reduce((points, card) => points + cardValue(card, rules), 0);
  const points = last.points.reduce((all, some) => all + some, 0) + sum(laid);
  return points === sum(packFor(rules)) ? undefined : `${String(points)} points in the pack`;
}

/** The fast sink and the explaining sink have the same sums. */
function sinksAgree(judged: Judged, record: ReversisRecord, rules: ReversisRules): string | undefined {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through.error.message;
  const { played, before } = through.value;
  const sink = new NetSink();
  settle(played.facts, rules, before, sink);
  return judged.seats.every((seat, i) => sink.net[i] === judged.net[seat]) ? undefined : 'the sinks differ';
}

/** Spades and clubs are interchangeable. */
function suitsAreAlike(judged: Judged, record: ReversisRecord, rules: ReversisRules): string | undefined {
  const other = judge(swapSuits(record, 0, 3), rules);
  if (!other.ok) return other.error.message;
  return sameBalances(other.value.net, judged.net) && sameBalances(other.value.pools, judged.pools)
    ? undefined
    : 'spades and clubs pay differently';
}

/** Any rule set settles any record of the game. */
function othersSettleToo(record: ReversisRecord, seed: number): string | undefined {
  const rules = randomRules(reversis.ruleSets[seed % reversis.ruleSets.length]!, 3, makeRandom(seed));
  const judged = judge(record, rules);
  if (!judged.ok) return `another book: ${judged.error.message}`;
  return zeroSum(judged.value) ?? entriesAreSound(judged.value) ?? framesConserve(judged.value);
}

function printsAndReads(judged: Judged, record: ReversisRecord, rules: ReversisRules): string | undefined {
  const read = reversis.parseRecord(reversis.printRecord(record));
  if (!read.ok) return read.error.message;
  const rejudged = judge(read.value, rules);
  return rejudged.ok && JSON.stringify(rejudged.value.entries) === JSON.stringify(judged.entries)
    ? undefined
    : 'the printed record settles otherwise';
}

function check(seed: number, set: number): string | undefined {
  const random = makeRandom(seed);
  const rules = randomRules(reversis.ruleSets[set]!, toggles(seed), random);
  const record = randomRecord(rules, random);
  const judged = judge(record, rules);
  if (!judged.ok) return judged.error.message;
  const { value } = judged;
  return (
    zeroSum(value) ??
    legalDepartsNowhere(value) ??
    entriesAreSound(value) ??
    undoneWasDone(value) ??
    framesConserve(value) ??
    playKeepsTheRules(value, rules) ??
    pointsConserve(value, record, rules) ??
    sinksAgree(value, record, rules) ??
    (seed % 2 === 0 ? suitsAreAlike(value, record, rules) : undefined) ??
    (seed % 3 === 0 ? othersSettleToo(record, seed) : undefined) ??
    (seed % 7 === 0 ? printsAndReads(value, record, rules) : undefined)
  );
}

describe('every deal of Reversis', () => {
  test.each(reversis.ruleSets.map(({ id }, set) => [id, set] as const))(
    '%s with random toggles: zero sum, nothing lost, every payment accounted for',
    (_, set) => {
      const failures: string[] = [];
      for (let n = 0; n < PER_SET && failures.length < 5; n++) {
        const wrong = check(SEED + set * 10_000_019 + n, set);
        if (wrong !== undefined) failures.push(`deal ${String(n)} ${howToRepeat}: ${wrong}`);
      }
      expect(failures).toEqual([]);
    },
  );

  test('all that can happen does happen among them', () => {
    const seen = new Set<string>();
    // The last of them matter only at the end of a session.
    const missing = (): readonly string[] => OCCASIONS.filter((occasion) => !seen.has(occasion));
    for (const n of range(900)) {
      if (missing().length === 1) break;
      for (const [set, source] of reversis.ruleSets.entries()) {
        const seed = set * 10_000_019 + n;
        const random = makeRandom(seed);
        // Two changes that meet too seldom by chance are made in every other deal.
        const rare =
          n % 2 === 0 ? ({ 'espagnolette.forcesQuinola': 'stakeToo', 'quinola.forced.intoPool': true } as const) : {};
        const rules = { ...randomRules(source, toggles(seed), random), ...rare };
        const judged = judge(randomRecord(rules, random), rules);
        if (judged.ok) for (const { occasion } of judged.value.entries) seen.add(occasion);
      }
    }
    expect(missing()).toEqual(['leftover']);
  });

  test('the packs count 40, 41 with the Quinola at 2, and 56 on the high scale', () => {
    const sums = reversis.ruleSets.map((source) => {
      const rules = valuesOf(source);
      return [source.id, packFor(rules).reduce((sum, card) => sum + cardValue(card, rules), 0)] as const;
    });
    expect(Object.fromEntries(sums)).toMatchObject({
      ancient: 56,
      'lpjr-1634': 56,
      'maison-1659': 56,
      'almanach-1785': 41,
      'bohn-1850': 40,
      'parlett-2008': 40,
    });
  });
});
