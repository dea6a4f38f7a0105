import { expect, test } from 'vitest';
import { parseCard, type Card } from '../cards/card.ts';
import { whyPlayedTwice } from './card-places.ts';

test('a card that falls twice is named with both its tricks, or with the one; a card that falls once is none', () => {
  const plays = ['KS 8S 2S 3S', 'QS 7S 8S QS'].map((trick) =>
    trick.split(' ').map((card): Card => parseCard(card) ?? -1),
  );
  const [king, eight] = plays[0] ?? [];
  const queen = plays[1]?.[0];
  if (king === undefined || eight === undefined || queen === undefined) throw new Error('the cards');
  expect(whyPlayedTwice(plays, king, 'pack.tens')).toBeUndefined();
  expect(whyPlayedTwice(plays, eight, 'pack.tens')).toEqual({
    code: 'card-twice',
    message: 'The eight of spades is played twice, in trick 1 and again in trick 2.',
    at: 't2.3',
    key: 'pack.tens',
  });
  expect(whyPlayedTwice(plays, queen, 'cards.redLow')).toMatchObject({
    message: 'The queen of spades is played twice, both times in trick 2.',
    at: 't2.4',
  });
});
