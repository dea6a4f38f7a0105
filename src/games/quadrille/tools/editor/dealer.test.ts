import { expect, test } from 'vitest';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { emptyDraft, handPlace, type Draft, type Text } from '#islands/editor/draft/draft.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { quanti1822 } from '../../rules/books/quanti-1822.ts';
import { EDITED_QUADRILLE } from './Editor.tsx';

const { read, take, textOf, nextStep, fetchDealer } = EDITED_QUADRILLE;
const dealer = await fetchDealer();

function recordOf(text: Text): QuadrilleRecord {
  const { record } = read({ ...emptyDraft('quanti-1822', '1'), text });
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

test('the house says why it cannot play on in just those deals to which it would add nothing, by every book', () => {
  for (const book of quadrille.ruleSets) {
    const rules = valuesOf(book);
    const found = { stops: 0, playsOn: 0 };
    for (let seed = 1; seed <= 10; seed++) {
      const random = makeRandom(seed);
      const empty = emptyDraft(book.id, '1');
      const dealt = textOf(dealer.deal(seed, rules, empty));
      // Every other deal has hands of unequal length, as while a reader deals by hand.
      const isShort = seed % 2 === 0;
      const cut = [0, 1, 2, 3].map((seat) => [
        handPlace(seat),
        (dealt[handPlace(seat)] ?? '').split(' ').slice(0, random(5)).join(' '),
      ]);
      let draft: Draft = { ...empty, text: isShort ? { ...dealt, ...Object.fromEntries(cut) } : dealt };
      for (let act = 0; act < 60; act++) {
        const { record } = read(draft);
        const next = record.ok ? nextStep(record.value, rules) : undefined;
        if (!record.ok || !next || next.legal.length === 0) break;
        const why = dealer.whyStops(record.value, rules);
        const adds =
          why === undefined &&
          JSON.stringify(textOf(dealer.playOn(record.value, rules, 0))) !== JSON.stringify(textOf(record.value));
        expect(adds, `${book.id}, deal ${String(seed)}, act ${String(act)}: ${String(why)}`).toBe(why === undefined);
        found[why === undefined ? 'playsOn' : 'stops']++;
        draft = take(draft, next.place, next.legal[random(next.legal.length)]!.write);
      }
    }
    expect(Math.min(found.stops, found.playsOn), book.id).toBeGreaterThan(0);
  }
});

test('after the first six tricks it says that a seventh lead would risk the vole', () => {
  const record = recordOf({
    'hand.0': 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
    'hand.1': 'AS 5S AD 4D 2D AC QC JC 4C 2C',
    'hand.2': 'KS 7S 3S AH KH KD 6D QD 7C 6C',
    'hand.3': '6S 4S QH 7H 6H 5H 4H JD 7D KC',
    bids: 'pass, ask, pass, pass',
    trump: 'C',
    call: 'KD',
    plays: '2S 5S KS 4S\nKH 7H 3H 4C\nAS 6C KC 3C\n2C 7C 7D 5C\n2D KD JD 5D\n6D 6H 3D AD',
  });
  // Second hand is ombre and leads with basto, QC, JC and 4D: the queen of diamonds is still out, and beats 4D.
  expect(dealer.whyStops(record, valuesOf(quanti1822))).toBe(
    'the first six tricks win the game, and a lead to the seventh would risk the vole',
  );
});
