import { useEffect, useRef } from 'preact/hooks';

export interface CloseAccountProps {
  /** “12 deals”. */
  readonly has: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** Before an account is closed for a new one. */
export function CloseAccount({ has, onSave, onClose, onKeep }: CloseAccountProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div class="notice no-print" role="group" aria-labelledby="regulator-close">
      <p id="regulator-close" ref={question} tabIndex={-1}>
        Close this account of {has}, and begin a new one? This browser keeps one at a time.
      </p>
      <p class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          Close it
        </button>
        <button type="button" class="button" onClick={onSave}>
          Save it as a file first
        </button>
        <button type="button" class="button" onClick={onKeep}>
          Go on with it
        </button>
      </p>
    </div>
  );
}
