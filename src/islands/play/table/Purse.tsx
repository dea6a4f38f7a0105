import { useState } from 'preact/hooks';
import { Net, netClass } from '#view/Net.tsx';
import { Names } from '#view/Ledger.tsx';
import { capital, signed } from '#engine/wording/sentence.ts';
import { Button } from '../../page/controls/controls.tsx';
import { LazyPart } from '../../page/LazyPart.tsx';
import { useTerms } from '../../page/Terms.tsx';
import { sumsAfter, equalPayments } from '../../account/account.ts';
import { type ShownTypes, poolsOf } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import type { TableView } from '../use-table-view.ts';
import type { PlayTable } from '../use-play-table.ts';
import stands from '../../replay/parts/Nets.module.css';
import styles from './Purse.module.css';

export interface PurseProps<G extends ShownTypes> {
  readonly game: GameToPlay<G>;
  readonly table: PlayTable<G>;
  readonly view: TableView<G>;
  /** “deal 1, trick 7 of 11”. */
  readonly where: string;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** “taken back”, “taken back twice”. */
const sayBack = (times: number): string =>
  times === 1 ? 'taken back once' : times === 2 ? 'taken back twice' : `taken back ${String(times)} times`;

/** Note on a deal that the reader did not play straight through. */
const sayMarks = (takenBack: number, isPlayedOut: boolean, isTurned = false): readonly string[] => [
  ...(isTurned ? ['by other rules from here on'] : []),
  ...(takenBack > 0 ? [sayBack(takenBack)] : []),
  ...(isPlayedOut ? ['the rest played by the house'] : []),
];

/** Totals, payments of this deal (latest first), and a line for every earlier deal. */
function SessionAccount<G extends ShownTypes>({
  game: {
    accountLabel,
    words: { piece, sayPlaceInBook },
  },
  table: { sitting: session, me },
  view,
  where,
  clauseOf,
}: PurseProps<G>) {
  const { model, step, before, standing, nets, names, order } = view;
  // Events since the reader's last choice.
  const news = view.hears(view.since);
  const mark = useTerms();
  const { seats, lines, opening } = model;
  const { now } = sumsAfter(opening, lines, step);
  const pools = poolsOf(model);
  const nameOf = (account: string): string => names[account] ?? accountLabel(account);
  const paid = equalPayments(lines, seats)
    .filter(({ line }) => line.step <= step)
    .toReversed();
  return (
    <>
      <h2 class="heading">Account</h2>
      <p class="aside note">
        {where}
        {sayMarks(session.takenBack, session.playedOut !== undefined).map((says) => `, ${says}`)}
      </p>
      <ul
        class={`${stands.stands} ${styles.sums}`}
        data-of={seats.length + pools.length}
        aria-label="Each player’s total"
      >
        {order.map((seat) => (
          <li key={seat} class={seat === me ? 'tinted' : undefined}>
            <span class={`${stands.name} sc soft`}>{capital(nameOf(seats[seat] ?? ''))}</span>
            <Net net={nets[seat] ?? 0} />
          </li>
        ))}
        {pools.map((pool) => (
          <li key={pool}>
            <span class={`${stands.name} sc soft`}>{accountLabel(pool)}</span>
            <b>{now[pool] ?? 0}</b>
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
      <div class={`${styles.lines} scrolls`} tabIndex={0} role="group" aria-label="Payments, the latest first">
        {news.length > 0 && (
          <ol class="soft note" aria-label="Since your last choice">
            {news.map((says, i) => (
              <li key={i}>{mark(says)}</li>
            ))}
          </ol>
        )}
        {paid.length === 0 && standing.deals.length === 0 && <p class="soft">Nothing has been paid yet.</p>}
        <table class={`table ${styles.payments}`}>
          <caption class="vh">Paid in this {piece}, the latest first</caption>
          <tbody>
            {paid.map(({ line, from, to }, i) => {
              const place = sayPlaceInBook(line.at);
              const last = paid[i - 1];
              const clause = clauseOf(line.keys[0] ?? '');
              return (
                <tr key={i} class={line.step > before ? 'tinted' : undefined}>
                  {last && sayPlaceInBook(last.line.at) === place ? (
                    <td />
                  ) : (
                    <th scope="row" class="aside">
                      {place}
                    </th>
                  )}
                  <td>
                    <Names names={from.map(nameOf)} /> <span class="soft">→</span> <Names names={to.map(nameOf)} />
                    <small>
                      {mark(line.what)} {clause && <a href={clause.href}>{clause.label}</a>}
                    </small>
                  </td>
                  <td class="n">
                    <b>{line.amount}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {standing.deals.length > 0 && (
          <table class={`table ${styles.deals}`}>
            <caption>{piece === 'deal' ? 'Deals' : 'Games'} before this</caption>
            <thead>
              <tr>
                <th scope="col">{piece}</th>
                {order.map((seat) => (
                  <th scope="col" class="n" key={seat}>
                    {nameOf(seats[seat] ?? '')}
                  </th>
                ))}
                {pools.length > 0 && (
                  <th scope="col" class="n">
                    in pools
                  </th>
                )}
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
                  {order.map((seat) => {
                    const net = won[(seat - me + seats.length) % seats.length] ?? 0;
                    return (
                      <td key={seat} class={`${netClass(net)} n`}>
                        {signed(net)}
                      </td>
                    );
                  })}
                  {pools.length > 0 && <td class="n">{Object.values(left).reduce((sum, held) => sum + held, 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}

/** Account of the session, which follows the table: its handle, which is seen on a phone, and what it opens. */
export function Purse<G extends ShownTypes>(props: PurseProps<G>) {
  const { game, table, view } = props;
  const [isOpen, setIsOpen] = useState(false);
  const net = view.nets[table.me] ?? 0;
  const { now } = sumsAfter(view.model.opening, view.model.lines, view.step);
  const pools = poolsOf(view.model).map((pool) => `${game.accountLabel(pool)} ${String(now[pool] ?? 0)}`);
  return (
    <aside class={`${styles.purse} gives`} data-frame data-stays aria-label="Account">
      <Button
        class={`${styles.grab} bare opens no-print`}
        data-part="grab"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>Account</span>
        <span class="num">
          you <Net net={net} />
          {pools.length > 0 && ` · ${pools.join(' · ')}`}
        </span>
      </Button>
      <LazyPart class={`${styles.within} gives tight`} waits>
        <SessionAccount {...props} />
      </LazyPart>
    </aside>
  );
}
