import { seatHeading } from '#engine/wording/sentence.ts';
import { Button } from '../page/controls/controls.tsx';
import { PasteForm } from '../page/pasted/pasted.tsx';
import type { CardTypes } from '../replay/model.ts';
import { handPlace, PLAYS, type ReadDraft } from './draft.ts';
import type { EditedGame, CardTarget } from './game.ts';
import type { EditorState, EditorPane } from './use-editor.ts';
import { sayPlaceNamed } from '#engine/wording/seat-names.ts';
import styles from './Editor.module.css';
import forms from '#view/forms.module.css';
import type { ComponentChildren } from 'preact';

interface DealToolsProps {
  readonly editor: Pick<EditorState<CardTypes>, 'draft' | 'deal' | 'dealNext' | 'setSeed' | 'clear'>;
  /** Control for the number of players, if it can vary. */
  readonly children: ComponentChildren;
}

/** Deals the cards of a given number or of the next, or clears the table. */
export function DealTools({ editor, children }: DealToolsProps) {
  return (
    <form
      class={`${styles.dealing} wraps beside`}
      data-part="dealing"
      onSubmit={(event) => {
        event.preventDefault();
        editor.deal();
      }}
    >
      <label>
        Deal number{' '}
        <input
          size={7}
          type="text"
          inputMode="numeric"
          pattern="[0-9]{1,9}"
          title="A whole number of up to 9 digits"
          value={editor.draft.seed}
          onInput={({ currentTarget }) => editor.setSeed(currentTarget.value)}
        />
      </label>
      <button type="submit" class={forms.button}>
        Deal this number
      </button>
      <Button onClick={editor.dealNext}>Deal another</Button>
      <Button onClick={editor.clear}>
        Clear<span class="vh"> the table</span>
      </Button>
      {children}
    </form>
  );
}

interface EditorBarProps {
  readonly editor: Pick<EditorState<CardTypes>, 'draft' | 'view' | 'show' | 'canUndo' | 'undo' | 'canRedo' | 'redo'>;
}

const VIEWS: Readonly<Record<EditorPane, string>> = { cards: 'Cards', play: 'Play', rules: 'Rules' };

/** Bar for narrow windows: what is shown, and the way back. */
export function EditorBar({ editor }: EditorBarProps) {
  const { draft, view } = editor;
  const changed = Object.keys(draft.changes).length;
  return (
    <div class={`${styles.bar} beside`} data-needs="script">
      <div class="beside" role="group" aria-label="Show">
        {(['cards', 'play', 'rules'] as const).map((one) => (
          <Button
            key={one}
            data-view={one}
            aria-pressed={view === one}
            onClick={() => editor.show(view === one ? 'cards' : one)}
          >
            {VIEWS[one]}
            {one === 'rules' && changed > 0 && (
              <>
                {' '}
                ({changed}
                <span class="vh"> changed</span>)
              </>
            )}
          </Button>
        ))}
      </div>
      <Button idle={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Button>
      <Button idle={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Button>
    </div>
  );
}

interface DraftProblemsProps {
  readonly read: ReadDraft<unknown>;
  readonly labels: readonly CardTarget[];
  /** Whether an earlier record is shown. */
  readonly isStale: boolean;
}

/** Errors of places that cannot be read. */
export function DraftProblems({ read: { record, problems }, labels, isStale }: DraftProblemsProps) {
  const found = Object.entries(problems);
  const nameOf = (place: string): string =>
    place === PLAYS ? 'The play' : (labels.find((one) => one.place === place)?.label ?? 'The record as text');
  return (
    <>
      {found.map(([place, { message }]) => (
        <p class={forms.problem} key={place}>
          <a href={`#${fieldId(place)}`}>{nameOf(place)}</a>: {message}
        </p>
      ))}
      {found.length === 0 && !record.ok && (
        <p class={forms.problem}>
          {record.error.at === undefined ? '' : `${sayPlaceNamed(record.error.at)}: `}
          {record.error.message}
        </p>
      )}
      {isStale && <p class="soft">The table shows the last version that could be read.</p>}
    </>
  );
}

interface TextPlaceProps {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  /** Error of this place. */
  readonly problem: string | undefined;
  /** Number of lines, for a place with several. */
  readonly rows?: number | undefined;
  readonly onWrite: (place: string, text: string) => void;
}

/** Id of the text field of a place. */
export const fieldId = (place: string): string => `in-${place.replace('.', '-')}`;

/** Text field of a place; invalid text stays, with the error below. */
function TextPlace({ place, label, text, problem, rows, onWrite }: TextPlaceProps) {
  const id = fieldId(place);
  const shared = {
    id,
    value: text,
    spellcheck: false,
    autocapitalize: 'characters',
    autocomplete: 'off',
    'aria-invalid': problem !== undefined,
    ...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
  } as const;
  return (
    <div class={forms.field}>
      <label for={id}>{label}</label>
      {rows === undefined ? (
        <input type="text" {...shared} onInput={({ currentTarget }) => onWrite(place, currentTarget.value)} />
      ) : (
        <textarea rows={rows} {...shared} onInput={({ currentTarget }) => onWrite(place, currentTarget.value)} />
      )}
      {problem !== undefined && (
        <p class={forms.error} id={`${id}-problem`} role="status">
          {problem}
        </p>
      )}
    </div>
  );
}

export interface RecordAsTextProps<G extends CardTypes> {
  readonly game: EditedGame<G>;
  readonly editor: EditorState<G>;
}

/** Every place of the record as a text field, with pasting and downloading. */
export function RecordAsTextOf<G extends CardTypes>({ game, editor }: RecordAsTextProps<G>) {
  const { draft, read, rules, source } = editor;
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
    <section data-needs="script" aria-labelledby="as-text">
      <h2 id="as-text">The record as text</h2>
      <div class={`${styles.typed} fits`} data-part="typed">
        <div>{game.seats(draft).map((name, seat) => field(handPlace(seat), seatHeading(name)))}</div>
        <div>
          <Fields draft={draft} rules={rules} book={source} field={field} write={editor.choose} />
        </div>
      </div>
      <div class={forms.actions}>
        <Button onClick={() => editor.save('yaml')}>Download as YAML</Button>
        <Button onClick={() => editor.save('json')}>Download as JSON</Button>
      </div>
      <PasteForm {...editor.pasted} action="Lay out this deal" onPaste={editor.paste} />
    </section>
  );
}
