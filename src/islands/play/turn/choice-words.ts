import type { Card } from '#engine/cards/card.ts';

/** A statement with the rule keys on which it rests. */
export interface RuledWords {
  readonly text: string;
  readonly keys: readonly string[];
}

/** What the reader wins or pays from now on if a choice ends in one way. */
export interface ChoiceSum {
  readonly net: number;
  /** “with 5 (remise)”. */
  readonly when: string;
  readonly keys: readonly string[];
  /** Whether another reading of the book would change the sum. */
  readonly isDoubtful: boolean;
}

/** Cards in order, highest first. */
export interface RankedCards {
  readonly suit: number;
  readonly cards: readonly {
    readonly card: Card;
    readonly isOwn: boolean;
    /** Name of a card in this order, such as “spadille”. */
    readonly name: string | undefined;
  }[];
}

/** A choice explained to a newcomer. */
export interface ChoiceWords {
  /** Label of the choice in the turn. */
  readonly label: string;
  /** A few words that explain its name: “alone”. */
  readonly gloss?: string;
  readonly meaning: RuledWords;
  readonly won: readonly ChoiceSum[];
  readonly lost: readonly ChoiceSum[];
  /** What the choice may cost although it seems free. */
  readonly caution?: RuledWords | undefined;
  /** Question before the choice is made, if it is easily made by mistake. */
  readonly confirm?: string | undefined;
  readonly ranked?: RankedCards | undefined;
}

/** A turn explained to a newcomer: its choices as rows, in the order in which they are shown. */
export interface TurnWords {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly ChoiceWords[];
  /** Labels of refused choices that a note explains together. */
  readonly untold?: readonly string[];
  readonly notes: readonly RuledWords[];
  /** One order for each suit, to look at before the choice; the first to be shown. */
  readonly ranked?: readonly RankedCards[];
  readonly rankedFirst?: number;
}
