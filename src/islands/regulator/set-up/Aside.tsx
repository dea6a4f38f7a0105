import { useState } from 'preact/hooks';
import { Button } from '../../page/controls/controls.tsx';
import { saveFile } from '../../page/save-file.ts';
import { dropAside } from '../account/use-account.ts';
import forms from '#view/forms.module.css';

export interface AsideProps {
  /** Unreadable accounts, as stored. */
  readonly texts: readonly string[];
  /** Tries again to read an account; a later version of the site may succeed. */
  readonly onTry: (text: string) => void;
  readonly onDropped: () => void;
}

/** Accounts that could not be read: download, retry or delete. */
export function Aside({ texts, onTry, onDropped }: AsideProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  return (
    <section class="no-print" aria-labelledby="regulator-aside">
      <h2 id="regulator-aside">Scores that could not be read</h2>
      <p>
        {texts.length === 1
          ? 'A score kept in this browser could not be read. Nothing of it is lost.'
          : `${String(texts.length)} scores kept in this browser could not be read. Nothing of them is lost.`}
      </p>
      {texts.map((text, i) => {
        const which = texts.length === 1 ? '' : ` ${String(i + 1)}`;
        return (
          <p class={forms.actions} key={text}>
            <Button onClick={() => saveFile(text, 'quinola-put-aside.json')}>Save it{which} as a file</Button>
            <Button onClick={() => onTry(text)}>Try to read it{which} again</Button>
            <Button
              onClick={() => {
                if (unconfirmed !== text) {
                  setUnconfirmed(text);
                  return;
                }
                dropAside(text);
                onDropped();
              }}
            >
              {unconfirmed === text ? 'Yes, delete it for good' : `Delete it${which}`}
            </Button>
          </p>
        );
      })}
    </section>
  );
}
