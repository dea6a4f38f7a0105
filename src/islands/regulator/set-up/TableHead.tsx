import type { TableNotes } from '../account/account.ts';
import { HEAD_FIELDS, type TableHead } from '../account/head.ts';
import { sayDay } from '../../page/day.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';

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
    <details class={styles.headFields} data-part="head-fields">
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
    <div class={styles.headLine} data-part="head-line">
      {title !== undefined && <h2>{title}</h2>}
      {where !== '' && <p>{where}</p>}
      {agreed !== undefined && (
        <p>
          <i>Agreed:</i> {agreed}
        </p>
      )}
    </div>
  );
}
