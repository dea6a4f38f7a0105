import type { ComponentChildren } from 'preact';
import { Button } from './controls.tsx';
import forms from '#view/forms.module.css';

export interface NoticeProps {
  readonly children: ComponentChildren;
  readonly onDismiss: () => void;
}

const FOCUSABLE = 'input:checked, button, a[href], select, textarea, input:not([type="radio"]), summary';

/** Moves the focus to what follows, because the button disappears with the message. */
function goOn(notice: HTMLElement | null | undefined): void {
  for (const control of notice?.nextElementSibling?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}

/** A message that the reader can dismiss. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <div class={forms.notice} data-part="notice" role="alert">
      <p>{children}</p>
      <p>
        <Button
          onClick={({ currentTarget }) => {
            goOn(currentTarget.closest<HTMLElement>('[data-part="notice"]'));
            onDismiss();
          }}
        >
          Dismiss
        </Button>
      </p>
    </div>
  );
}
