import type { GameTypes } from '#engine/ledger/game.ts';
import type { DealInPlay, TableGame, Turn } from '#engine/play/played-game.ts';

/** What playing a deal on needs: the game, its rules, and who chooses. */
export interface PlayOn<G extends GameTypes> {
  readonly played: Pick<TableGame<G>, 'turn' | 'act'>;
  readonly rules: G['rules'];
  /** Chooses among several legal acts; `n` is the number of acts done so far. */
  readonly choose: (playing: DealInPlay<G['record']>, turn: Turn<G['act']>, n: number) => Promise<G['act']>;
  /** Most acts to play. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/**
 * Plays a deal on to its end, for every seat. Returns the deal as it is given, then after each further act; undefined if the
 * signal ended the play, or if the deal is not over after the most acts.
 */
export async function playOn<G extends GameTypes>(
  from: DealInPlay<G['record']>,
  { played, rules, choose, most, signal }: PlayOn<G>,
): Promise<readonly DealInPlay<G['record']>[] | undefined> {
  const line = [from];
  let playing = from;
  for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
    const n = line.length - 1;
    if (signal.aborted || n >= most) return undefined;
    const only = turn.legal.length === 1 ? turn.legal[0] : undefined;
    playing = played.act(playing, only?.act ?? (await choose(playing, turn, n)), rules);
    line.push(playing);
  }
  return line;
}
