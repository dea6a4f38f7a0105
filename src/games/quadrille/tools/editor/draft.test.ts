import { expect, test } from 'vitest';
import { sortedCards } from '#engine/cards/card.ts';
import { dealAnother } from '../../policy/plain-deal.ts';
import { quadrille } from '../../game.ts';
import { EMPTY_RECORD, type QuadrilleRecord } from '../../record/record.ts';
import { atBid, atCard, atExchange, inPhase, type Place } from '#engine/ledger/place.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft, readDraft, type Draft, type ReadDraft, type Text } from '#islands/editor/draft.ts';
import { readPasted } from '#islands/page/pasted/pasted.tsx';
import { addBid, QUADRILLE_READER, takeBack, textOf, draftAtPlace } from './draft.ts';

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
      const { record: reparsed, problems } = read(textOf(record));
      expect(problems).toEqual({});
      expect(reparsed).toEqual({ ok: true, value: record });
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
  expect(problems['contract']?.message).toContain('who plays the contract');
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
    'line 3: This is neither YAML nor JSON. Look here for a missing or extra quotation mark, bracket or colon.',
  ],
  [
    'ruleset: tgq-1728\ntrump: H\n}}}',
    'line 3: This is neither YAML nor JSON. Look here for a missing or extra quotation mark, bracket or colon.',
  ],
  ['ruleset: tgq-1728\ntrump: H\ntrump: S', 'line 3: This name is used above already. Keep only one of the two.'],
  ['ruleset: tgq-1728\n---\nruleset: tgq-1728', 'line 2: A second record begins here. Paste one record at a time.'],
  ['\truleset: tgq-1728', 'line 1: This line begins with a tab. Use spaces instead.'],
])('what was pasted and is no YAML is refused in words of ours: %j', async (text, said) => {
  const pasted = await readPasted(quadrille, text);
  expect(pasted.ok ? '' : `${pasted.error.at ?? ''}: ${pasted.error.message}`).toBe(said);
});

test('as it stood at a place, a deal lacks what was bid, named, called, given, asked and played later', () => {
  const draft = written({
    bids: 'pass, dealer: ask; pass',
    trump: 'C',
    call: 'KD',
    gives: '2C',
    vole: 'yes',
    plays: `${'KS 8S 2S JH\n'.repeat(6)}7S`,
    'pool.stake': '14',
  });
  const at = (place: Place): readonly (string | undefined)[] => {
    const { text } = draftAtPlace(draft, place);
    expect(text['pool.stake']).toBe('14');
    return [text['bids'], text['trump'], text['call'], text['gives'], text['vole'], text['plays']];
  };
  const none = undefined;
  expect(at(inPhase('ante'))).toEqual(['', none, none, none, none, '']);
  expect(at(atBid(2))).toEqual(['pass, dealer: ask', none, none, none, none, '']);
  expect(at(inPhase('contract'))).toEqual(['pass, dealer: ask, pass', 'C', 'KD', none, none, '']);
  expect(at(atExchange())).toEqual(['pass, dealer: ask, pass', 'C', 'KD', '2C', none, '']);
  expect(at(atCard(1, 2))).toEqual(['pass, dealer: ask, pass', 'C', 'KD', '2C', none, 'KS 8S']);
  // Leave for the vole is asked before the seventh lead.
  expect(at(atCard(6, 4))[4]).toBeUndefined();
  expect(at(atCard(7, 1))[4]).toBe('yes');
});
