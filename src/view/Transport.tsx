import styles from './Controls.module.css';

/** Icons of the buttons, in order. */
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
  /** Text on the button beside its icon; part of the label. */
  readonly word?: string | undefined;
  /** `Next card`. */
  readonly label: string;
  /** In the notation of `aria-keyshortcuts`: `Shift+ArrowRight`. */
  readonly keys: string | undefined;
  /** Tooltip: `Next card (→)`. */
  readonly tip: string;
  /** Disables the action but keeps place and focus. */
  readonly idle: boolean;
  readonly onPress: () => void;
}

export interface TransportProps {
  readonly buttons: readonly TransportButton[];
}

/** A row of buttons. */
export function Transport({ buttons }: TransportProps) {
  return (
    <div class={styles.buttons} data-part="buttons">
      {buttons.map(({ action, word, label: name, keys, tip, idle, onPress }) => (
        <button
          // Play and pause share a key, so that the button keeps the focus.
          key={action === 'pause' ? 'play' : action}
          type="button"
          data-action={action === 'pause' ? 'play' : action}
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
