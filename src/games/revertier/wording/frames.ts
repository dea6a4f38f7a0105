import { sentence, type Part, counted, inWords, type Unit } from '#engine/wording/sentence.ts';
import type { Frame, FrameEvent, Outcome, ThrowEvent } from '../play/frame.ts';
import type { Handicap, RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { SettledDeal } from '#engine/ledger/settle-session.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { HAND, otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { isDoublet, nameDice, nameDie, nameThrow } from '#engine/tables/play.ts';
import { does, namingBy, type Naming, type SeatNames, type Subject } from '#engine/wording/seat-names.ts';
import { sayAccount } from './names.ts';
import { countedBy, sayWays } from './plays.ts';

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;

/** What a sentence depends on besides its step. */
export interface FrameWords {
  readonly unit: Unit;
  /** Names of the players at a table; White and Black if not given. */
  readonly names?: SeatNames | undefined;
}

/**
 * Spoken sentence for one step: the throw, the play, and who pays whom. “Black throws five and four and plays both with one
 * man, from 14 to 19 and on to 23, hitting twice.” Points are as the player counts them. `newEntries` are the ledger entries of this
 * step only.
 */
export function sayFrame(
  { event, position }: Frame,
  newEntries: readonly Entry[],
  { unit, names }: FrameWords,
): string {
  const naming = namingBy(sayAccount, names);
  const say = (player: Player): Subject => naming.subject(PLAYERS[player]);
  switch (event.kind) {
    case 'start':
      return startParts(event, say)
        .map((part) => sentence([part]))
        .join(' ');
    case 'throw':
      return sentence(throwParts(event, say));
    case 'end':
      return sentence([
        ...endParts(event.outcome, position, say),
        ...newEntries.map((entry) => paymentPart(entry, unit, naming)),
      ]);
  }
}

/** Sentence for a throw at a table, with the points as one of the players counts them, whoever moves. */
export const sayThrow = (event: ThrowEvent, viewer: Player, names: SeatNames): string => {
  const naming = namingBy(sayAccount, names);
  const counted = { ...event, ...countedBy(viewer, event.player, event) };
  return sentence(throwParts(counted, (player) => naming.subject(PLAYERS[player])));
};

const paymentPart = ({ from, to, amount, occasion }: Entry, unit: Unit, naming: Naming): Part =>
  does(
    naming.subject(from),
    occasion === 'double'
      ? `pays ${counted(amount, unit)} more for the double`
      : `pays ${naming.name(to)} ${counted(amount, unit)}`,
  );

/** “a six”, “an ace”. */
const aDie = (die: number): string => `${nameDie(die).startsWith('a') ? 'an' : 'a'} ${nameDie(die)}`;

type SayPlayer = (player: Player) => Subject;

/** What a player is given at the beginning: “receives the dice”. */
export const sayHandicap = ({ gives, men }: Handicap): string =>
  ({
    dice: 'receives the dice',
    sixAndAce: 'receives the dice with six and ace already played',
    fourAndThree: 'receives the dice with four and three already played',
    head: `receives ${String(men)} men on the head`,
  })[gives];

function startParts({ player, by, handicap }: EventOf<'start'>, say: SayPlayer): readonly Part[] {
  const given: readonly Part[] = handicap ? [does(say(handicap.to), sayHandicap(handicap))] : [];
  const thrown = (by?.kind === 'dice' ? by.dice : []).map(([white, black]) =>
    does(say(0), `throws ${aDie(white)} and ${say(1).words} ${aDie(black)}`),
  );
  return [...given, ...thrown, does(say(player), 'begins')];
}

/** How much of the throw was played: “both”, “only the five”, “three of the four sixes”. */
function sayPlayed({ dice, steps, unplayed }: ThrowEvent): string {
  const played = steps.length;
  if (!isDoublet(dice)) return unplayed === 0 ? 'both' : `only the ${nameDie(steps[0]?.die ?? dice[0])}`;
  const all = played + unplayed;
  if (unplayed === 0) return all === 2 ? 'both' : `all ${nameDie(all)}`;
  return `${played === 1 ? 'one' : nameDie(played)} of the ${nameDie(all)} ${nameDice(dice[0])}`;
}

function throwParts(event: ThrowEvent, say: SayPlayer): readonly Part[] {
  const subject = say(event.player);
  const throws = does(
    subject,
    event.named ? `names ${nameThrow(event.dice)}, because the dice were broken` : `throws ${nameThrow(event.dice)}`,
  );
  if (event.play === undefined) return [throws];
  return [throws, does(subject, event.pass === undefined ? playWords(event) : passWords(event))];
}

function passWords({ pass, choices }: ThrowEvent): string {
  if (pass === 'horsDuJeu') return choices > 1 ? 'is out of the game and enters no man' : 'is out of the game';
  return pass === 'noPlay' ? 'can play nothing' : 'plays nothing';
}

function playWords(event: ThrowEvent): string {
  const { paths, steps, hits } = event;
  const men = paths.length === 1 ? 'one man' : `${nameDie(paths.length)} men`;
  const how = steps.length === 1 ? '' : ` with ${men}`;
  const hitting =
    ['', `, hitting on ${String(hits[0])}`, ', hitting twice'][hits.length] ??
    `, hitting ${nameDie(hits.length)} times`;
  return `plays ${sayPlayed(event)}${how}, ${sayWays(paths)}${hitting}`;
}

/** Why a player is shut out: “two men in hand, but only one point from 1 to 6 free of your own men”. */
function sayShutOut({ men }: Frame['position'], loser: Player, own: string): string {
  const hand = men[loser][HAND] ?? 0;
  const free = men[loser].slice(1, 7).filter((count) => count === 0).length;
  const points = `${free === 0 ? '' : 'only '}${inWords(free)} ${free < 2 ? 'point' : 'points'}`;
  return `${inWords(hand)} ${hand === 1 ? 'man' : 'men'} in hand, but ${points} from 1 to 6 free of ${own} own men`;
}

function endParts({ kind, winner, double }: Outcome, position: Frame['position'], say: SayPlayer): readonly Part[] {
  if (kind === 'unfinished') return [{ subject: 'the record', predicate: 'ends here' }];
  if (winner === undefined) return [{ subject: 'neither player', predicate: 'can ever play again: the game is drawn' }];
  const won = say(winner);
  const lost = say(otherPlayer(winner));
  switch (kind) {
    case 'borneOff':
      return [does(won, `has borne off the last man and ${won.verb('wins')} the game`)];
    case 'shutOut':
      return [
        does(lost, `is shut out (${sayShutOut(position, otherPlayer(winner), lost.isYou ? 'your' : 'his')})`),
        does(lost, double ? 'loses double' : 'loses the game'),
      ];
    case 'frozen': {
      const more = lost.isYou ? 'you have' : 'he has';
      return [does(lost, `has lost: neither player can ever play again, and ${more} more men in hand`)];
    }
  }
}

const sidesOf = ([white = '', black = '']: readonly string[]): string => `${white} plays White, ${black} Black`;

/** Terms of a game: “for 2 stakes; Mme de Sainval receives 2 men on the head”. */
const sayTerms = (
  { stake, double, handicap }: RevertierRecord,
  players: readonly string[],
  rules: RevertierRules,
): string =>
  [
    `for ${counted(stake ?? rules['stake.game'], ['stake', 'stakes'])}${(double ?? rules['double.agreed']) ? ', with the double (some losses are paid twice)' : ''}`,
    ...(handicap ? [`${players[handicap.to] ?? ''} ${sayHandicap(handicap)}`] : []),
  ].join('; ');

/** Words for a match: who plays White, and of each game the terms and who has the dice. */
export const MATCH = {
  sides: (players: readonly string[]): string => `${sidesOf(players)}.`,
  terms: ({ record, dealer }: SettledDeal<RevertierRecord>, players: readonly string[], rules: RevertierRules) => {
    const terms = record ? sayTerms(record, players, rules) : '';
    return {
      terms: `${sidesOf(players)}. They play ${terms}.`,
      said: `${dealer} has the dice; ${terms}; ${String(record?.throws.length ?? 0)} throws`,
    };
  },
};
