/** The buttons there are, in order; each with its drawing. */
const DRAWINGS = {
  first: 'M3 3h2v12H3zM15 3v12L6 9z',
  backTrick: 'M9 3v12L2 9zM16 3v12L9 9z',
  back: 'M12.5 3v12l-8-6z',
  play: 'M5 2.5v13L15 9z',
  pause: 'M4 3h3.5v12H4zM10.5 3H14v12h-3.5z',
  forward: 'M5.5 3v12l8-6z',
  forwardTrick: 'M2 3v12l7-6zM9 3v12l7-6z',
} as const;

export interface TransportButton {
  readonly action: keyof typeof DRAWINGS;
  /** Written on the button, beside its drawing; part of the label. */
  readonly word?: string | undefined;
  /** `Next card`. */
  readonly label: string;
  /** In the form `aria-keyshortcuts` takes: `Shift+ArrowRight`. */
  readonly keys: string | undefined;
  /** Shown where it is pointed at: `Next card (→)`. */
  readonly tip: string;
  /** Nothing to do here: it keeps its place and the focus. */
  readonly idle: boolean;
  readonly onPress: () => void;
}

export interface TransportProps {
  /** Where the row stands: what leads back at the left of the line, what leads on at its right. */
  readonly side: 'back' | 'on';
  readonly buttons: readonly TransportButton[];
}

/** Buttons in a row. */
export function Transport({ side, buttons }: TransportProps) {
  return (
    <div class={`btns ${side}`}>
      {buttons.map(({ action, word, label: name, keys, tip, idle, onPress }) => (
        <button
          // Play and pause are one button: it keeps the focus.
          key={action === 'pause' ? 'play' : action}
          type="button"
          class={`does-${action === 'pause' ? 'play' : action}`}
          aria-label={name}
          title={tip}
          aria-keyshortcuts={keys}
          aria-disabled={idle}
          onClick={() => {
            if (!idle) onPress();
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
