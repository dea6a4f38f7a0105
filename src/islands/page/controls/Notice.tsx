import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';

export interface NoticeProps {
  readonly children: ComponentChildren;
  readonly onDismiss: () => void;
}

const FOCUSABLE = 'input:checked, button, a[href], select, textarea, input:not([type="radio"]), summary';

/** The button goes with the message: the focus goes to what stands after it. */
function goOn(notice: HTMLElement | null | undefined): void {
  for (const control of notice?.nextElementSibling?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}

/** A message that the reader can put away. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      <p>
        <Button
          onClick={({ currentTarget }) => {
            goOn(currentTarget.closest<HTMLElement>('.notice'));
            onDismiss();
          }}
        >
          Dismiss
        </Button>
      </p>
    </div>
  );
}
