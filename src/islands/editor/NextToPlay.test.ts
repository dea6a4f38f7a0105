import { expect, test } from 'vitest';
import { err, ok } from '#engine/kernel/result.ts';
import { atCard, inPhase, type Place } from '#engine/ledger/place.ts';
import { emptyDraft, PLAYS, playLinesUpTo, textAt, write, type Draft } from './draft.ts';
import type { NextStep } from './game.ts';
import { turnAt, type TurnAt } from './NextToPlay.tsx';

/** A game whose record is its play, and whose next player is told by the number of tricks begun. */
const GAME = {
  upTo: (draft: Draft, at: Place) => write(draft, PLAYS, playLinesUpTo(draft, at)),
  read: (draft: Draft) => {
    const plays = textAt(draft, PLAYS).split(/\s+/).filter(Boolean);
    return {
      record: plays.includes('ZZ') ? err({ code: 'no-card', message: '“ZZ” is no card.' }) : ok(plays),
      problems: {},
    };
  },
  nextStep: (plays: readonly string[]): NextStep => ({
    prompt: `after ${String(plays.length)}`,
    place: PLAYS,
    legal: [],
    others: [],
  }),
};
const draft = write(emptyDraft('any', '1'), PLAYS, 'KS 8S 2S JH\n7S 6S');
const at = (place: Place | undefined, of = draft): TurnAt =>
  turnAt(GAME, { draft: of, next: undefined, rules: {} }, place);

test('at an earlier step the deal is as it stood there, and it goes on after that', () => {
  const turn = at(atCard(1, 2));
  expect([turn.draft.text[PLAYS], turn.next?.prompt]).toEqual(['KS 8S', 'after 2']);
  expect([turn.isEarlier, at(atCard(2, 1)).isEarlier, at(inPhase('ante')).isEarlier]).toEqual([true, true, true]);
});

test('where nothing was done later, or the text cannot be read, it is the whole draft', () => {
  for (const place of [undefined, atCard(2, 2), inPhase('end')])
    expect(at(place)).toEqual({ draft, next: undefined, isEarlier: false });
  const unread = write(draft, PLAYS, 'ZZ KS');
  expect(at(atCard(1, 1), unread).draft).toBe(unread);
});
