import { makeRandom } from '#engine/kernel/random.ts';
import type { LabTypes } from '#engine/lab/lab-game.ts';
import { makeLab } from '#engine/lab/run.ts';
import { positionOf } from '#engine/tables/board.ts';
import type { Player } from '#engine/tables/position.ts';
import { AttentivePlayer } from './house/attentive.ts';
import { endingOnBoard } from './play/frame.ts';
import { playPlainGame, recordOfGame, type PlainGame } from './policy/sample-game.ts';
import { movementOf, type RevertierRecord } from './record/record.ts';
import type { RevertierRules } from './rules/keys.ts';
import { dueAfter, isDouble, settle, termsOf } from './settle/judge.ts';

/** Who has the dice for the next game; undefined if they are thrown for. */
interface DiceCarry {
  readonly starter: Player | undefined;
}
const THROWN_FOR: DiceCarry = { starter: undefined };

const EVENTS = [
  { id: 'borneOff', words: 'the last man is borne off' },
  { id: 'shutOut', words: 'a player is shut out' },
  { id: 'frozen', words: 'neither player can move' },
  { id: 'drawn', words: 'the game is drawn' },
  { id: 'double', words: 'the game is won double' },
] as const;
const DRAWN = 3;
const DOUBLE = 4;

/**
 * Sets the dice of a game apart from the choices of its player: he draws a number for every play that he weighs, and under other
 * rules there are more plays or fewer. So both rules get the same throws.
 */
const DICE = 0x2545f491;

const attentive = new AttentivePlayer();

/** Who began → seat → role. */
const ROLES = [
  [[0], [1]],
  [[1], [0]],
];

const endingUnder = ({ board, mover }: PlainGame, rules: RevertierRules) =>
  endingOnBoard(board, mover, movementOf(rules), rules);

const termsUnder = (rules: RevertierRules) => termsOf(rules, { stake: undefined, double: undefined });

interface LabDeals extends LabTypes {
  readonly rules: RevertierRules;
  readonly record: RevertierRecord;
  readonly played: PlainGame;
  readonly carry: DiceCarry;
}

/** Revertier in the lab. A session has 24 games, in which the dice pass by the rules. */
export const revertierLab = makeLab<LabDeals>({
  seats: 2,
  roles: [
    { id: 'begins', words: 'the player who begins' },
    { id: 'other', words: 'the other player' },
  ],
  events: EVENTS,
  telling: { words: 'a player is shut out', events: ['shutOut'], role: 'begins' },
  untold: {
    'dice.obliged':
      'If a player may leave a playable number unplayed, the simplest of our programs soon stops moving, and almost no game ends. So games between programs cannot show what this rule changes. To see what it does, change the rule and play a game yourself.',
  },
  dealsOfSession: () => 24,
  opening: THROWN_FOR,
  play: (seed, rules, { starter }) => playPlainGame(seed, rules, { starter, dice: makeRandom(seed ^ DICE) }),
  better: { strength: 'attentive', draws: false },
  playBetter: (seed, rules, { carry: { starter } }) =>
    playPlainGame(seed, rules, {
      starter,
      dice: makeRandom(seed ^ DICE),
      choose: (board, player, dice) => attentive.weigh(positionOf(board, player), dice, rules)[0]?.play ?? 0,
    }),
  stakeOf: (rules) => rules['stake.game'],
  settle: (game, rules, _, sink) => {
    const ending = endingUnder(game, rules);
    settle(ending, termsUnder(rules), sink);
    const due = ending && dueAfter(ending, game.starter, rules);
    return due?.player === undefined ? THROWN_FOR : { starter: due.player };
  },
  recast: (dice) => dice,
  inPools: () => 0,
  rolesOf: ({ starter }) => ROLES[starter]!,
  eachEvent: (game, rules, seen) => {
    const ending = endingUnder(game, rules);
    if (!ending) return;
    seen(EVENTS.findIndex(({ id }) => id === ending.kind));
    if (ending.winner === undefined) seen(DRAWN);
    if (isDouble(ending, termsUnder(rules))) seen(DOUBLE);
  },
  isSamePlay: ({ starter, moves }, other) =>
    starter === other.starter &&
    moves.length === other.moves.length &&
    moves.every((move, i) => move === other.moves[i]),
  recordOf: recordOfGame,
});
