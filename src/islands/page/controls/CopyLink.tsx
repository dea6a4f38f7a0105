import { useState } from 'preact/hooks';
import { Button } from './Button.tsx';

export interface CopyLinkProps {
  readonly label: string;
  /** The whole address; undefined where there is nothing to lead to, and the page has said so. */
  readonly addressOf: () => string | undefined | Promise<string | undefined>;
}

/** Copies an address; where the clipboard is closed to us, shows it, selected. */
export function CopyLink({ label, addressOf }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const copy = async (): Promise<void> => {
    const address = await addressOf();
    setCopied(false);
    setShown(undefined);
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setShown(address);
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
      {shown !== undefined && (
        <label class="field copy">
          <span>Copy this address</span>
          <input
            type="text"
            readOnly
            value={shown}
            ref={(input) => {
              input?.select();
            }}
          />
        </label>
      )}
    </>
  );
}
