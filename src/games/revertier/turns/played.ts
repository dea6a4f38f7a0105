import type { DealToPlay, PlayedGame, Playing } from '#engine/play/played-game.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import { makeThrow } from '#engine/tables/throw.ts';
import type { Handicap, RevertierRecord, Start, Thrown } from '../record/record.ts';
import { receiverOfDice } from '../record/starter.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { RevertierAct } from './acts.ts';
import { boardNow, growsBy } from './board-now.ts';
import { startOfNumber, throwOfNumber } from './dice.ts';
import { seen, type RevertierSeen } from './seen.ts';
import { turn } from './turn.ts';

/** Who begins: whoever the game before says, or has the dice given to him, or the dice themselves. */
function startFor({ number, next }: DealToPlay, handicap: Handicap | undefined): Start | undefined {
  if (receiverOfDice({ handicap }) !== undefined) return undefined;
  const due = PLAYERS.findIndex((name) => name === next['start']);
  return due < 0 ? { kind: 'dice', dice: startOfNumber(number) } : { kind: 'player', player: due as Player };
}

function begin(deal: DealToPlay, rules: RevertierRules): Playing<RevertierRecord> {
  const handicap = deal.next['handicap'] as Handicap | undefined;
  const start = startFor(deal, handicap);
  const opening = start?.kind === 'dice' && rules['start.throw'] === 'opening' ? start.dice.at(-1) : undefined;
  const record: RevertierRecord = {
    start,
    men: undefined,
    handicap,
    stake: undefined,
    double: undefined,
    throws: opening ? [{ dice: makeThrow(...opening), play: undefined }] : [],
  };
  return { number: deal.number, record, declined: [] };
}

function act(playing: Playing<RevertierRecord>, does: RevertierAct, rules: RevertierRules): Playing<RevertierRecord> {
  const { record, number } = playing;
  const { throws } = record;
  const now = boardNow(record, rules);
  if (!now || now.ending || (does.kind === 'throw') !== (now.dice === undefined)) return playing;
  const grown = (last: Thrown, before: readonly Thrown[]): RevertierRecord => ({
    ...record,
    throws: [...before, last],
  });
  if (does.kind === 'throw') {
    const dice = throwOfNumber(number, throws.length);
    return { ...playing, record: growsBy(grown({ dice, play: undefined }, throws), now, { dice }, rules) };
  }
  const { play } = does;
  const last = throws.at(-1);
  if (!last) return playing;
  return { ...playing, record: growsBy(grown({ ...last, play }, throws.slice(0, -1)), now, { play }, rules) };
}

/** Revertier as it is played at a board. An advantage that one gives the other stands in what the game begins from, and stays. */
export const playedRevertier: PlayedGame<RevertierRules, RevertierRecord, RevertierAct, RevertierSeen> = {
  begin,
  turn,
  act,
  seen,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    const handicap = record.handicap && { handicap: record.handicap };
    return judged.ok ? { ...judged.value.next, ...handicap } : { ...handicap };
  },
};
