import { seatHeading } from '#engine/words/seats.ts';
import { Button } from '../../page/Button.tsx';
import { PasteForm } from '../../page/PasteForm.tsx';
import type { ReplayModel } from '../../replay/model.ts';
import * as drafts from '../draft/draft.ts';
import type { EditedGame } from '../game.ts';
import type { EditorPanelProps } from '../panel-props.ts';
import { TextPlace } from './TextPlace.tsx';

/** Every place of the record as text, to be typed, pasted and taken away. */
export function RecordAsTextOf<R, Rec, M extends ReplayModel>({
  game,
  draft,
  read,
  rules,
  pasted,
  actions,
}: Pick<EditorPanelProps<R>, 'draft' | 'read' | 'rules' | 'pasted' | 'actions'> & {
  readonly game: EditedGame<R, Rec, M>;
}) {
  const { Fields } = game;
  const field = (place: string, label: string, rows?: number) => (
    <TextPlace
      key={place}
      place={place}
      label={label}
      text={draft.text[place] ?? ''}
      problem={read.problems[place]?.message}
      rows={rows}
      onWrite={actions.write}
    />
  );
  return (
    <section class="works as-text" aria-labelledby="as-text">
      <h2 id="as-text">The record as text</h2>
      <div class="typed">
        <div>{game.seats(draft).map((name, seat) => field(drafts.handPlace(seat), seatHeading(name)))}</div>
        <div>
          <Fields draft={draft} rules={rules} field={field} write={actions.choose} />
        </div>
      </div>
      <div class="actions">
        <Button onClick={() => actions.save('yaml')}>Download as YAML</Button>
        <Button onClick={() => actions.save('json')}>Download as JSON</Button>
      </div>
      <PasteForm {...pasted} action="Read it" onPaste={(text) => actions.paste(text)} />
    </section>
  );
}
