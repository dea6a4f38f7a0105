import type { TableAccount } from '#engine/ledger/regulate.ts';
import { capital, signed } from '#engine/wording/sentence.ts';
import { Net } from '#view/Net.tsx';
import { Button } from '../../page/controls/controls.tsx';
import { isMisdeal, MISDEAL, withoutDeal, type TableNotes } from '../account/account.ts';
import { problemIn, type KeptAccount, sayBox, sayHeld, sayShared } from './kept.ts';
import { Settlement } from '../entry/Settlement.tsx';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { FormEntry } from '../account/fields.ts';
import type { AccountHistory } from '../account/use-account.ts';

export interface AccountTableProps {
  readonly kept: KeptAccount;
  /** Account before the correction just saved; its figures are shown struck out beside the new ones. */
  readonly before: TableAccount | undefined;
  /** Index of the deal shown in full. */
  readonly open: number | undefined;
  readonly onOpen: (deal: number | undefined) => void;
  readonly onCorrect: (deal: number) => void;
  readonly onRemove: (deal: number) => void;
}

/** Running account: each deal's result and the totals. */
function AccountTable({ kept, before, open, onOpen, onCorrect, onRemove }: AccountTableProps) {
  const { account, regulated, table } = kept;
  const { players, deals } = account;
  const width = players.length;
  const { part } = table;
  const part1 = capital(part.one);
  const shared = sayShared(regulated.leftover, table);
  const sharedBefore = before ? sayShared(before.leftover, table) : shared;
  return (
    <table class={`table ${styles.account}`} data-part="account" data-of={width}>
      <caption>The score</caption>
      <thead>
        <tr>
          <td />
          {players.map((player) => (
            <th scope="col" class="n" key={player}>
              {player}
            </th>
          ))}
        </tr>
      </thead>
      {regulated.deals.map((deal, i) => {
        const entry = deals[i] ?? MISDEAL;
        const isAmiss = isMisdeal(entry);
        const said = isAmiss ? 'Misdealt' : table.sayDeal(entry, players);
        const problem = problemIn(kept, deal);
        const isOpen = open === i;
        const left = sayHeld(deal.pools, table);
        const was = before?.deals[i];
        const leftBefore = was ? sayHeld(was.pools, table) : left;
        return (
          <tbody key={i} class={account.correcting === i ? 'tinted' : undefined}>
            <tr data-part="figures">
              <th scope="row">
                <div class="apart tight">
                  <p data-part="said">
                    <b>{i + 1}</b> {said}{' '}
                    <small>
                      {was && was.dealer !== deal.dealer && <del>{players[was.dealer]}</del>} {players[deal.dealer]}{' '}
                      {part.did}
                    </small>
                  </p>
                  {problem && <p class={forms.error}>Not settled: {problem.message}</p>}
                  <p class="beside no-print">
                    {!isAmiss && !problem && (
                      <Button
                        class="plain"
                        aria-expanded={isOpen}
                        aria-label={`${part1} ${String(i + 1)}: who pays whom, and why`}
                        onClick={() => onOpen(isOpen ? undefined : i)}
                      >
                        Why
                      </Button>
                    )}
                    {!isAmiss && (
                      <Button
                        class="plain"
                        aria-label={`Correct ${part.one} ${String(i + 1)}`}
                        onClick={() => onCorrect(i)}
                      >
                        Correct
                      </Button>
                    )}
                    <Button
                      class="plain"
                      aria-label={`Delete ${part.one} ${String(i + 1)}`}
                      onClick={() => onRemove(i)}
                    >
                      Delete
                    </Button>
                  </p>
                </div>
              </th>
              {players.map((player, n) => (
                <td class="n" key={player}>
                  <OldFigure was={was?.won[n]} now={deal.won[n]} />
                  <Net net={deal.won[n] ?? 0} />{' '}
                  <small>
                    <span class="vh">total </span>
                    <OldFigure was={was?.balances[n]} now={deal.balances[n]} />
                    {signed(deal.balances[n] ?? 0)}
                  </small>
                </td>
              ))}
            </tr>
            {(left !== '' || leftBefore !== '') && (
              <tr>
                <td colSpan={width + 1}>
                  <small>
                    Left over: <ChangedWords was={leftBefore} now={left} />
                  </small>
                </td>
              </tr>
            )}
            {isOpen && (
              <tr>
                <td colSpan={width + 1}>
                  <Settlement kept={kept} deal={deal} isOpen caption={`${part1} ${String(i + 1)}`} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
      <tfoot>
        {(shared !== '' || sharedBefore !== '') && (
          <tr>
            <td colSpan={width + 1}>
              <small>
                Shared out at the end: <ChangedWords was={sharedBefore} now={shared} />
              </small>
            </td>
          </tr>
        )}
        <tr data-part="figures">
          <td />
          {players.map((player, n) => {
            const balance = regulated.balances[n] ?? 0;
            return (
              <td class="n" key={player}>
                <OldFigure was={before?.balances[n]} now={balance} />
                <Net net={balance} />
                {table.box > 0 && (
                  <small>
                    <ChangedWords
                      was={sayBox(table.box, before?.balances[n] ?? balance)}
                      now={sayBox(table.box, balance)}
                    />
                  </small>
                )}
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}

/** Struck-out figure from before a correction, if it changed. */
function OldFigure({ was, now }: { readonly was: number | undefined; readonly now: number | undefined }) {
  return was === undefined || was === now ? null : (
    <>
      <del class="num">{signed(was)}</del>{' '}
    </>
  );
}

/** Words, preceded by the struck-out old ones if they changed. */
function ChangedWords({ was, now }: { readonly was: string; readonly now: string }) {
  return (
    <>
      {was !== now && <del>{was === '' ? 'nothing' : was}</del>} {now === '' ? 'nothing' : now}
    </>
  );
}

interface AccountActionsProps {
  readonly kept: KeptAccount;
  /** Account before the correction just saved. */
  readonly before: TableAccount | undefined;
  readonly history: AccountHistory;
  readonly nextDraft: (after: TableNotes) => FormEntry;
  readonly onCorrect: () => void;
  readonly onSay: (words: string) => void;
}

/** Running account, with the actions on a deal. */
export function AccountActions({ kept, before, history, nextDraft, onCorrect, onSay }: AccountActionsProps) {
  const [open, setOpen] = useState<number>();
  const { account, regulated, table } = kept;
  const { deals, players, correcting } = account;
  const { one } = table.part;
  const acts = useRef<Pick<AccountTableProps, 'onCorrect' | 'onRemove'>>();
  acts.current = {
    onCorrect: (i) => {
      const entry = deals[i];
      if (entry === undefined || isMisdeal(entry)) return;
      history.change({ ...account, draft: entry, correcting: i }, `opened ${one} ${String(i + 1)}`);
      onCorrect();
    },
    onRemove: (i) => {
      setOpen(undefined);
      const back = correcting < 0 ? account : { ...account, draft: nextDraft(account), correcting: -1 };
      const after = withoutDeal(back, i, (some) => {
        const { deals: dealt, nextDealer } = table.regulate(some);
        return { dealers: dealt.map(({ dealer }) => dealer), next: nextDealer };
      });
      history.change(after, `deleted ${one} ${String(i + 1)}`);
      onSay(`${capital(one)} ${String(i + 1)} is deleted.`);
    },
  };
  // Hundreds of rows are not drawn anew for each answer in the form, which they do not show.
  return useMemo(
    () => (
      <AccountTable
        kept={kept}
        before={before}
        open={open}
        onOpen={setOpen}
        onCorrect={(i) => acts.current?.onCorrect(i)}
        onRemove={(i) => acts.current?.onRemove(i)}
      />
    ),
    [regulated, table, deals, players, correcting, before, open],
  );
}
