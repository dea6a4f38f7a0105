import { useState } from 'preact/hooks';
import { Fold } from '../../page/controls/Fold.tsx';
import type { History } from '../account/use-account.ts';
import type { RegulatorData } from '../books.ts';
import type { GameWords } from '../game.ts';
import { SetUp } from '../set-up/SetUp.tsx';
import type { KeptAccount } from './kept.ts';

export interface TableSheetProps {
  readonly data: RegulatorData;
  readonly kept: KeptAccount;
  readonly history: History;
}

/** Players, length and rules of the table, to be put right at any time. */
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
    <div class="sheets no-print">
      <Fold id="sheet-table" heading="Players, first dealer, length" isOpen={isSet} onToggle={() => setIsSet(!isSet)}>
        <SetUp
          key={JSON.stringify([account.players, account.firstDealer, account.length])}
          data={data}
          account={account}
          onDone={(next) => history.change(next, 'the table put right')}
        />
      </Fold>
      <Fold
        id="sheet-rules"
        heading="Suppose we pay otherwise than the book"
        isOpen={sheet !== undefined}
        onToggle={() => (sheet ? setSheet(undefined) : void openRules())}
      >
        {sheet && (
          <sheet.Rules
            words={sheet.words}
            book={book}
            changes={account.changes}
            onChange={(changes) => history.change({ ...account, changes }, 'a rule agreed otherwise')}
          />
        )}
      </Fold>
    </div>
  );
}
