import { range } from '#engine/kernel/collections.ts';
import { saveRecord } from '../../page/pasted/pasted.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay, TableCompany } from '../game.ts';
import { withLast, type TableSession } from '../table-session.ts';
import { companyOf, runsOf } from '../session-score.ts';
import type { Fields } from '#engine/kernel/fields.ts';

/** Body of a session file from records of deals. Only the first deal has pools; later ones carry over. */
export const sessionOfDeals =
  <Rec>(printRecord: (record: Rec) => Fields) =>
  ({ players, firstDealer, ended }: TableCompany, records: readonly Rec[]): Fields => {
    const deals = records.map(printRecord);
    const pools = deals[0]?.['pools'];
    return {
      players,
      firstDealer,
      ...(pools !== undefined && { pools }),
      deals: deals.map(({ pools: _, ...rest }) => rest),
      ...(ended !== undefined && { ended }),
    };
  };

const OTHERS = ['Right', 'Far right', 'Far left', 'Left'] as const;

/** Names of the players, from the reader (by his name) to his right. */
function namesAt(players: number, reader: string): readonly string[] {
  const others = players === 4 ? ['Right', 'Across', 'Left'] : players === 2 ? ['House'] : OTHERS;
  return [reader === '' || others.includes(reader as never) ? 'Reader' : reader, ...others];
}

/**
 * Downloads the session with the current deal, in the format that the command line settles. A session has one set of
 * rules, so after changed rules a new file begins, with the pools carried over.
 */
export async function saveSession<G extends ShownTypes>(
  game: Pick<GameToPlay<G>, 'engine' | 'session' | 'passes'>,
  session: TableSession<G>,
  name: string,
): Promise<void> {
  const { terms, reader } = session;
  const names = namesAt(terms.players, reader).slice(0, terms.players);
  const runs = runsOf(terms, withLast(session)).filter(({ deals }) => deals.length > 0);
  for (const [i, { changes, first, deals }] of runs.entries()) {
    const company = companyOf(
      terms,
      game.passes,
      range(terms.players).map((seat) => names[seat] ?? ''),
      first,
    );
    await saveRecord(
      {
        game: game.engine.id,
        ruleset: terms.book.id,
        ...(Object.keys(changes).length > 0 && { vary: changes }),
        ...game.session(
          company,
          deals.map(({ record }) => record),
        ),
      },
      runs.length === 1 ? name : `${name}-${String(i + 1)}`,
      'yaml',
    );
  }
}
