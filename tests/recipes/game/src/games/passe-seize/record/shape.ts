import { cardShapes } from '#engine/cards/card-shapes.ts';
import { mapping } from '#engine/kernel/shape.ts';

/** A record, as it is read and as it is published. */
export const PASSE_SEIZE_RECORD = mapping(
  {
    cards: cardShapes()
      .cards.orElse([])
      .described('The cards in the order in which they were turned up, the elder’s first: “7S KD 9H”, or a list.'),
  },
  { whole: 'record' },
);

/** Records that between them have every field of the shape, for tests of damaged input. */
export const WHOLE_RECORDS: readonly unknown[] = [{ ruleset: 'feuille-feinte-1702', cards: '7S KD 9H' }];
