import type { Problem } from '#engine/kernel/result.ts';
import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { signed } from '#view/signed.ts';
import { Select } from '../../page/controls/Select.tsx';
import { sayAnte } from './ante.ts';
import type { FieldValue } from '../account/fields.ts';
import { namesIn, type KeptAccount } from '../table/kept.ts';
import { sayHeld } from '../account/pools.ts';

export interface EntryFormProps {
  readonly kept: Pick<KeptAccount, 'account' | 'table'>;
  /** The deal as it would be settled now. */
  readonly deal: RegulatedDeal;
  /** “Deal 3 of 40”. */
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement>;
  /** What is wrong, once the reader has wished to settle. */
  readonly fault: Problem | undefined;
  /** Whether anything has been said, so that there is something to look at. */
  readonly isBegun: boolean;
  readonly onSet: (name: string, value: FieldValue | undefined) => void;
  readonly onSubmit: () => void;
  /** The buttons beside the one that settles. */
  readonly children: ComponentChildren;
}

/** The deal being entered: who dealt, what was laid down, and what its game asks. */
export function EntryForm(props: EntryFormProps) {
  const { kept, deal, title, heading, fault, isBegun, onSet, onSubmit, children } = props;
  const { account, table } = kept;
  const { players, draft, correcting } = account;
  const { part, seats } = table;
  const { dealer, due, poolsBefore } = deal;
  const left = sayHeld(poolsBefore, table);
  const ante = sayAnte(deal.ante, seats, namesIn(kept, deal));
  return (
    <form
      class="entry no-print"
      aria-labelledby="regulator-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div class="entry-head">
        <h2 id="regulator-entry" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <label for="regulator-who-dealt">{part.who}</label>
        <Select
          id="regulator-who-dealt"
          value={dealer}
          options={[
            ...(due < 0 && dealer < 0 ? [[-1, 'To be thrown for'] as const] : []),
            ...players.map((name, player) => [player, player === due ? `${name}, whose turn it was` : name] as const),
          ]}
          onChoose={(who) => onSet('dealer', who === due ? undefined : who)}
        />
      </div>
      {(part.hasFirstHand || ante !== '' || left !== '') && (
        <p class="before-the-cards">
          {ante !== '' && (
            <>
              <b>Before the cards:</b> {ante}.{' '}
            </>
          )}
          {left !== '' && `Left from the deal before: ${left}. `}
          {part.hasFirstHand && `${players[(dealer + 1) % players.length] ?? ''} is first hand.`}
        </p>
      )}
      <div class="asked">
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
        <p class="problem" role="alert">
          {fault.message}
        </p>
      )}
      {isBegun && !deal.problem && (
        <p class="preview">
          It comes to{' '}
          {players.map((player, i) => (
            <span key={player}>
              {i > 0 && ', '}
              {player} <b>{signed(deal.won[i] ?? 0)}</b>
            </span>
          ))}
          .
        </p>
      )}
      <p class="actions">
        <button type="submit" class="button primary">
          {correcting < 0 ? `Settle the ${part.one}` : 'Settle it so'}
        </button>
        {children}
      </p>
    </form>
  );
}
