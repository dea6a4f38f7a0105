import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentChildren,
  SelectHTMLAttributes,
  InputHTMLAttributes,
} from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import forms from '#view/forms.module.css';
import styles from './controls.module.css';
import { href } from '#view/href.ts';

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
      <button type="button" class="bare opens" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
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

interface LaterLinkProps extends Omit<AnchorHTMLAttributes, 'href'> {
  readonly addressOf: () => string;
}

/** Link with a whole deal in its address, which takes long to work out: a new one stands there once the page has been painted. */
export function LaterLink({ addressOf, ...attributes }: LaterLinkProps) {
  const [shown, setShown] = useState(() => ({ addressOf, address: addressOf() }));
  useEffect(() => {
    if (shown.addressOf !== addressOf) setShown({ addressOf, address: addressOf() });
  });
  return <a {...attributes} href={shown.address} />;
}

interface CopyLinkProps {
  readonly label: string;
  /** Full address; undefined if there is none and the page has said so. */
  readonly addressOf: () => string | undefined | Promise<string | undefined>;
  /** What is copied, if not an address: “citation”. */
  readonly what?: string;
}

/** Copies an address or another line; if the browser refuses, shows it selected. */
export function CopyLink({ label, addressOf, what = 'address' }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [fallback, setFallback] = useState<string>();
  const copy = async (): Promise<void> => {
    const address = await addressOf();
    setCopied(false);
    setFallback(undefined);
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setFallback(address);
    }
  };
  return (
    <>
      <Button
        onClick={() => void copy()}
        onBlur={() => {
          setCopied(false);
        }}
      >
        {label}
      </Button>
      <span role="status" class={copied ? 'soft' : 'vh'}>
        {copied ? 'Copied.' : ''}
      </span>
      {fallback !== undefined && (
        <label class={forms.field} data-part="copy">
          <span>Copy this {what}</span>
          <input
            type="text"
            readOnly
            value={fallback}
            ref={(input) => {
              input?.select();
            }}
          />
        </label>
      )}
    </>
  );
}

interface NoticeProps {
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

interface EmbeddedEndProps {
  /** The page that has more, and the fragment that opens it in the same state. */
  readonly page: `/${string}`;
  readonly fragment?: string | undefined;
  /** What is embedded: “this deal”. */
  readonly of: string;
}

/** Last line of an embedded tool: the way to its page, with the same step and rules. */
export const EmbeddedEnd = ({ page, fragment = '', of }: EmbeddedEndProps) => (
  <p class={styles.end} data-part="embedded-end">
    <a href={`${href(page)}${fragment === '' ? '' : `#${fragment}`}`}>
      Open {of} on Quinola, where you can change the rules
    </a>
  </p>
);
