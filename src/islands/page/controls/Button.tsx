import type { ButtonHTMLAttributes } from 'preact';

export interface ButtonProps extends Omit<ButtonHTMLAttributes, 'type' | 'disabled'> {
  /** There is nothing to do now: it keeps its place and the focus, and does nothing. */
  readonly idle?: boolean | undefined;
}

/** Something that can be done. */
export function Button({ class: name = 'button', idle, onClick, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      class={name}
      aria-disabled={idle}
      onClick={idle === true ? undefined : onClick}
      {...attributes}
    />
  );
}
