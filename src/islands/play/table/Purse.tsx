import { useState } from 'preact/hooks';
import { Net, netClass } from '#view/Net.tsx';
import { Several } from '#view/Several.tsx';
import { signed } from '#view/signed.ts';
import { Button } from '../../page/controls/Button.tsx';
import { sumsAfter } from '../../account/account.ts';
import { equalPayments } from '../../account/equal-payments.ts';
import type { AnyModel } from '../../replay/model.ts';
import { poolsOf } from '../../replay/settle/pools.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import type { Shown } from '../use-shown.ts';
import type { TableOf } from '../use-sitting.ts';

export interface PurseProps<R, Rec extends object, Act, Seen, M extends AnyModel> {
  readonly game: GameToPlay<R, Rec, Act, Seen, M>;
  readonly table: TableOf<R, Rec, Act, Seen, M>;
  readonly shown: Shown<R, Rec, Act, Seen, M>;
  /** “deal 1, trick 7 of 11”. */
  readonly where: string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** Where the players of a session sit as the reader sees them, by how many they are. */
const SIDES: Readonly<Record<number, readonly string[]>> = {
  2: ['you', 'the other'],
  4: ['you', 'right', 'across', 'left'],
  5: ['you', 'right', 'far right', 'far left', 'left'],
};

/** “taken back”, “taken back twice”. */
const sayBack = (times: number): string =>
  times === 1 ? 'taken back once' : times === 2 ? 'taken back twice' : `taken back ${String(times)} times`;

/** What is said of a deal that was not played straight through by the reader. */
const sayMarks = (takenBack: number, isPlayedOut: boolean, isTurned = false): readonly string[] => [
  ...(isTurned ? ['by other rules from here'] : []),
  ...(takenBack > 0 ? [sayBack(takenBack)] : []),
  ...(isPlayedOut ? ['the rest by the house'] : []),
];

/** The account of the session: where everybody stands, this deal’s payments, the latest first, and a line for every deal before. */
export function Purse<R, Rec extends object, Act, Seen, M extends AnyModel>({
  game: { piece, accountLabel, sayPlaceInBook },
  table: { sitting, me },
  shown,
  where,
  clauseOf,
}: PurseProps<R, Rec, Act, Seen, M>) {
  const { model, step, before, standing, nets } = shown;
  // What has happened since the reader’s last choice.
  const told = shown.hears(shown.since);
  const [isOpen, setIsOpen] = useState(false);
  const { seats, lines, opening } = model;
  const { now } = sumsAfter(opening, lines, step);
  const pools = poolsOf(model);
  const nameOf = (account: string): string => (account === seats[me] ? 'you' : accountLabel(account));
  // The reader first, then round the table to his right.
  const order = seats.map((_, i) => (me + i) % seats.length);
  const paid = equalPayments(lines, seats)
    .filter(({ line }) => line.step <= step)
    .toReversed();
  const poolsIn = (held: Readonly<Record<string, number>>): string =>
    pools.map((pool) => `${accountLabel(pool)} ${String(held[pool] ?? 0)}`).join(' · ');
  return (
    <aside class={isOpen ? 'purse is-open' : 'purse'} aria-label="Account of the session">
      <Button class="grab" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>Account</span>
        <span class="num">
          you <Net net={nets[me] ?? 0} />
          {pools.length > 0 && ` · ${poolsIn(now)}`}
        </span>
      </Button>
      <div class="within">
        <h2>Account of the session</h2>
        <p class="soft">
          {where}
          {sayMarks(sitting.takenBack, sitting.playedOut !== undefined).map((says) => `, ${says}`)}
        </p>
        <ul class={`stands of-${String(seats.length + pools.length)}`} aria-label="Where each stands">
          {order.map((seat) => (
            <li key={seat} class={seat === me ? 'me' : undefined}>
              <span class="name">{nameOf(seats[seat] ?? '')}</span>
              <Net net={nets[seat] ?? 0} />
            </li>
          ))}
          {pools.map((pool) => (
            <li key={pool}>
              <span class="name">{accountLabel(pool)}</span>
              <b class="held-in">{now[pool] ?? 0}</b>
            </li>
          ))}
        </ul>
        {standing.box !== undefined && (
          <p class="soft">
            {standing.owes > 0
              ? `Your box was empty before this ${piece}; you owed ${String(standing.owes)} beyond it.`
              : `Your box held ${String(standing.box)} before this ${piece}.`}
          </p>
        )}
        <div class="lines" tabIndex={0} role="group" aria-label="Payments, the latest first">
          {told.length > 0 && (
            <ol class="told" aria-label="Since your last choice">
              {told.map((says, i) => (
                <li key={i}>{says}</li>
              ))}
            </ol>
          )}
          {paid.length === 0 && standing.deals.length === 0 && <p class="soft">Nothing has been paid yet.</p>}
          <table class="pl">
            <caption class="vh">Paid in this {piece}, the latest first</caption>
            <tbody>
              {paid.map(({ line, from, to }, i) => {
                const place = sayPlaceInBook(line.at);
                const last = paid[i - 1];
                const clause = clauseOf(line.keys[0] ?? '');
                return (
                  <tr key={i} class={line.step > before ? 'now' : undefined}>
                    {last && sayPlaceInBook(last.line.at) === place ? <td /> : <th scope="row">{place}</th>}
                    <td>
                      <Several names={from.map(nameOf)} /> <span class="to">→</span> <Several names={to.map(nameOf)} />
                      <small>
                        {line.what} {clause && <a href={clause.href}>{clause.label}</a>}
                      </small>
                    </td>
                    <td class="n">{line.amount}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {standing.deals.length > 0 && (
            <table class="closed">
              <caption>{piece === 'deal' ? 'Deals' : 'Games'} before this</caption>
              <thead>
                <tr>
                  <th scope="col">{piece}</th>
                  {order.map((seat, i) => (
                    <th scope="col" key={seat}>
                      {SIDES[seats.length]?.[i]}
                    </th>
                  ))}
                  {pools.length > 0 && <th scope="col">in pools</th>}
                </tr>
              </thead>
              <tbody>
                {standing.deals.toReversed().map(({ number, won, pools: left, ...marks }) => (
                  <tr key={number}>
                    <th scope="row">
                      {number}
                      {sayMarks(marks.takenBack, marks.isPlayedOut, marks.isTurned).map((says) => (
                        <small key={says}>{says}</small>
                      ))}
                    </th>
                    {won.map((net, i) => (
                      <td key={i} class={netClass(net)}>
                        {signed(net)}
                      </td>
                    ))}
                    {pools.length > 0 && <td>{Object.values(left).reduce((sum, held) => sum + held, 0)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
    </aside>
  );
}
