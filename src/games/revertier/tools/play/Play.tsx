import { useMemo } from 'preact/hooks';
import { HAND, OFF, PLAYERS } from '#engine/tables/position.ts';
import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import type { GameToPlay } from '#islands/play/game.ts';
import { PlayOf, type PlayProps } from '#islands/play/Play.tsx';
import type { Revertier } from '../../game.ts';
import { printRevertier } from '../../record/notation.ts';
import { MEN, ADVANTAGES } from '../../record/record.ts';
import { sayAccount, throwOf } from '../../wording/names.ts';
import { sayHandicap, sayThrow } from '../../wording/frames.ts';
import { sessions } from '../../session/session.ts';
import { BOARD_KEYS } from '../../table/TouchBoard.tsx';
import { revertierReplay, revertierTable } from '../../choices/table-game.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';
import { BoardInPlay, type BoardInPlayProps } from './BoardInPlay.tsx';
import { useOwnNumbers } from './kept.ts';
import type { TableHandicap } from '#islands/play/table-session.ts';

/** Questions that a row of games can raise: all of them. */
const { rulesInWords, groupRules } = questionsWithout([]);

/** Advantages that one player may give the other (1698). */
const GIVEN: readonly TableHandicap[] = ADVANTAGES.map((handicap) => ({
  id: `${PLAYERS[handicap.to]}-${handicap.gives}`,
  to: PLAYERS[handicap.to],
  says: sayHandicap(handicap),
  next: { handicap },
}));

/** Revertier for the table, each throw told as its player counts the points. */
const PLAYED_REVERTIER: GameToPlay<Revertier> = {
  ...shownGame,
  played: revertierTable,
  resume: (record) => ({ number: 0, record, declined: [] }),
  sessions,
  session: ({ players }, records) => ({ players, games: records.map(printRevertier) }),
  rulesInWords,
  groupRules,
  startHouse: () => new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' }),
  fetchHouse: async () => (await import('../../house/house.ts')).house,
  players: () => [2],
  seatNames: () => PLAYERS,
  direction: () => 'right',
  sayAccount,
  saySeat: sayAccount,
  given: GIVEN,
  otherTool: { path: 'explore', label: 'Play both sides from your last choice', fromChoice: true },
  passes: false,
  listsPlays: true,
  deals: () => 0,
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const number = at && throwOf(at);
    return number === undefined ? (at?.phase === 'end' ? 'over' : 'before the first throw') : `throw ${String(number)}`;
  },
  tell: (model, step, { names }) => model.sentenceAt(step, names),
  asks: ({ kind, legal }) => {
    if (kind === 'throw') return 'Throw the dice.';
    if (legal.length > 1) return `${String(legal.length)} legal plays. Tap a man, then where he goes.`;
    return legal[0]?.name === 'pass' ? 'No man can be moved.' : 'There is one legal play. Tap a man.';
  },
  count: ({ steps, seats }) => {
    const men = steps.at(-1)?.position.men;
    if (!men) return undefined;
    return {
      heading: 'Men off the board',
      rows: seats.map((_, seat) => ({
        whose: seat,
        note: '',
        sum: men[seat === 1 ? 1 : 0][OFF] ?? 0,
        cards: [],
        none: `of ${String(MEN)}, ${String(men[seat === 1 ? 1 : 0][HAND] ?? 0)} in hand`,
      })),
    };
  },
  crib: () => [
    { heading: 'What you play for', keys: ['stake.game', 'double.agreed', 'double.when'] },
    {
      heading: 'How men move',
      text: 'Every man goes from 1 to 24, by your own numbers, and then off the board.',
      keys: ['dice.doublets', 'dice.obliged', 'dice.one', 'outward.single', 'head.free'],
    },
    { heading: 'Men hit', keys: ['hit.men', 'enter.first', 'enter.own', 'enter.horsDuJeu', 'shutOut.end'] },
    { heading: 'Bearing off', keys: ['off.allHome', 'off.tooLarge', 'frozen.end'] },
    {
      heading: 'Words',
      words: [
        ['pile', 'your point 1, where all your men begin'],
        ['head', 'your point 12'],
        ['case', 'a point that you hold with two men or more'],
        ['home', 'your points 19 to 24'],
      ],
    },
  ],
  dealt: () => null,
  Table: BoardInPlay,
  tableKeys: [
    { keys: ['p'], action: 'go', description: 'Throw the dice, or play the men that have been moved' },
    { keys: ['b'], action: 'putBack', description: 'Put back the man moved last' },
    ...BOARD_KEYS,
    { keys: ['1', '9'], action: 'answer', description: 'Choose one of the first nine plays in the list' },
  ],
};

/** The same with every throw told in the reader’s numbers. */
const IN_OWN_NUMBERS: typeof PLAYED_REVERTIER = {
  ...PLAYED_REVERTIER,
  tell: (model, step, listener) => {
    const played = model.steps[step]?.played;
    return played
      ? sayThrow(played, listener.me === 1 ? 1 : 0, listener.names)
      : PLAYED_REVERTIER.tell(model, step, listener);
  },
};

/** Revertier for the table, in the numbers that the reader has chosen. */
function usePlayedRevertier(): GameToPlay<Revertier> {
  const [isOwnNumbers] = useOwnNumbers();
  return isOwnNumbers ? IN_OWN_NUMBERS : PLAYED_REVERTIER;
}

/** Board of Revertier with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={usePlayedRevertier()} />;

/** The board alone: the guide stands where the list of plays would be. */
const BoardWithGuide = (props: BoardInPlayProps) => <BoardInPlay {...props} hasList={false} />;

const PLAYED_ON =
  'The house played the rest for both sides. The dice fell as in the guide’s game, as long as it lasted; then new dice were thrown.';

/** Guided game of Revertier. */
export function FirstHand(props: FirstHandProps) {
  const played = usePlayedRevertier();
  const game = useMemo(() => ({ ...played, Table: BoardWithGuide }), [played]);
  return <FirstHandOf {...props} game={game} following={revertierReplay} playedOn={PLAYED_ON} />;
}
