import type { GameFormat, Judgement, PlacedFrame } from '#engine/ledger/game.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import type { Lab } from '#engine/lab/run.ts';
import type { TableGame } from '#engine/play/played-game.ts';
import type { GameTypes } from '#engine/ledger/game.ts';

/** The types of a game that the package shows. */
interface PackagedTypes<R extends object, Rec extends object, Act extends object> extends GameTypes {
  readonly rules: R;
  readonly record: Rec;
  readonly act: Act;
}

/**
 * A game, to pass to the functions of the package. `R` is its rules, one value for every rule key; `Rec` the body of its
 * records; `Act` what a player can do in his turn. Use its `id`, `name`, `keys` and `ruleSets`; all other properties are
 * internal.
 */
export interface EngineGame<R extends object, Rec extends object, Act extends object> extends GameFormat<R, Rec> {
  readonly name: string;
  readonly judge: (record: Rec, rules: R) => Result<Judgement<PlacedFrame>>;
  readonly table: Pick<TableGame<PackagedTypes<R, Rec, Act>>, 'begin' | 'turn' | 'act'>;
  readonly plainDeal: (seed: number, rules: R) => Rec;
  readonly lab: Lab<R, Rec>;
  readonly sessions: Sessions<R, Rec>;
}
