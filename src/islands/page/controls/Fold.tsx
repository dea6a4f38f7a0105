import type { ComponentChildren } from 'preact';

export interface FoldProps {
  readonly id: string;
  readonly heading: ComponentChildren;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

/** A part under a button. */
export const Fold = ({ id, heading, isOpen, onToggle, children }: FoldProps) => (
  <div class="fold">
    <h3>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {heading}
      </button>
    </h3>
    <div id={id} hidden={!isOpen}>
      {isOpen && children}
    </div>
  </div>
);
