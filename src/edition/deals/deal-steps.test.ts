import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { place } from '../../../tests/support/place.ts';
import { type ContentGraph, content } from '../graph/content.ts';
import {
  differenceOf,
  stepOfClause,
  stepsThatPay,
  type JudgedDeal,
  happeningsIn,
  asRecorded,
  dealHref,
  stepForClause,
} from './deal-steps.ts';

const { library, books } = await content();

function happeningsOf(id: string): readonly string[] {
  const deal = library.deals.find((one) => one.id === id);
  const gameContent = books.find(({ ruleSet }) => ruleSet.id === deal?.ruleset)?.gameContent;
  const judged = deal && gameContent && asRecorded(deal, gameContent);
  if (!judged) throw new Error(`no deal ${id}`);
  return happeningsIn([judged], deal.clauses, gameContent.happenings ?? []);
}

test.each([
  // The editor's notes: an ace of diamonds forced, the Quinola forced with its bête, an ace placed, two led, two players level.
  [
    'reversis/1785-two-aces-on-the-last-trick',
    ['quinola-forced', 'bete', 'ace-placed', 'ace-forced', 'ace-led', 'bonne', 'tie'],
  ],
  // Every trick, and nothing else.
  ['reversis/ancient-thirteen-tricks', ['reversis-made']],
])('%s', (id, shown) => {
  expect(happeningsOf(id)).toEqual(shown);
});

test('each happening of a game is shown by one of its deals at least', () => {
  for (const { id, happenings = [] } of new Set(books.map(({ gameContent }) => gameContent))) {
    const shown = new Set(library.deals.filter(({ game }) => game === id).flatMap((deal) => happeningsOf(deal.id)));
    expect
      .soft(
        happenings.map((one) => one.id).filter((one) => !shown.has(one)),
        id,
      )
      .toEqual([]);
  }
});

const entry = (at: string, amount: number, ...keys: [string, ...string[]]): Entry => ({
  at: place(at),
  occasion: keys[0],
  from: 'first',
  to: 'second',
  amount,
  keys,
});

/** Three steps of play between ante and end; the stake is paid before, an ace in the second trick, the partie at the end. */
const made = (...entries: readonly Entry[]): JudgedDeal => ({
  seats: ['first', 'second'],
  isComplete: true,
  frames: ['ante', 't1.1', 't1.2', 't2.1', 't2.2', 'end'].map((at) => ({
    at: place(at),
    entries: entries.filter((paid) => ORDER.indexOf(printPlace(paid.at)) <= ORDER.indexOf(at)).length,
  })),
  departures: [{ at: place('t1.2'), key: 'follow', message: 'He could follow suit.' }],
  entries,
  net: {},
  poolsBefore: {},
  next: {},
  pools: {},
});
const ORDER = ['ante', 't1.1', 't1.2', 't2.1', 't2.2', 'end'];
const deal = made(
  entry('ante', 4, 'stake'),
  entry('t2.1', 0, 'ace.placed'),
  entry('t2.2', 2, 'ace.placed', 'lastTrick.double'),
  entry('end', 7, 'partie'),
  entry('end', 1, 'ace.led', 'partie'),
);
const step = (keys: readonly string[], notes: Parameters<typeof stepOfClause>[3] = []) =>
  stepOfClause(deal, 'book.a', new Set(keys), notes);

describe('the step of a clause', () => {
  test('is where one of its keys pays, and a payment of nothing is none', () => {
    expect(step(['ace.placed'])).toBe('t2.2');
    expect(step(['stake'])).toBe('ante');
    expect(stepsThatPay(deal, new Set(['ace.placed']))).toEqual(['t2.2']);
  });
  test('is where its key is what is paid for, sooner than where it changes a sum', () => {
    expect(step(['partie'])).toBe('end');
    expect(step(['lastTrick.double'])).toBe('t2.2');
  });
  test('is where something is done that it forbids, if it pays nowhere', () => {
    expect(step(['follow'])).toBe('t1.2');
  });
  test('of several is the one its editor speaks of', () => {
    const both = ['stake', 'partie'];
    expect(step(both)).toBe('ante');
    expect(step(both, [{ at: 'end', text: 'Here [it](clause:book.a) pays.' }])).toBe('end');
    // What he says at a step that pays nothing does not lead there.
    expect(step(both, [{ at: 't1.1', text: 'Here [it](clause:book.a) does not.' }])).toBe('ante');
  });
  test('is where its editor speaks of it, if it neither pays nor forbids; and nowhere, if he does not', () => {
    expect(step([], [{ at: 't1.1', text: 'He may [throw](clause:book.a) it.' }])).toBe('t1.1');
    expect(step([], [{ at: 't1.1', text: 'He may [throw](clause:book.a.b) it.' }])).toBeUndefined();
  });
});

describe('the step of a difference', () => {
  test('is that of the payment which rests on the keys, before what follows from it', () => {
    const changed = made(entry('ante', 6, 'stake'), entry('t2.2', 3, 'ace.placed'), ...deal.entries.slice(3));
    // The placed ace that paid nothing is gone as well.
    expect(differenceOf(deal, changed, new Set(['lastTrick.double']))).toEqual({ payments: 3, at: 't2.2' });
    expect(differenceOf(deal, changed, new Set(['other']))).toEqual({ payments: 3, at: 'ante' });
  });
  test('is the place of what only the other answer pays', () => {
    const changed = made(...deal.entries.slice(0, 3), entry('t2.2', 5, 'new'), ...deal.entries.slice(3));
    expect(differenceOf(deal, changed, new Set(['new']))).toEqual({ payments: 1, at: 't2.2' });
  });
  test('is nowhere where nothing differs', () => {
    expect(differenceOf(deal, deal, new Set(['stake']))).toEqual({ payments: 0, at: undefined });
  });
});

describe('of the deals on file', () => {
  let graph: ContentGraph;
  beforeAll(async () => {
    graph = await content();
  });
  const stepIn = (id: string, clause: string): string | undefined => {
    const found = graph.library.deals.find((one) => one.id === id);
    if (!found) throw new Error(`there is no deal ${id}`);
    return stepForClause(found, clause, graph);
  };

  test('two aces on the last trick: the ace forced in the fifth, the Quinola in the ninth, the double at the eleventh', () => {
    const id = 'reversis/1785-two-aces-on-the-last-trick';
    expect(stepIn(id, 'almanach-1785.aces.forced')).toBe('t5.4');
    expect(stepIn(id, 'almanach-1785.quinola.forced.forcer')).toBe('t9.4');
    expect(stepIn(id, 'almanach-1785.aces.placed')).toBe('t11.4');
    expect(stepIn(id, 'almanach-1785.aces.led')).toBe('end');
    expect(dealHref({ id }, 't5.4', '/books/')).toBe(`/books/${id.replace('/', '/deals/')}/#t5.4`);
  });

  test('every step exists in its deal, and where the clause pays there, its ledger cites the clause at that step', () => {
    let pay = 0;
    for (const [clause, deals] of graph.dealsOf)
      for (const one of deals) {
        const book = graph.books.find(({ ruleSet }) => ruleSet.id === one.ruleset)!;
        const judged = asRecorded(one, book.gameContent)!;
        const at = stepForClause(one, clause, graph);
        if (at !== undefined) expect(judged.frames.map((frame) => printPlace(frame.at))).toContain(at);
        const cites = judged.entries.filter(
          ({ keys, amount }) => amount > 0 && keys.some((key) => book.keysOf.get(clause)?.includes(key)),
        );
        if (cites.length === 0) continue;
        pay += 1;
        const frame = judged.frames.findIndex((shown) => printPlace(shown.at) === at);
        const made = judged.entries.slice(judged.frames[frame - 1]?.entries ?? 0, judged.frames[frame]?.entries);
        expect(made.some((paid) => cites.includes(paid))).toBe(true);
      }
    expect(pay).toBeGreaterThan(300);
  });
});
