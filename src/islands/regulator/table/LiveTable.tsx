import { capital, signed } from '#engine/wording/sentence.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Nets } from '#view/Net.tsx';
import { Button } from '../../page/controls/controls.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { isMisdeal, MAX_DEALS, MISDEAL, type TableNotes } from '../account/account.ts';
import type { RegulatorData, RegulatedGame } from '../game.ts';
import { EntryForm } from '../entry/EntryForm.tsx';
import type { FormEntry, FieldValue } from '../account/fields.ts';
import { HeadLine } from '../set-up/TableHead.tsx';
import { Fortunes } from './Fortunes.tsx';
import { SettleUp } from './SettleUp.tsx';
import { NetLine, TableSheet } from './TableSheet.tsx';
import { AccountActions } from './AccountTable.tsx';
import { Settlement } from '../entry/Settlement.tsx';
import { problemIn, isStill, sayCorrection, type Correction, type SavedCorrection } from './kept.ts';
import type { AccountHistory } from '../account/use-account.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';

export interface LiveTableProps {
  readonly data: RegulatorData;
  readonly account: TableNotes;
  readonly game: RegulatedGame;
  readonly book: BookHead;
  readonly history: AccountHistory;
}

/** Deals including the one being entered. */
const withDraft = ({ deals, draft, correcting }: TableNotes): readonly FormEntry[] =>
  correcting < 0 ? [...deals, draft] : deals.map((deal, i) => (i === correcting ? draft : deal));

/** The table in play: totals, the deal just settled, the entry form and the running account. */
export function LiveTable({ data, account, game, book, history }: LiveTableProps) {
  const { players, deals, draft, correcting, length, changes } = account;
  const opened = useMemo(() => game.openTable(book, account), [game, book, changes, players.length]);
  // Settled anew for other deals, and not for each answer in the form: of hundreds of deals it takes a tenth of a second.
  const told = useMemo(
    () => (opened.ok ? opened.value.regulate(account) : undefined),
    [opened, deals, players, account.firstDealer, length],
  );
  const [attempted, setAttempted] = useState(false);
  const [settledIndex, setSettledIndex] = useState<number>();
  const [said, setSaid] = useState('');
  const [saved, setSaved] = useState<SavedCorrection>();
  /** Unfinished entry of the next deal, while an earlier one is corrected. */
  const waiting = useRef<FormEntry | undefined>(undefined);
  const latest = useRef(account);
  latest.current = account;
  const box = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLHeadingElement>(null);
  const [goTo, setGoTo] = useState<{ readonly place: 'fault' | 'result' | 'form' | 'keys' }>();
  useEffect(() => {
    if (goTo?.place === 'fault') {
      const field = box.current?.querySelector('[data-fault="true"]');
      (
        field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input, button')
      )?.focus();
    }
    if (goTo?.place === 'result') {
      result.current?.focus();
      // If the summary stands beside the form, focus goes to the first question.
      form.current?.scrollIntoView({ block: 'nearest' });
    }
    // Who tells deals in a few keys tells the next one at once; what came of the last is read out.
    if (goTo?.place === 'keys') box.current?.querySelector<HTMLElement>('[data-part="shorthand"] input')?.focus();
    if (goTo?.place === 'form') form.current?.focus();
  }, [goTo]);

  if (!opened.ok)
    return (
      <p class={forms.problem} role="alert">
        {opened.error.message}
      </p>
    );
  const table = opened.value;
  const { part } = table;
  const part1 = capital(part.one);
  const regulated = told!;
  const kept = { account, book, table, regulated };
  const supposed = table.regulate({ ...account, deals: withDraft(account) });
  const at = correcting < 0 ? deals.length : correcting;
  const deal = supposed.deals[at];
  const problem = deal && problemIn(kept, deal);
  const isBegun = Object.entries(draft).some(([name, value]) => name !== 'dealer' && value !== undefined);
  const isOver = regulated.isOver && correcting < 0;
  const isFull = deals.length >= MAX_DEALS && correcting < 0;
  /** What the correction in the form would change, if it can be settled. */
  const correction: Correction | undefined =
    correcting < 0 || problem ? undefined : { deal: correcting, before: regulated };
  const spoken = (net: readonly number[]): string =>
    players.map((player, i) => `${player} ${signed(net[i] ?? 0)}`).join(', ');

  /** Next content of the form: the unfinished entry from before a correction, or an empty one. */
  const nextDraft = (after: TableNotes): FormEntry =>
    (correcting < 0 ? undefined : waiting.current) ?? table.begin(after);
  const set = (name: string, value: FieldValue | undefined): void => {
    const next = { ...latest.current, draft: { ...latest.current.draft, [name]: value } };
    latest.current = next;
    history.write(next);
  };
  const fill = (entry: FormEntry): void => {
    const { dealer } = latest.current.draft;
    const next = { ...latest.current, draft: { ...(dealer !== undefined && { dealer }), ...entry } };
    latest.current = next;
    history.write(next);
  };
  const enter = (entry: FormEntry): TableNotes => {
    const next = withDraft(account).map((one, i) => (i === at ? entry : one));
    const after: TableNotes = { ...account, deals: next, draft: {}, correcting: -1 };
    history.change(
      { ...after, draft: nextDraft(after) },
      `${correcting < 0 ? 'entered' : 'corrected'} ${part.one} ${String(at + 1)}`,
    );
    setAttempted(false);
    return after;
  };
  const submit = (): void => {
    if (problem) {
      setAttempted(true);
      setGoTo({ place: 'fault' });
      return;
    }
    const after = enter(draft);
    setSettledIndex(at);
    const came = `${part1} ${String(at + 1)} ${correcting < 0 ? 'settled' : 'corrected'}: ${spoken(deal?.won ?? [])}.`;
    setSaved(correcting < 0 ? undefined : { deal: at, before: regulated, account: after });
    setSaid(correction ? `${came} ${sayCorrection(correction, { account, regulated: supposed, table })}` : came);
    const isInKeys = document.activeElement?.closest('[data-part="shorthand"]');
    setGoTo({ place: isInKeys && correcting < 0 ? 'keys' : 'result' });
  };
  const lasting = saved && isStill(saved, account) ? saved : undefined;
  const settled = settledIndex === undefined ? undefined : regulated.deals[settledIndex];
  const head = data.books.find(({ id }) => id === account.ruleset);
  return (
    <div class={styles.tableKept} ref={box}>
      <p class="vh" role="status">
        {said}
      </p>
      <HeadLine account={account} />
      <p class="soft tight">
        <span class="sc">{data.games.find(({ id }) => id === account.game)?.name}</span>, by the rules of {head?.short}
        {Object.keys(changes).length > 0 && (
          <>
            , with{' '}
            <ins>{Object.keys(changes).length === 1 ? 'one rule' : `${String(Object.keys(changes).length)} rules`}</ins>{' '}
            changed
          </>
        )}
        . Payments are in {book.unit[1]}.
      </p>
      <NetLine kept={kept} />
      <div class={styles.now}>
        <section
          class={`${styles.result} scrolls tight`}
          data-stays
          data-part="result"
          aria-label="The last deal settled"
          tabIndex={0}
        >
          {settled && settledIndex !== undefined && !settled.problem && !isMisdeal(deals[settledIndex] ?? MISDEAL) ? (
            <>
              <h2 class="heading" id="regulator-result" ref={result} tabIndex={-1}>
                {part1} {settledIndex + 1}, {lasting?.deal === settledIndex ? 'corrected' : 'settled'}
              </h2>
              {lasting?.deal === settledIndex && (
                <div class="no-print" data-part="correction">
                  <p>{sayCorrection(lasting, kept)}</p>
                  <Nets
                    label="Totals"
                    of={players.map((name, i) => ({
                      name,
                      net: regulated.balances[i] ?? 0,
                      before: lasting.before.balances[i],
                    }))}
                  />
                </div>
              )}
              <Settlement kept={kept} deal={settled} caption={`${part1} ${String(settledIndex + 1)}`} />
            </>
          ) : (
            <p class="soft no-print" data-part="nothing-yet">
              Once a {part.one} is settled, you see here who pays whom.
            </p>
          )}
        </section>
        {isFull && !isOver ? (
          <section class={forms.panel} aria-labelledby="regulator-full">
            <h2 id="regulator-full" ref={form} tabIndex={-1}>
              This score is full
            </h2>
            <p>
              A score holds {MAX_DEALS} {part.one}s. Save it as a file and start a new one; you can still correct it.
            </p>
          </section>
        ) : isOver ? (
          <section class={forms.panel} aria-labelledby="regulator-over">
            <h2 id="regulator-over" ref={form} tabIndex={-1}>
              All {String(length)} {part.one}s are played
            </h2>
            <p>This is the number you agreed on. You can still correct the score below.</p>
            <p class={`${forms.actions} no-print`}>
              <Button onClick={() => history.change({ ...account, length: 0 }, 'played on')}>Play on</Button>
            </p>
          </section>
        ) : (
          deal && (
            <EntryForm
              kept={kept}
              deal={deal}
              title={`${correcting < 0 ? part1 : `Correct ${part.one}`} ${String(at + 1)}${
                correcting < 0 && length > 0 ? sayPart(at + 1, regulated.played + 1, length) : ''
              }`}
              heading={form}
              fault={attempted ? problem : undefined}
              isBegun={isBegun}
              alsoChanges={correction && sayCorrection(correction, { account, regulated: supposed, table })}
              onSet={set}
              onFill={fill}
              onSubmit={submit}
            >
              {correcting >= 0 ? (
                <Button
                  onClick={() => {
                    history.change({ ...account, draft: nextDraft(account), correcting: -1 }, 'cancelled a correction');
                    setAttempted(false);
                    setGoTo({ place: 'form' });
                  }}
                >
                  Cancel
                </Button>
              ) : (
                part.canMisdeal && (
                  <Button
                    onClick={() => {
                      const { dealer } = draft;
                      enter(dealer === undefined ? MISDEAL : { ...MISDEAL, dealer });
                      setSaid(`Deal ${String(at + 1)} is recorded as a misdeal.`);
                    }}
                  >
                    Record a misdeal
                  </Button>
                )
              )}
              {isBegun && correcting < 0 && (
                <Button
                  onClick={() => {
                    history.change({ ...account, draft: table.begin(account) }, 'cleared the form');
                    setAttempted(false);
                    setSaid('The form is cleared.');
                  }}
                >
                  Clear the form
                </Button>
              )}
            </EntryForm>
          )
        )}
      </div>
      {deals.length > 0 && (
        <>
          <AccountActions
            kept={kept}
            before={lasting?.before}
            history={history}
            nextDraft={nextDraft}
            onCorrect={() => {
              if (correcting < 0) waiting.current = draft;
              setAttempted(false);
              setGoTo({ place: 'form' });
            }}
            onSay={setSaid}
          />
          <SettleUp kept={kept} />
          <Fortunes kept={kept} />
        </>
      )}
      <TableSheet data={data} kept={kept} history={history} />
    </div>
  );
}

/** “ of 40”; after a misdeal, which is not counted, “, number 4 of 40 agreed”. */
const sayPart = (entered: number, played: number, length: number): string =>
  entered === played ? ` of ${String(length)}` : `, number ${String(played)} of the ${String(length)} agreed`;
