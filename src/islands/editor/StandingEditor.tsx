import type { Result } from '#engine/kernel/result.ts';
import type { BookHead } from '../rules/cites.ts';
import type { ReplayModel } from '../replay/model.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import { handPlace, type Draft, type ReadDraft } from './draft.ts';
import { EditorPanelOf } from './EditorPanel.tsx';
import type { EditedGame } from './game.ts';
import { OutcomeOf } from './Outcome.tsx';

export interface StandingEditorProps<R, Rec, M extends ReplayModel> {
  readonly game: EditedGame<R, Rec, M>;
  readonly draft: Draft;
  readonly read: ReadDraft<Rec>;
  readonly rules: R;
  readonly settled: Result<M>;
  readonly book: BookHead;
  readonly books: readonly BookHead[];
  readonly words: readonly RuleWords[];
  readonly compare: string;
}

/** The editor as a page serves it, with a deal in it. */
export function StandingEditor<R, Rec, M extends ReplayModel>({
  game,
  settled,
  book,
  words,
  ...panel
}: StandingEditorProps<R, Rec, M>) {
  return (
    <EditorPanelOf
      game={game}
      {...panel}
      next={undefined}
      target={handPlace(0)}
      canUndo={false}
      canRedo={false}
      isRulesOpen={false}
      pasteProblem={undefined}
      outcome={
        <OutcomeOf
          game={game}
          settled={settled}
          isStale={false}
          policy={undefined}
          book={book}
          ruleOf={(key) => words.find((rule) => rule.key === key)}
          changes={{}}
        />
      }
    />
  );
}
