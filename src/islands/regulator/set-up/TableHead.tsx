import type { TableNotes } from '../account/account.ts';
import { HEAD_FIELDS, type TableHead } from '../account/fields.ts';
import { sayDay } from '../../page/day.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';
import { useState } from 'preact/hooks';
import { Button } from '../../page/controls/controls.tsx';
import { saveFile } from '../../page/save-file.ts';
import { dropAccountAside } from '../account/use-account.ts';

export interface HeadFieldsProps {
  readonly head: TableHead;
  /** Day of the evening, such as 2026-11-23. */
  readonly begun: string;
  readonly onHead: (head: TableHead) => void;
  readonly onBegun: (day: string) => void;
}

/** Head of a score, to fill in: what the evening is called, where and when it is, and what was agreed. */
export function HeadFields({ head, begun, onHead, onBegun }: HeadFieldsProps) {
  return (
    <details class={styles.ask} data-part="head-fields">
      <summary>Head of the score: title, place, date, what was agreed</summary>
      <label class={forms.field}>
        <span>Title</span>
        <input
          type="text"
          maxLength={HEAD_FIELDS.title}
          value={head.title ?? ''}
          onInput={({ currentTarget: { value } }) => onHead({ ...head, title: value })}
        />
      </label>
      <label class={forms.field}>
        <span>Place</span>
        <input
          type="text"
          maxLength={HEAD_FIELDS.place}
          value={head.place ?? ''}
          onInput={({ currentTarget: { value } }) => onHead({ ...head, place: value })}
        />
      </label>
      <label class={forms.field}>
        <span>Date</span>
        <input
          type="date"
          value={begun}
          onInput={({ currentTarget: { value } }) => {
            // An emptied date field keeps the day it had.
            if (value !== '') onBegun(value);
          }}
        />
      </label>
      <label class={forms.field}>
        <span>What was agreed</span>
        <textarea
          rows={3}
          maxLength={HEAD_FIELDS.agreed}
          value={head.agreed ?? ''}
          onInput={({ currentTarget: { value } }) => onHead({ ...head, agreed: value })}
        />
      </label>
    </details>
  );
}

/** Head of a score above the table, and on paper. */
export function HeadLine({ account: { head = {}, begun } }: { readonly account: Pick<TableNotes, 'head' | 'begun'> }) {
  const { title, place, agreed } = head;
  const day = begun === undefined ? undefined : sayDay(begun);
  const where = [place, day].filter(Boolean).join(', ');
  return (
    <div class="tight" data-part="head-line">
      {title !== undefined && <h2>{title}</h2>}
      {where !== '' && <p>{where}</p>}
      {agreed !== undefined && (
        <p class={styles.agreed}>
          <i>Agreed:</i> {agreed}
        </p>
      )}
    </div>
  );
}

interface AsideProps {
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
                dropAccountAside(text);
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
