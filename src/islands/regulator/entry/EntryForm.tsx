import type { Problem, Result } from '#engine/kernel/result.ts';
import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import { Fragment, type ComponentChildren, type RefObject } from 'preact';
import { signed } from '#engine/wording/sentence.ts';
import { Select } from '../../page/controls/controls.tsx';
import { sayAnte } from './Settlement.tsx';
import { isMisdeal, type TableNotes } from '../account/account.ts';
import type { FormEntry, FieldValue } from '../account/fields.ts';
import { namesIn, type KeptAccount, sayHeld } from '../table/kept.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';
import { useId, useState } from 'preact/hooks';

interface ShorthandProps {
  /** What to type, in the order of the form. */
  readonly hint: string;
  readonly read: (text: string) => Result<FormEntry>;
  /** Fills the form with a deal that was told in full. */
  readonly onFill: (entry: FormEntry) => void;
}

/** A deal told in a few keys. It fills the form below as soon as it is complete; Enter then settles it. */
function Shorthand({ hint, read, onFill }: ShorthandProps) {
  const [text, setText] = useState('');
  const id = useId();
  const told = text.trim() === '' ? undefined : read(text);
  return (
    <p class={forms.field} data-part="shorthand">
      <label for={id}>In a few keys</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          const entry = read(value);
          if (entry.ok) onFill(entry.value);
        }}
        onKeyDown={(event) => {
          // A deal that is not told in full must not settle what the form held before.
          if (event.key === 'Enter' && told && !told.ok) event.preventDefault();
          else if (event.key === 'Enter') setText('');
        }}
      />
      <small class="aside note" id={`${id}-hint`} role="status">
        {told === undefined ? hint : told.ok ? 'Told in full: press Enter to settle it.' : told.error.message}
      </small>
    </p>
  );
}

export interface EntryFormProps {
  readonly kept: Pick<KeptAccount, 'account' | 'table'>;
  /** The deal as it would be settled now. */
  readonly deal: RegulatedDeal;
  /** “Deal 3 of 40”. */
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement>;
  /** Error, after the reader tried to settle. */
  readonly fault: Problem | undefined;
  /** Whether anything was entered. */
  readonly isBegun: boolean;
  /** What a correction would change in other deals. */
  readonly alsoChanges: string | undefined;
  readonly onSet: (name: string, value: FieldValue | undefined) => void;
  /** Replaces all answers but the dealer. */
  readonly onFill: (entry: FormEntry) => void;
  readonly onSubmit: () => void;
  /** Further buttons. */
  readonly children: ComponentChildren;
}

/** The last deal that was no misdeal, before the one being corrected. */
const lastDeal = ({ deals, correcting }: TableNotes): FormEntry | undefined =>
  deals.slice(0, correcting < 0 ? undefined : correcting).findLast((deal) => !isMisdeal(deal));

/** Form for a deal: dealer, stakes, and the game's questions. */
export function EntryForm(props: EntryFormProps) {
  const { kept, deal, title, heading, fault, isBegun, alsoChanges, onSet, onFill, onSubmit, children } = props;
  const { account, table } = kept;
  const { players, draft, correcting } = account;
  const { part, seats, shorthand } = table;
  const { dealer, due, poolsBefore } = deal;
  const left = sayHeld(poolsBefore, table);
  const ante = sayAnte(deal.ante, seats, namesIn(kept, deal));
  return (
    <form
      class="no-print"
      data-part="entry"
      aria-labelledby="regulator-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div class={`${styles.ask} apart tight`}>
        <h2 id="regulator-entry" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <label class="beside">
          {part.who}
          <Select
            value={dealer}
            options={[
              ...(due < 0 && dealer < 0 ? [[-1, 'To be decided by a throw'] as const] : []),
              ...players.map((name, player) => [player, player === due ? `${name}, whose turn it was` : name] as const),
            ]}
            onChoose={(who) => onSet('dealer', who === due ? undefined : who)}
          />
        </label>
      </div>
      {(part.hasFirstHand || ante !== '' || left !== '') && (
        <p>
          {ante !== '' && (
            <>
              <b>Before the deal:</b> {ante}.{' '}
            </>
          )}
          {left !== '' && `Left from the last deal: ${left}. `}
          {part.hasFirstHand && `${players[(dealer + 1) % players.length] ?? ''} is first hand.`}
        </p>
      )}
      {shorthand && (
        <Shorthand
          key={account.deals.length}
          hint={shorthand.hint}
          read={(text) => shorthand.read(text, { players, pools: poolsBefore, last: lastDeal(account) })}
          onFill={onFill}
        />
      )}
      <div class={`${styles.asked} fits`}>
        <table.Form
          entry={draft}
          players={players}
          dealer={dealer}
          pools={poolsBefore}
          table={table}
          problem={fault}
          onSet={onSet}
        />
      </div>
      {fault && (
        <p class={forms.problem} role="alert">
          {fault.message}
        </p>
      )}
      {isBegun && !deal.problem && (
        <p data-part="preview">
          Result:{' '}
          {players.map((player, i) => (
            <Fragment key={player}>
              {i > 0 && ', '}
              {player} <b>{signed(deal.won[i] ?? 0)}</b>
            </Fragment>
          ))}
          . {alsoChanges}
        </p>
      )}
      <p class={`${forms.actions} ${styles.settles}`} data-stays>
        <button type="submit" class={`${forms.button} ${forms.primary}`}>
          {correcting < 0 ? `Settle the ${part.one}` : 'Save the correction'}
        </button>
        {children}
      </p>
    </form>
  );
}
