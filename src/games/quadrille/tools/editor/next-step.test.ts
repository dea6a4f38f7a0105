import { expect, test } from 'vitest';
import { quadrille } from '../../game.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import { parseQuadrille } from '../../record/notation.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft, readDraft, type Draft } from '#islands/editor/draft.ts';
import type { NextStep } from '#islands/editor/game.ts';
import { QUADRILLE_READER, textOf } from './draft.ts';
import { DEAL_COUNT, SEED } from '../../../../../tests/support/seeds.ts';
import { EDITED_QUADRILLE, nextStep } from './Editor.tsx';

const rulesOf = (id: string): QuadrilleRules => valuesOf(quadrille.ruleSets.find((one) => one.id === id)!);
const HANDS = {
  first: 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
  second: 'AS 5S AD QD 2D AC QC JC 4C 2C',
  third: 'KS 7S 3S AH KH KD 6D 4D 7C 6C',
  dealer: '6S 4S QH 7H 6H 5H 4H JD 7D KC',
};

function recordOf(more: Readonly<Record<string, unknown>>): QuadrilleRecord {
  const read = parseQuadrille({ deal: { hands: HANDS }, ...more });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
const after = (more: Readonly<Record<string, unknown>>, book: string): NextStep | undefined =>
  nextStep(recordOf(more), rulesOf(book));
const written = (step: NextStep | undefined): readonly string[] => step?.legal.map(({ write }) => write) ?? [];

test('the auction: first hand speaks first, and only the bids of the book are offered', () => {
  const step = after({}, 'quanti-1822');
  expect([step?.prompt, step?.place]).toEqual(['First hand to bid', 'bids']);
  expect(written(step)).toEqual(['pass', 'ask', 'sans prendre', 'sans prendre with the vole']);
  expect(written(after({}, 'mediateur-1752'))).toContain('médiateur in favourite');
});

test('a bid not above the last is refused with the reason; casco wants both black aces', () => {
  const step = after({ bids: ['sans prendre'] }, 'quanti-1822');
  expect(step?.prompt).toBe('Second hand to bid');
  expect(written(step)).toEqual(['pass', 'sans prendre with the vole']);
  expect(step?.others.find(({ write }) => write === 'ask')?.message).toBe('You must bid above “sans prendre”.');
  // Second hand holds spadille and basto, third hand neither.
  expect(written(after({ bids: ['pass'] }, 'mediateur-1752'))).toContain('casco');
  const third = after({ bids: ['pass', 'pass'] }, 'mediateur-1752');
  expect(third?.others.find(({ write }) => write === 'casco')?.message).toContain('both black aces');
});

test('trumps, then the call: the king of trumps may not be called, a king one lacks may', () => {
  const bids = ['pass', 'ask', 'pass', 'pass'];
  const trumps = after({ bids }, 'quanti-1822');
  expect([trumps?.prompt, written(trumps)]).toEqual(['Second hand to name trumps', ['S', 'H', 'D', 'C']]);
  const call = after({ bids, trump: 'C' }, 'quanti-1822');
  expect(call?.prompt).toBe('Second hand to call');
  expect(written(call)).toEqual(['KS', 'KH', 'KD']);
  expect(call?.others.find(({ write }) => write === 'KC')?.message).toContain('king of trumps');
});

test('médiateur: the card asked for, then one of his own for it', () => {
  const bids = ['pass', 'médiateur', 'pass', 'pass'];
  const ask = after({ bids, trump: 'C' }, 'mediateur-1752');
  expect(ask?.prompt).toBe('Second hand to ask for a card');
  const give = after({ bids, trump: 'C', call: 'KD' }, 'mediateur-1752');
  expect([give?.prompt, written(give).length]).toEqual(['Second hand to give a card for it', 10]);
});

test('a favourite suit wrongly drawn is nobody’s bid and nobody’s trumps: it forbids neither', () => {
  // 1752: hearts are always the favourite suit.
  const step = after({ bids: ['pass', 'médiateur', 'pass', 'pass'], favourite: 'D' }, 'mediateur-1752');
  expect(written(step)).toEqual(['S', 'D', 'C']);
  expect(step?.others.map(({ write }) => write)).toEqual(['H']);
});

test('casco: he calls first, then the ally names trumps', () => {
  const bids = ['pass', 'casco', 'pass', 'pass'];
  expect(after({ bids }, 'mediateur-1752')?.prompt).toBe('Second hand to call');
  expect(after({ bids, call: 'KD' }, 'mediateur-1752')?.prompt).toBe('The ally to name trumps');
});

test('all pass: spadille is forced to play, and his ally is called as ever', () => {
  const step = after({ bids: ['pass', 'pass', 'pass', 'pass'] }, 'tgq-1728');
  expect(step?.prompt).toBe('Second hand to name trumps');
  const named = after({ bids: ['pass', 'pass', 'pass', 'pass'], trump: 'C', call: 'KD' }, 'tgq-1728');
  expect([named?.prompt, named?.legal.length]).toEqual(['First hand to lead', 10]);
});

test('a card against the suit led is refused with what was due; a matador may be kept back', () => {
  const named = { bids: ['pass', 'ask', 'pass', 'pass'], trump: 'C', call: 'KD' };
  const step = after({ ...named, plays: ['2S'] }, 'quanti-1822');
  expect(step?.prompt).toBe('Second hand to play');
  // In spades second hand holds the five: the ace is spadille, a trump.
  expect(written(step)).toEqual(['5S']);
  expect(step?.others.find(({ write }) => write === 'AD')?.message).toBe(
    'You must follow suit in spades: play the five of spades.',
  );
});

test('after six tricks straight off he may stop, or ask leave and lead', () => {
  const plays = ['2S 5S KS 4S', 'KH 7H 3H 4C', 'AS 6C KC 3C', '2C 7C 7D 5C', '2D KD JD 5D', '6D 6H 3D AD'];
  const named = { bids: ['pass', 'ask', 'pass', 'pass'], trump: 'C', call: 'KD' };
  const step = after({ ...named, plays }, 'quanti-1822');
  expect(step?.prompt).toBe('The game is won. Second hand may stop, or ask leave and lead to the seventh trick');
});

/** Takes random steps until none is left. */
function playOn(book: string, seed: number): Draft {
  const random = makeRandom(seed);
  const rules = rulesOf(book);
  let draft: Draft = { ...emptyDraft(book, '1'), text: textOf(recordOf({})) };
  for (;;) {
    const { record, problems } = readDraft(draft, QUADRILLE_READER);
    if (!record.ok) throw new Error(JSON.stringify(problems));
    const step = nextStep(record.value, rules);
    if (!step) return draft;
    draft = EDITED_QUADRILLE.take(draft, step.place, step.legal[random(step.legal.length)]!.write);
  }
}

test('whoever takes only what is offered comes to the end of a deal without a departure', () => {
  for (const { id } of quadrille.ruleSets)
    for (let seed = SEED; seed < SEED + DEAL_COUNT / 400; seed++) {
      const { record } = readDraft(playOn(id, seed), QUADRILLE_READER);
      const judged = record.ok ? judge(record.value, rulesOf(id)) : record;
      expect(judged.ok && judged.value.departures).toEqual([]);
      expect(judged.ok && judged.value.frames.at(-1)?.event).not.toMatchObject({ outcome: { kind: 'unfinished' } });
    }
});
