import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';

export interface TypedFieldProps extends Omit<InputHTMLAttributes, 'value' | 'onInput' | 'onChange'> {
  readonly value: string;
  /** What was typed, finished; says whether it will do. What will not do stays, to be put right. */
  readonly onTake: (typed: string, field: HTMLInputElement) => boolean;
}

/**
 * A field taken when it is finished, with Enter or on leaving it: the 1 of 12 would be an answer of its own. The page may be
 * drawn anew while the reader types; what is typed is kept until then, or until the field is given another value.
 */
export function TypedField({ value, onTake, ...attributes }: TypedFieldProps) {
  const [typing, setTyping] = useState({ text: value, over: value });
  return (
    <input
      {...attributes}
      value={typing.over === value ? typing.text : value}
      onInput={({ currentTarget }) => setTyping({ text: currentTarget.value, over: value })}
      onChange={({ currentTarget: field }) => {
        if (onTake(field.value, field)) setTyping({ text: value, over: value });
      }}
    />
  );
}
