export interface TextPlaceProps {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  /** Why it cannot be read. */
  readonly problem: string | undefined;
  /** More than one line, where the place has several. */
  readonly rows?: number | undefined;
  readonly onWrite: (place: string, text: string) => void;
}

/** The field in which a place is written. */
export const fieldId = (place: string): string => `in-${place.replace('.', '-')}`;

/** A place of the record as words to be typed; what cannot be read stays, with the reason under it. */
export function TextPlace({ place, label, text, problem, rows, onWrite }: TextPlaceProps) {
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
    <div class="field">
      <label for={id}>{label}</label>
      {rows === undefined ? (
        <input type="text" {...shared} onInput={({ currentTarget }) => onWrite(place, currentTarget.value)} />
      ) : (
        <textarea rows={rows} {...shared} onInput={({ currentTarget }) => onWrite(place, currentTarget.value)} />
      )}
      {problem !== undefined && (
        <p class="error" id={`${id}-problem`} role="status">
          {problem}
        </p>
      )}
    </div>
  );
}
