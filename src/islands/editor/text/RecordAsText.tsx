import { seatHeading } from '#engine/words/seats.ts';
import { Button } from '../../page/controls/Button.tsx';
import { PasteForm } from '../../page/pasted/PasteForm.tsx';
import type { ReplayModel } from '../../replay/model.ts';
import { handPlace } from '../draft/draft.ts';
import type { EditedGame } from '../game.ts';
import type { Editing } from '../use-editor.ts';
import { TextPlace } from './TextPlace.tsx';

export interface RecordAsTextProps<R extends object, Rec extends object, M extends ReplayModel> {
  readonly game: EditedGame<R, Rec, M>;
  readonly editor: Editing<R, Rec, M>;
}

/** Every place of the record as text, to be typed, pasted and taken away. */
export function RecordAsTextOf<R extends object, Rec extends object, M extends ReplayModel>({
  game,
  editor,
}: RecordAsTextProps<R, Rec, M>) {
  const { draft, read, rules } = editor;
  const { Fields } = game;
  const field = (place: string, label: string, rows?: number) => (
    <TextPlace
      key={place}
      place={place}
      label={label}
      text={draft.text[place] ?? ''}
      problem={read.problems[place]?.message}
      rows={rows}
      onWrite={editor.write}
    />
  );
  return (
    <section class="works as-text" aria-labelledby="as-text">
      <h2 id="as-text">The record as text</h2>
      <div class="typed">
        <div>{game.seats(draft).map((name, seat) => field(handPlace(seat), seatHeading(name)))}</div>
        <div>
          <Fields draft={draft} rules={rules} field={field} write={editor.choose} />
        </div>
      </div>
      <div class="actions">
        <Button onClick={() => editor.save('yaml')}>Download as YAML</Button>
        <Button onClick={() => editor.save('json')}>Download as JSON</Button>
      </div>
      <PasteForm {...editor.pasted} action="Read it" onPaste={editor.paste} />
    </section>
  );
}
