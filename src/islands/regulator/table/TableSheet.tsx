import { useState, useEffect, useRef } from 'preact/hooks';
import { Fold, Button } from '../../page/controls/controls.tsx';
import type { AccountHistory } from '../account/use-account.ts';
import type { RegulatorData, GameWords } from '../game.ts';
import { SetUp } from '../set-up/SetUp.tsx';
import { type KeptAccount, poolContents } from './kept.ts';
import { Net } from '#view/Net.tsx';
import stands from '../../replay/parts/Nets.module.css';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';

interface CloseAccountProps {
  /** “12 deals”. */
  readonly has: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** Confirmation before an account is replaced by a new one. */
export function CloseAccount({ has, onSave, onClose, onKeep }: CloseAccountProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div class={`${forms.notice} no-print`} role="group" aria-labelledby="regulator-close">
      <p id="regulator-close" ref={question} tabIndex={-1}>
        Close this score of {has} and start a new one? This browser keeps one score at a time.
      </p>
      <p class={forms.actions}>
        <Button class={`${forms.button} ${forms.primary}`} onClick={onClose}>
          Close it
        </Button>
        <Button onClick={onSave}>Save it as a file first</Button>
        <Button onClick={onKeep}>Keep this score</Button>
      </p>
    </div>
  );
}

/** Totals and pools in one line, always of the same height, that stays in view. */
export function NetLine({ kept: { account, regulated, table } }: { readonly kept: KeptAccount }) {
  const pools = poolContents(regulated.pools, table);
  return (
    <section class="stays no-print" data-stays data-part="net-line" aria-label="Totals and pools">
      <ul class={stands.stands} data-of={account.players.length + pools.length}>
        {account.players.map((name, player) => (
          <li key={name}>
            <span class={`${stands.name} soft`}>{name}</span> <Net net={regulated.balances[player] ?? 0} />
          </li>
        ))}
        {pools.map(({ name, held }) => (
          <li key={name}>
            <span class={`${stands.name} soft`}>{name}</span> <b>{held}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface TableSheetProps {
  readonly data: RegulatorData;
  readonly kept: KeptAccount;
  readonly history: AccountHistory;
}

/** Dialog to edit players, length and rules of the table. */
export function TableSheet({ data, kept: { account, book, table }, history }: TableSheetProps) {
  const [isSet, setIsSet] = useState(false);
  const [sheet, setSheet] = useState<{
    readonly Rules: typeof import('../set-up/TableRules.tsx').TableRules;
    readonly words: GameWords;
  }>();
  const openRules = async (): Promise<void> => {
    const [{ TableRules: Rules }, words] = await Promise.all([import('../set-up/TableRules.tsx'), table.words()]);
    setSheet({ Rules, words });
  };
  return (
    <div class={`${styles.sheets} no-print`} data-part="sheets">
      <Fold
        id="sheet-table"
        heading="Players, first dealer, length, head"
        isOpen={isSet}
        onToggle={() => setIsSet(!isSet)}
      >
        <SetUp
          key={JSON.stringify([account.players, account.firstDealer, account.length, account.head, account.begun])}
          data={data}
          account={account}
          onDone={(next) => history.change(next, 'changed the table')}
        />
      </Fold>
      <Fold
        id="sheet-rules"
        heading="Change a rule"
        isOpen={sheet !== undefined}
        onToggle={() => (sheet ? setSheet(undefined) : void openRules())}
      >
        {sheet && (
          <sheet.Rules
            words={sheet.words}
            book={book}
            changes={account.changes}
            onChange={(changes) => history.change({ ...account, changes }, 'changed a rule')}
          />
        )}
      </Fold>
    </div>
  );
}
