import { printPlace } from '#engine/ledger/place.ts';
import { pathsOf, type Path } from '#engine/tables/play.ts';
import type { BoardStep, GameModel } from '../../table/model.ts';

/** Plays that one sentence refuses. */
export interface Refusal {
  readonly message: string;
  readonly plays: readonly { readonly text: string; readonly paths: readonly Path[] }[];
}

/** So many ways struck on one board can still be told apart. */
const MOST = 3;

/** The plays of a step’s throw that some rules refuse, by the sentence that refuses them; those with the fewest landings first. */
export function refusedBy(model: GameModel, step: number, keys: readonly string[]): readonly Refusal[] {
  const before = model.steps[step - 1]?.position;
  if (!before) return [];
  const refused = model
    .refusedAt(step)
    .filter(({ why }) => why.key !== undefined && keys.includes(why.key))
    .toSorted((a, b) => a.play.length - b.play.length)
    .slice(0, MOST);
  const by = new Map<string, { text: string; paths: readonly Path[] }[]>();
  for (const { text, play, why } of refused) {
    const paths = pathsOf(play, before.men[before.toPlay]);
    by.set(why.message, [...(by.get(why.message) ?? []), { text, paths }]);
  }
  return [...by].map(([message, plays]) => ({ message, plays }));
}

/** Whether the play of a step is itself against the rules: its sentence stands below the board. */
export const isFault = ({ faults }: GameModel, { at }: BoardStep): boolean =>
  faults.some((fault) => printPlace(fault.at) === printPlace(at));
