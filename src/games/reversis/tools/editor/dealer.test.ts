import { expect, test } from 'vitest';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { emptyDraft, handPlace, type Draft } from '#islands/editor/draft/draft.ts';
import { reversis } from '../../game.ts';
import { EDITED_REVERSIS } from './Editor.tsx';

const { read, take, textOf, nextStep, fetchDealer } = EDITED_REVERSIS;
const dealer = await fetchDealer();

test('the house says why it cannot play on in just those deals to which it would add nothing, by every book', () => {
  for (const book of reversis.ruleSets) {
    const rules = valuesOf(book);
    const found = { stops: 0, playsOn: 0 };
    for (let seed = 1; seed <= 6; seed++) {
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
        if (!record.ok || !next) break;
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

test('the reason names the seat without a card', () => {
  const { record } = read({
    ...emptyDraft('almanach-1785', '1'),
    text: { 'hand.0': 'KS QS', 'hand.1': '8S 7S', 'hand.2': '2S', 'hand.3': 'JH 4H', plays: 'KS 8S 2S JH' },
  });
  if (!record.ok) throw new Error(record.error.message);
  expect(dealer.whyStops(record.value, valuesOf(reversis.ruleSets[0]!))).toBe(
    'third hand has no card, and the house plays only while everybody has one',
  );
});
