import type { Regulated } from '#engine/ledger/regulate.ts';
import { signed } from '#view/signed.ts';
import { Button } from '../../page/Button.tsx';
import type { Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import { isMisdeal, MISDEAL, type Account } from '../account/account.ts';
import type { Table } from '../game.ts';
import { nameSeats } from '../account/names.ts';
import { netClass } from './NetLine.tsx';
import { sayHeld } from '../account/pools.ts';
import { accountNames, Settlement } from '../entry/Settlement.tsx';

export interface AccountTableProps {
  readonly account: Account;
  readonly regulated: Regulated;
  readonly seats: readonly string[];
  readonly book: BookHead;
  readonly table: Table;
  readonly changes: Changes;
  /** The deal that lies open. */
  readonly open: number | undefined;
  readonly onOpen: (deal: number | undefined) => void;
  readonly onCorrect: (deal: number) => void;
  readonly onRemove: (deal: number) => void;
}

/** The running account: deal by deal what each won or lost, and what that comes to. */
export function AccountTable({
  account,
  regulated,
  seats,
  book,
  table,
  changes,
  open,
  onOpen,
  onCorrect,
  onRemove,
}: AccountTableProps) {
  const { players, deals } = account;
  const width = players.length;
  const { part } = table;
  const part1 = part.one === 'deal' ? 'Deal' : 'Game';
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
        const name = accountNames(deal.seated, seats, players, table);
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
                {deal.problem && <span class="error">Not settled: {nameSeats(deal.problem.message, seats, name)}</span>}
                <span class="actions">
                  {!isAmiss && !deal.problem && (
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
                  <b class={netClass(deal.won[n] ?? 0)}>{signed(deal.won[n] ?? 0)}</b>{' '}
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
                  <Settlement
                    deal={deal}
                    seats={seats}
                    players={players}
                    book={book}
                    table={table}
                    isOpen
                    changes={changes}
                    caption={`${part1} ${String(i + 1)}`}
                  />
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
                <b class={netClass(balance)}>{signed(balance)}</b>
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
