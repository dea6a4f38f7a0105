import { useState } from 'preact/hooks';
import type { BookHead } from '../../rules/cites.ts';
import type { Account } from '../account/account.ts';
import type { RegulatorData } from '../books.ts';
import type { GameWords, Table } from '../game.ts';
import { SetUp } from '../set-up/SetUp.tsx';
import type { History } from '../account/use-account.ts';

export interface TableSheetProps {
  readonly data: RegulatorData;
  readonly account: Account;
  readonly book: BookHead;
  readonly table: Table;
  readonly history: History;
}

/** Players, length and rules of the table, to be put right at any time. */
export function TableSheet({ data, account, book, table, history }: TableSheetProps) {
  const [isSet, setIsSet] = useState(false);
  const [sheet, setSheet] = useState<{
    readonly Rules: typeof import('../set-up/TableRules.tsx').TableRules;
    readonly words: GameWords;
  }>();
  return (
    <div class="sheets no-print">
      <div class="fold">
        <h3>
          <button type="button" aria-expanded={isSet} onClick={() => setIsSet(!isSet)}>
            Players, first dealer, length
          </button>
        </h3>
        {isSet && (
          <SetUp
            key={JSON.stringify([account.players, account.firstDealer, account.length])}
            data={data}
            account={account}
            onDone={(next) => history.change(next, 'the table put right')}
          />
        )}
      </div>
      <div class="fold">
        <h3>
          <button
            type="button"
            aria-expanded={sheet !== undefined}
            onClick={() => {
              if (sheet) {
                setSheet(undefined);
                return;
              }
              void Promise.all([import('../set-up/TableRules.tsx'), table.words()]).then(([{ TableRules }, words]) =>
                setSheet({ Rules: TableRules, words }),
              );
            }}
          >
            Suppose we pay otherwise than the book
          </button>
        </h3>
        {sheet && (
          <sheet.Rules
            words={sheet.words}
            book={book}
            changes={account.changes}
            onChange={(changes) => history.change({ ...account, changes }, 'a rule agreed otherwise')}
          />
        )}
      </div>
    </div>
  );
}
