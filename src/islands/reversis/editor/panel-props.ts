import type { Card } from '#engine/cards/card.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ComponentChildren } from 'preact';
import type { BookHead } from '../../shared/cites.ts';
import type { Draft, ReadDraft } from './draft.ts';
import type { NextCard } from './next-card.ts';

/** What the reader can do; absent while the editor stands still. */
export interface EditorActs {
  readonly write: (place: string, text: string) => void;
  readonly aim: (place: string) => void;
  readonly pick: (card: Card) => void;
  readonly play: (card: Card) => void;
  readonly takeBack: () => void;
  readonly setBook: (id: string) => void;
  readonly openRules: () => void;
  readonly set: (part: Partial<Pick<Draft, 'seats' | 'claimed' | 'thrownBy' | 'seed'>>) => void;
  readonly deal: () => void;
  readonly dealNext: () => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly paste: (text: string) => void;
  readonly save: (form: 'yaml' | 'json') => void;
  readonly address: () => string;
}

export interface EditorPanelProps {
  readonly draft: Draft;
  readonly read: ReadDraft;
  readonly rules: ReversisRules;
  readonly books: readonly BookHead[];
  readonly next: NextCard | undefined;
  /** The place to which clicked cards go. */
  readonly target: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isRulesOpen: boolean;
  readonly ruleQuestions?: ComponentChildren;
  readonly pasteProblem: string | undefined;
  /** The comparison with this deal; none while it cannot be read. */
  readonly compare: string | undefined;
  readonly message?: ComponentChildren;
  /** What it comes to. */
  readonly outcome: ComponentChildren;
  readonly does?: EditorActs;
}
