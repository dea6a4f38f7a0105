import { PLAYERS } from '#engine/tables/position.ts';
import { askHouse } from '#islands/play/house/ask-house.ts';
import type { GameToPlay } from '#islands/play/game.ts';
import { PlayOf, type PlayProps } from '#islands/play/Play.tsx';
import { revertier } from '../../game.ts';
import { printRevertier } from '../../record/notation.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayAccount, sayPlaceInBook, throwOf } from '../../say/index.ts';
import { sessions } from '../../session/session-notation.ts';
import type { GameModel } from '../../table/model.ts';
import { BOARD_KEYS } from '../../table/TouchBoard.tsx';
import type { RevertierAct } from '../../turns/acts.ts';
import { playedRevertier } from '../../turns/played.ts';
import type { RevertierSeen } from '../../turns/seen.ts';
import { settleDeal } from '../replay/settle.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { BoardInPlay } from './BoardInPlay.tsx';
import { GIVEN } from './given.ts';

/** Revertier as the table takes it. */
export const PLAYED_REVERTIER: GameToPlay<RevertierRules, RevertierRecord, RevertierAct, RevertierSeen, GameModel> = {
  engine: revertier,
  played: playedRevertier,
  resume: (record) => ({ number: 0, record, declined: [] }),
  sessions,
  session: ({ players }, records) => ({ players, games: records.map(printRevertier) }),
  settleDeal,
  rulesInWords,
  groupRules,
  fetchChooser: () => askHouse(revertier.id),
  players: () => [2],
  seatNames: () => PLAYERS,
  saySeat: sayAccount,
  given: GIVEN,
  otherwise: { path: 'explore', says: 'Play both sides from your last choice', fromChoice: true },
  passes: false,
  deals: () => 0,
  piece: 'game',
  accountLabel: sayAccount,
  sayPlaceInBook,
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const number = at && throwOf(at);
    return number === undefined ? (at?.phase === 'end' ? 'over' : 'before the first throw') : `throw ${String(number)}`;
  },
  tell: (model, step) => model.say(step),
  asks: ({ kind, legal }) => {
    if (kind === 'throw') return 'Throw the dice.';
    if (legal.length > 1) return `${String(legal.length)} plays: touch a man, and then where he is to go.`;
    return legal[0]?.label === 'pass' ? 'No man can be moved.' : 'There is one play: touch a man.';
  },
  dealt: () => null,
  Table: BoardInPlay,
  tableKeys: [
    { keys: ['p'], action: 'go', says: 'Throw the dice, or play the men that have been moved' },
    { keys: ['b'], action: 'putBack', says: 'Put back the man moved last' },
    ...BOARD_KEYS,
    { keys: ['1', '9'], action: 'answer', says: 'First to ninth of the plays that there are' },
  ],
};

/** A board of Revertier, with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={PLAYED_REVERTIER} />;
