import type { ComponentChildren } from 'preact';

export interface NoticeProps {
  readonly children: ComponentChildren;
  readonly onDismiss: () => void;
}

/** A message that the reader can put away. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      <p>
        <button type="button" class="button" onClick={onDismiss}>
          Dismiss
        </button>
      </p>
    </div>
  );
}
