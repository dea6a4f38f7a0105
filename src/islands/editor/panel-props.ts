import type { Card } from '#engine/cards/card.ts';
import type { ComponentChildren } from 'preact';
import type { BookHead } from '../rules/cites.ts';
import type { Draft, ReadDraft } from './draft/draft.ts';
import type { NextStep } from './step/next-step.ts';

/** What a narrow window shows one at a time; a wide one shows the first two together. */
export type View = 'cards' | 'play' | 'rules';

/** What the reader can do. */
export interface EditorActs {
  readonly write: (place: string, text: string) => void;
  /** The same of something chosen, not typed: a step of its own to undo. */
  readonly choose: (place: string, text: string) => void;
  readonly aim: (place: string) => void;
  readonly pick: (card: Card) => void;
  readonly take: (place: string, what: string) => void;
  readonly takeBack: () => void;
  /** The house plays on from what stands. */
  readonly playOn: () => void;
  readonly setBook: (id: string) => void;
  readonly show: (view: View) => void;
  readonly setSeed: (seed: string) => void;
  readonly deal: () => void;
  readonly dealNext: () => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly paste: (text: string) => void;
  readonly save: (form: 'yaml' | 'json') => void;
  readonly address: () => string | undefined;
}

/** The editor as it stands at one moment. */
export interface EditorPanelProps<R> {
  readonly draft: Draft;
  readonly read: ReadDraft<unknown>;
  readonly rules: R;
  readonly books: readonly BookHead[];
  readonly next: NextStep | undefined;
  /** The place to which clicked cards go. */
  readonly target: string;
  readonly view: View;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly pasted: Pasted;
  readonly message?: ComponentChildren;
  /** The table and how to step over it; what it says; the rules as questions. */
  readonly table: ComponentChildren;
  readonly says: ComponentChildren;
  readonly ruleQuestions: ComponentChildren;
  readonly actions: EditorActs;
}

/** What stands in the box to paste into, and why it cannot be read. */
export interface Pasted {
  readonly text?: string | undefined;
  readonly problem?: string | undefined;
}
