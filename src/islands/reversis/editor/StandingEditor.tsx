import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { BookHead } from '../../shared/cites.ts';
import type { RuleWords } from '../../shared/rule-words.ts';
import type { ReplayModel } from '../model.ts';
import type { Draft, ReadDraft } from './draft.ts';
import { EditorPanel } from './EditorPanel.tsx';
import { Outcome } from './Outcome.tsx';

export interface StandingEditorProps {
  readonly draft: Draft;
  readonly read: ReadDraft;
  readonly rules: ReversisRules;
  readonly settled: Result<ReplayModel>;
  readonly book: BookHead;
  readonly books: readonly BookHead[];
  readonly words: readonly RuleWords[];
  readonly compare: string;
}

/** The editor as a page serves it, with a deal in it. */
export function StandingEditor({ settled, book, words, ...panel }: StandingEditorProps) {
  return (
    <EditorPanel
      {...panel}
      next={undefined}
      target="hand.0"
      canUndo={false}
      canRedo={false}
      isRulesOpen={false}
      pasteProblem={undefined}
      outcome={
        <Outcome
          settled={settled}
          isStale={false}
          isOurs={false}
          book={book}
          ruleOf={(key) => words.find((rule) => rule.key === key)}
          changes={{}}
        />
      }
    />
  );
}
