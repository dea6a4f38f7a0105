import { capital } from '#engine/words/sentence.ts';
import { Net } from '#view/Net.tsx';
import { signed } from '#view/signed.ts';
import { Button } from '../../page/controls/Button.tsx';
import { isMisdeal, MISDEAL } from '../account/account.ts';
import { sayHeld } from '../account/pools.ts';
import { Settlement } from '../entry/Settlement.tsx';
import { problemIn, type KeptAccount } from './kept.ts';

export interface AccountTableProps {
  readonly kept: KeptAccount;
  /** The deal that lies open. */
  readonly open: number | undefined;
  readonly onOpen: (deal: number | undefined) => void;
  readonly onCorrect: (deal: number) => void;
  readonly onRemove: (deal: number) => void;
}

/** The running account: deal by deal what each won or lost, and what that comes to. */
export function AccountTable({ kept, open, onOpen, onCorrect, onRemove }: AccountTableProps) {
  const { account, regulated, table } = kept;
  const { players, deals } = account;
  const width = players.length;
  const { part } = table;
  const part1 = capital(part.one);
  const shared = Object.entries(regulated.leftover);
  return (
    <table class="running">
      <caption>The account</caption>
      <thead>
        <tr>
          {players.map((player) => (
            <th scope="col" key={player}>
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
        return (
          <tbody key={i} class={account.correcting === i ? 'correcting' : ''}>
            <tr>
              <th scope="rowgroup" colSpan={width}>
                <span class="said">
                  <b>{i + 1}</b> {said}{' '}
                  <small>
                    {players[deal.dealer]} {part.did}
                  </small>
                </span>
                {problem && <span class="error">Not settled: {problem.message}</span>}
                <span class="actions">
                  {!isAmiss && !problem && (
                    <Button
                      aria-expanded={isOpen}
                      aria-label={`${part1} ${String(i + 1)}: who pays whom, and why`}
                      onClick={() => onOpen(isOpen ? undefined : i)}
                    >
                      Why
                    </Button>
                  )}
                  {!isAmiss && (
                    <Button aria-label={`Correct ${part.one} ${String(i + 1)}`} onClick={() => onCorrect(i)}>
                      Correct
                    </Button>
                  )}
                  <Button aria-label={`Strike out ${part.one} ${String(i + 1)}`} onClick={() => onRemove(i)}>
                    Strike out
                  </Button>
                </span>
              </th>
            </tr>
            <tr class="figures">
              {players.map((player, n) => (
                <td key={player}>
                  <Net net={deal.won[n] ?? 0} />{' '}
                  <small>
                    <span class="vh">stands at </span>
                    {signed(deal.balances[n] ?? 0)}
                  </small>
                </td>
              ))}
            </tr>
            {left !== '' && (
              <tr class="lies">
                <td colSpan={width}>
                  <small>Left: {left}</small>
                </td>
              </tr>
            )}
            {isOpen && (
              <tr>
                <td colSpan={width}>
                  <Settlement kept={kept} deal={deal} isOpen caption={`${part1} ${String(i + 1)}`} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
      <tfoot>
        {shared.length > 0 && (
          <tr>
            <td colSpan={width}>
              <small>
                Shared at the end:{' '}
                {shared.map(([pool, each]) => `${String(each)} each from ${table.sayPool(pool) ?? pool}`).join(', ')}
              </small>
            </td>
          </tr>
        )}
        <tr class="figures">
          {players.map((player, n) => {
            const balance = regulated.balances[n] ?? 0;
            return (
              <td key={player}>
                <Net net={balance} />
                {table.box > 0 && (
                  <small>
                    {table.box + balance < 0
                      ? `owes ${String(-table.box - balance)}`
                      : `${String(table.box + balance)} in the box`}
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
