/** The buttons there are, in order; each with its drawing. */
const DRAWINGS = {
  first: 'M3 3h2v12H3zM15 3v12L6 9z',
  backTrick: 'M9 3v12L2 9zM16 3v12L9 9z',
  back: 'M12.5 3v12l-8-6z',
  play: 'M5 2.5v13L15 9z',
  pause: 'M4 3h3.5v12H4zM10.5 3H14v12h-3.5z',
  forward: 'M5.5 3v12l8-6z',
  forwardTrick: 'M2 3v12l7-6zM9 3v12l7-6z',
  last: 'M13 3h2v12h-2zM3 3v12l9-6z',
  payment: 'M9 2a7 7 0 1 0 0 14A7 7 0 0 0 9 2zm0 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
} as const;

export interface TransportButton {
  readonly action: keyof typeof DRAWINGS;
  /** Written on the button, beside its drawing; part of the label. */
  readonly word?: string | undefined;
  /** `Next card`. */
  readonly label: string;
  /** In the form `aria-keyshortcuts` takes: `Shift+ArrowRight`. */
  readonly keys?: string | undefined;
  /** Nothing to do here: it keeps its place and the focus. */
  readonly idle?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
}

export interface TransportProps {
  /** Name of the group: `Steps of the deal`. */
  readonly label: string;
  readonly buttons: readonly TransportButton[];
}

/** Buttons in a row: the jumps, or back, play and next. */
export function Transport({ label, buttons }: TransportProps) {
  return (
    <div class="btns" role="group" aria-label={label}>
      {buttons.map(({ action, word, label: name, keys, idle, onPress }) => (
        <button
          // Play and pause are one button: it keeps the focus.
          key={action === 'pause' ? 'play' : action}
          type="button"
          class={`does-${action === 'pause' ? 'play' : action}`}
          aria-label={name}
          title={name}
          aria-keyshortcuts={keys}
          aria-disabled={idle === true}
          onClick={() => {
            if (!idle) onPress?.();
          }}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d={DRAWINGS[action]} />
          </svg>
          {word !== undefined && <span>{word}</span>}
        </button>
      ))}
    </div>
  );
}
