import type { ButtonHTMLAttributes, ComponentChildren, SelectHTMLAttributes, InputHTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import forms from '#view/forms.module.css';
import styles from './controls.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes, 'type' | 'disabled'> {
  /** Disables the action but keeps place and focus. */
  readonly idle?: boolean | undefined;
}

/** A button. */
export function Button({ class: name = forms.button, idle, onClick, ...attributes }: ButtonProps) {
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

export interface FoldProps {
  readonly id: string;
  readonly heading: ComponentChildren;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

/** A part that opens below a button. */
export const Fold = ({ id, heading, isOpen, onToggle, children }: FoldProps) => (
  <div class={styles.fold}>
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

export interface SelectProps<V extends string | number> extends Omit<SelectHTMLAttributes, 'value' | 'onChange'> {
  readonly value: V | undefined;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onChoose: (value: V) => void;
}

/** A drop-down list. */
export function Select<V extends string | number>({ value, options, onChoose, ...attributes }: SelectProps<V>) {
  return (
    <select
      {...attributes}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex]?.[0];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map(([one, label]) => (
        <option key={one} value={one} selected={one === value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Longer than the key-repeat interval, so that a held key is announced once. */
const PAUSE_MS = 250;

/** Live region that announces words once they have been stable for a moment; silent at first. */
export function LiveRegion({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p class="vh" role="status">
      {said}
    </p>
  );
}

export interface TypedFieldProps extends Omit<InputHTMLAttributes, 'value' | 'onInput' | 'onChange'> {
  readonly value: string;
  /** Called with the finished input; returns whether it is valid. Invalid input stays for correction. */
  readonly onTake: (typed: string, field: HTMLInputElement) => boolean;
}

/**
 * Text field that reports its value on Enter or blur, because partial input (the 1 of 12) would be valid too. Keeps typed
 * text through re-renders until then, or until `value` changes.
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
