import { expect, test } from 'vitest';
import { sortedCards } from '#engine/cards/card.ts';
import { dealAnother } from '../../policy/plain-deal.ts';
import { quadrille } from '../../game.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '../../record/record.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { emptyDraft, readDraft, type Draft, type ReadDraft, type Text } from '#islands/editor/draft/draft.ts';
import { readPasted } from '#islands/page/pasted/pasted.ts';
import { addBid, QUADRILLE_READER, takeBack, textOf } from './draft.ts';

const written = (text: Text): Draft => ({ ...emptyDraft('tgq-1728', '1'), text });
const read = (text: Text): ReadDraft<QuadrilleRecord> => readDraft(written(text), QUADRILLE_READER);
function recordOf(text: Text): QuadrilleRecord {
  const { record } = read(text);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

test('a record becomes a draft and is read back, under every book', () => {
  for (const ruleSet of quadrille.ruleSets)
    for (let seed = 1; seed <= 40; seed++) {
      const dealt = dealAnother(seed, valuesOf(ruleSet), { stake: 14, vole: 2 });
      const record = { ...dealt, hands: dealt.hands.map(sortedCards) };
      const { record: again, problems } = read(textOf(record));
      expect(problems).toEqual({});
      expect(again).toEqual({ ok: true, value: record });
    }
});

test('bids out of turn keep their speakers, and an auction given by its end is one', () => {
  const odd: QuadrilleRecord = {
    ...EMPTY_RECORD,
    bids: [
      { by: 2, bid: 0 },
      { by: 0, bid: 1 },
    ],
    contract: { by: 3, bid: 10 },
  };
  const text = textOf(odd);
  expect(text).toMatchObject({ bids: 'third: pass, first: ask', contract: 'dealer: sans prendre' });
  expect(recordOf(text)).toMatchObject({ bids: odd.bids, contract: odd.contract });
  const forced = textOf({ ...EMPTY_RECORD, contract: { by: undefined, bid: 0 } });
  expect(forced['contract']).toBe('forced spadille');
  expect(recordOf(forced).contract).toEqual({ by: undefined, bid: 0 });
});

test('leave asked, given and refused', () => {
  expect(recordOf({ plays: 'KS', vole: 'asked' }).vole).toEqual({ asked: true, answer: undefined });
  expect(recordOf({ plays: 'KS', vole: 'no' }).vole).toEqual({ asked: true, answer: 'no' });
});

test('what cannot be read is said of its own place', () => {
  const { problems } = read({ bids: 'pass, fly', contract: 'ask', 'pool.stake': 'much', call: 'K' });
  expect(Object.keys(problems)).toEqual(['bids', 'contract', 'pool.stake', 'call']);
  expect(problems['bids']?.message).toContain('“fly” is not a bid');
  expect(problems['contract']?.message).toContain('by whom');
});

test('what was done last is taken back first', () => {
  const draft = addBid(addBid(written({ trump: 'H', call: 'KS', gives: '2C', plays: 'KS 2S' }), 'pass'), 'médiateur');
  const seen = [draft.text['bids']];
  let now = draft;
  for (let i = 0; i < 7; i++) {
    now = takeBack(now);
    const { plays, gives, call, trump, bids } = now.text;
    seen.push([plays, gives, call, trump, bids].filter((text) => text !== '').join(' | '));
  }
  expect(seen).toEqual([
    'pass, médiateur',
    'KS | 2C | KS | H | pass, médiateur',
    '2C | KS | H | pass, médiateur',
    'KS | H | pass, médiateur',
    'H | pass, médiateur',
    'pass, médiateur',
    'pass',
    '',
  ]);
  expect(takeBack(now)).toBe(now);
});

test.each([
  [
    'ruleset: tgq-1728\ntrump: H\nplease',
    'line 3: This is neither YAML nor JSON: something is missing here, or too much.',
  ],
  [
    'ruleset: tgq-1728\ntrump: H\n}}}',
    'line 3: This is neither YAML nor JSON: something is missing here, or too much.',
  ],
  ['ruleset: tgq-1728\ntrump: H\ntrump: S', 'line 3: What is named here has been named before.'],
  ['ruleset: tgq-1728\n---\nruleset: tgq-1728', 'line 2: A second record begins here; one is read at a time.'],
  ['\truleset: tgq-1728', 'line 1: This line begins with a tab, where spaces should stand.'],
])('what was pasted and is no YAML is refused in words of ours: %j', async (text, said) => {
  const pasted = await readPasted(quadrille, text);
  expect(pasted.ok ? '' : `${pasted.error.at ?? ''}: ${pasted.error.message}`).toBe(said);
});
