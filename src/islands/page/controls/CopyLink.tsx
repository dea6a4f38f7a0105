import { useState } from 'preact/hooks';
import { Button } from './controls.tsx';
import forms from '#view/forms.module.css';

export interface CopyLinkProps {
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
