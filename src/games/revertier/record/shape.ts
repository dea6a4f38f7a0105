import { quoteValue } from '#engine/kernel/fields.ts';
import {
  either,
  insteadOf,
  is,
  itemsOf,
  arrayOf,
  mapping,
  Shape,
  single,
  upTo,
  word,
  wordNumber,
  type ListShape,
} from '#engine/kernel/shape.ts';
import {
  MEN_PATTERN,
  parseMen,
  PLAYERS,
  type Men,
  type Player,
  type Position,
  parsePositionId,
} from '#engine/tables/position.ts';
import { parsePlay, PLAY_PATTERN, isDie, parseThrow, THROW_PATTERN, type Die } from '#engine/tables/play.ts';
import { HANDICAPS, MOST_THROWS, USUAL_ON_HEAD, type Handicap, type GameStart, type ThrowRecord } from './record.ts';

/** Most counters of a stake. */
export const MAX_STAKE = 999;
/** Most men that a handicap may put on the head; below, most pairs of single dice thrown for the beginning. */
export const MAX_ON_HEAD = 15;
export const MAX_PAIRS = 20;
/** Prefix of a throw that was named. */
const NAMED = /^\s*n\s*/i;

const PLAYER = wordNumber(PLAYERS, 'unknown-player', 'is not a player; the players are white and black.').into(
  (player): Player => (player === 0 ? 0 : 1),
);

const PAIR = single<readonly [Die, Die]>(
  { type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 }, minItems: 2, maxItems: 2 },
  (data) =>
    Array.isArray(data) && data.length === 2 && isDie(data[0]) && isDie(data[1]) ? [data[0], data[1]] : undefined,
  [1, 1],
  ['bad-dice', is('are not two single dice, White’s first; write [5, 3].')],
).published('revertierPair');
const PAIRS: ListShape = {
  most: MAX_PAIRS,
  tooMany: ['too-many-dice', () => 'The record has too many pairs of dice for the beginning.'],
};
/** The single dice, White’s first: `[5, 3]`, or `[[4, 4], [5, 3]]` if they were equal at first. */
const DICE = new Shape(
  { anyOf: [PAIR.schema, { type: 'array', items: PAIR.schema, minItems: 1, maxItems: MAX_PAIRS }] },
  (data, at, context): GameStart => {
    const list = data as readonly unknown[];
    const pairs = itemsOf(list.every(Array.isArray) ? list : [list], at, context, PAIRS);
    if (pairs.length === 0) context.refuse('bad-dice', 'No dice are given for the beginning.', at);
    return { kind: 'dice', dice: pairs.map((pair) => PAIR.read(pair, at, context)) };
  },
  [PAIR],
);

const isText = (data: unknown): data is string => typeof data === 'string';

const MEN_OF_ONE = new Shape(
  { description: 'Places with their men: “1:10 12:4 hand:1”.', type: 'string', pattern: `^${MEN_PATTERN}$` },
  (data, at, context): Men => {
    if (isText(data)) return context.take(parseMen(data), at) ?? [];
    context.refuse('bad-men', `${quoteValue(data)} does not say where men stand; write “1:10 12:4 hand:1”.`, at);
    return [];
  },
).published('revertierMen');

interface PositionGiven {
  readonly men: Position['men'] | undefined;
  readonly toPlay: Player | undefined;
}
/** Position name, which includes who throws next; or each player’s men as he counts. */
const POSITION = either(
  isText,
  new Shape({ type: 'string', pattern: '^\\s*[\\w-]{2,60}\\s*$' }, (data, at, context): PositionGiven => {
    const position = context.take(parsePositionId(String(data)), at);
    return { men: position?.men, toPlay: position?.toPlay };
  }),
  mapping({ white: MEN_OF_ONE, black: MEN_OF_ONE }, { required: PLAYERS }).into(({ white, black }): PositionGiven => ({
    men: [white, black],
    toPlay: undefined,
  })),
);

const HANDICAP = mapping(
  {
    to: PLAYER,
    gives: word(HANDICAPS, 'unknown-handicap', `is not a handicap; write one of ${HANDICAPS.join(', ')}.`),
    men: upTo(MAX_ON_HEAD, 'The number of men put on the head').maybe(),
  },
  { required: ['to', 'gives'] },
).partByPart(({ read }): Handicap => {
  const gives = read('gives');
  const men = read('men') ?? USUAL_ON_HEAD;
  return { to: read('to'), gives, men: gives === 'head' ? men : 0 };
});

const AGREED = single({ type: 'boolean' }, (data) => (typeof data === 'boolean' ? data : undefined), false, [
  'bad-double',
  insteadOf('Whether the double is agreed on must be true or false'),
]);

/** `53: 1/6 1/4`, or a throw alone. A named throw has an `n` before it: `n66: 1/7`. */
const THROW = new Shape(
  {
    description: '53: 1/6 1/4 · 54: 1/5*/10 · 31: hand/3 · 65: 20/off 22/off · 66: pass · n66: 1/7 · 53',
    type: 'string',
    pattern: `^\\s*[Nn]?\\s*${THROW_PATTERN}\\s*(:\\s*${PLAY_PATTERN}\\s*)?$`,
  },
  (data, at, context): ThrowRecord => {
    if (!isText(data)) context.refuse('not-a-throw', `${quoteValue(data)} is not a throw; write “53: 1/6 1/4”.`, at);
    const [dice = '', ...rest] = isText(data) ? data.split(':') : [];
    const named = NAMED.test(dice);
    const thrown = context.take(parseThrow(dice.replace(NAMED, '')), at) ?? [1, 1];
    const play = rest.length === 0 ? undefined : context.take(parsePlay(rest.join(':')), at);
    return { dice: thrown, play, ...(named && { named }) };
  },
).published('revertierThrow');
const BY_NUMBER = new Shape({ type: 'integer' }, (data, at, context) => THROW.read(String(data), at, context));

const THROWS = arrayOf(
  either((data) => typeof data === 'number', BY_NUMBER, THROW),
  {
    most: MOST_THROWS,
    tooMany: ['too-many-throws', () => `A record can have at most ${String(MOST_THROWS)} throws.`],
    parted: [/[\n;]/, { description: 'The same in one text, throws separated by new lines or semicolons.' }],
  },
).into((throws, at, context) => {
  const pending = throws.findIndex(({ play }) => play === undefined);
  const message = `No play is given for throw ${String(pending + 1)}, but another throw follows it.`;
  if (pending >= 0 && pending < throws.length - 1) context.refuse('not-played', message, `${at}[${String(pending)}]`);
  return throws;
});

export const REVERTIER_RECORD = mapping(
  {
    start: either(
      Array.isArray,
      DICE,
      PLAYER.into((player): GameStart => ({ kind: 'player', player })),
    )
      .maybe()
      .described(
        'Who began: the single dice thrown for it, White’s first; several pairs if they were equal at first; or the player. If left out: the player who has the dice by handicap or from the game before, or White.',
      ),
    position: POSITION.maybe().described(
      'Where the men stand at the beginning, if not on the piles: each player’s men as he numbers the points, or the name of a position, which also says who throws next.',
    ),
    handicap: HANDICAP.maybe().described(
      'What one player gives the other (1698): the dice; the dice with six and ace, or four and three, already played; men on the head.',
    ),
    stake: upTo(MAX_STAKE, 'The stake')
      .maybe()
      .described('What the game is played for. If left out: what the rule set says.'),
    double: AGREED.maybe().described('Whether the double was agreed on. If left out: what the rule set says.'),
    throws: THROWS.described(
      'Throws in turn, beginning with the player who began: the two numbers, and each man’s way from point to point as his owner numbers them. Stars for men hit may be left out. The last throw needs no play. An n before a throw says that its numbers were named by a player whose dice had been broken.',
    ),
  },
  { whole: 'record' },
);

/** Records that between them have every field of the shape, for tests of damaged input. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'revertier-1792',
    start: [5, 3],
    position: { white: '1:15', black: '1:15' },
    handicap: { to: 'white', gives: 'head', men: 2 },
    stake: 1,
    double: true,
    throws: ['53: 1/6 1/4'],
  },
];
