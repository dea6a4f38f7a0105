import type { GameFormat, GameTypes, Judgement, PlacedFrame } from '#engine/ledger/game.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import type { Lab } from '#engine/lab/run.ts';
import type { TableGame } from '#engine/play/played-game.ts';

/**
 * A game, to pass to the functions of the package. Of its types `G`, `rules` have one value for every rule key, `record` is the body
 * of a record, and `act` what a player can do in his turn. Use its `id`, `name`, `keys` and `ruleSets`; all other properties are
 * internal.
 */
export interface EngineGame<G extends GameTypes> extends GameFormat<G['rules'], G['record']> {
  readonly name: string;
  readonly judge: (record: G['record'], rules: G['rules']) => Result<Judgement<PlacedFrame>>;
  readonly table: Pick<TableGame<G>, 'begin' | 'turn' | 'act'>;
  readonly plainDeal: (seed: number, rules: G['rules']) => G['record'];
  readonly lab: Lab<G['rules'], G['record']>;
  readonly sessions: Sessions<G['rules'], G['record']>;
}
