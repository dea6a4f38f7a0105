import { range } from '#engine/kernel/collections.ts';
import { saveRecord } from '../../page/save-file.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import { withLast, type Sitting } from '../sitting.ts';
import { companyOf, runsOf } from '../standing.ts';

const OTHERS = ['Right', 'Far right', 'Far left', 'Left'] as const;

/** Who sits where, from the reader to his right: he by his name. */
function namesAt(players: number, reader: string): readonly string[] {
  const others = players === 4 ? ['Right', 'Across', 'Left'] : players === 2 ? ['House'] : OTHERS;
  return [reader === '' || others.includes(reader as never) ? 'Reader' : reader, ...others];
}

/**
 * Hands the reader his session as a file, with the deal under way: the form in which the command line settles sessions. A
 * session is by one set of rules: where they were turned on the way there is a file for each, and the pools go on from one to
 * the next.
 */
export async function saveSession<R, Rec, Act, M extends AnyModel>(
  game: Pick<GameToPlay<R, Rec, Act, never, M>, 'engine' | 'session' | 'passes'>,
  sitting: Sitting<R, Rec, Act>,
  name: string,
): Promise<void> {
  const { terms, reader } = sitting;
  const names = namesAt(terms.players, reader).slice(0, terms.players);
  const runs = runsOf(terms, withLast(sitting)).filter(({ deals }) => deals.length > 0);
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
