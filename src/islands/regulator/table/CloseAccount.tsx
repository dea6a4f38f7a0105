import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../page/controls/Button.tsx';

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
        <Button class="button primary" onClick={onClose}>
          Close it
        </Button>
        <Button onClick={onSave}>Save it as a file first</Button>
        <Button onClick={onKeep}>Go on with it</Button>
      </p>
    </div>
  );
}
