import { useState } from 'preact/hooks';
import { Button } from '../../page/controls/Button.tsx';
import { saveFile } from '../../page/save-file.ts';
import { dropAside } from '../account/storage.ts';

export interface AsideProps {
  /** Accounts as they were written down, though nothing here could read them. */
  readonly texts: readonly string[];
  /** Tries once more; a later page may read what an earlier one could not. */
  readonly onTry: (text: string) => void;
  readonly onDropped: () => void;
}

/** Accounts that could not be read when the page was opened: to be had as a file, tried again, or let go. */
export function Aside({ texts, onTry, onDropped }: AsideProps) {
  const [asked, setAsked] = useState<string>();
  return (
    <section class="aside no-print" aria-labelledby="regulator-aside">
      <h2 id="regulator-aside">Put aside</h2>
      <p>
        {texts.length === 1
          ? 'An account kept in this browser could not be read. Nothing of it is lost.'
          : `${String(texts.length)} accounts kept in this browser could not be read. Nothing of them is lost.`}
      </p>
      {texts.map((text, i) => {
        const which = texts.length === 1 ? '' : ` ${String(i + 1)}`;
        return (
          <p class="actions" key={text}>
            <Button onClick={() => saveFile(text, 'quinola-put-aside.json')}>Save it{which} as a file</Button>
            <Button onClick={() => onTry(text)}>Try to read it{which} again</Button>
            <Button
              onClick={() => {
                if (asked !== text) {
                  setAsked(text);
                  return;
                }
                dropAside(text);
                onDropped();
              }}
            >
              {asked === text ? 'Yes, throw it away for good' : `Throw it${which} away`}
            </Button>
          </p>
        );
      })}
    </section>
  );
}
