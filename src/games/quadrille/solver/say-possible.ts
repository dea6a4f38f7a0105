import { inWords } from '#engine/words/counted.ts';
import type { Forced } from '#engine/solver/forced.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';

/** Who is asked about, and what would be enough. */
export interface Side {
  readonly ombre: Seat;
  readonly ally: Seat;
  /** In a devole no trick is wanted. */
  readonly shuns: boolean;
  /** How many tricks win the game. */
  readonly wins: number;
}

/** A sentence at a card, and whether the card changed what can be forced. */
export interface Said {
  readonly says: string;
  readonly turns: boolean;
}

const counted = (n: number): string => `${inWords(n)} ${n === 1 ? 'trick' : 'tricks'}`;

/** “The ombre”, “The ombre and the ally”. */
const who = ({ ally }: Side): string => (ally >= 0 ? 'The ombre and the ally' : 'The ombre');
const isOurs = ({ ombre, ally }: Side, seat: Seat): boolean => seat === ombre || seat === ally;

/** What can be forced after a card, and what the card changed in it. */
export function atCard(was: Forced, now: Forced, seat: Seat, side: Side, all: number): Said {
  if (now.least !== now.most)
    return {
      says: side.shuns
        ? 'Whether the ombre can keep clear of every trick, a second does not tell.'
        : 'How many tricks can still be forced, a second does not tell.',
      turns: false,
    };
  const before = was.least === was.most ? was.least : now.least;
  const change = now.least - before;
  const stands = standing(now.least, side, all);
  if (change === 0) return { says: stands, turns: false };
  const of = aSeat(seat);
  if (side.shuns)
    return {
      says:
        change > 0
          ? `This card of ${of} gives the devole away. ${stands}`
          : `This card of ${of} lets the ombre escape. ${stands}`,
      turns: true,
    };
  const difference = Math.abs(change) === 1 ? 'a trick' : counted(Math.abs(change));
  const whom = isOurs(side, seat)
    ? 'costs his side'
    : side.ally >= 0
      ? 'gives the ombre and the ally'
      : 'gives the ombre';
  return { says: `This card of ${of} ${whom} ${difference}. ${stands}`, turns: true };
}

function standing(tricks: number, side: Side, all: number): string {
  const verb = side.ally >= 0 ? 'make' : 'makes';
  if (side.shuns)
    return tricks === 0
      ? 'The ombre can keep clear of every trick, whatever is played.'
      : 'If the others play well, the ombre has to take a trick.';
  if (tricks === all) return `${who(side)} ${verb} every trick, whatever is played.`;
  if (tricks >= side.wins) return `${who(side)} ${verb} ${inWords(tricks)} against any play.`;
  return `If the others play well, ${who(side).replace('The', 'the')} ${verb} no more than ${inWords(tricks)}.`;
}

/** What could have been forced from the first card on. */
export function game({ least, most }: Forced, side: Side, all: number): string {
  const seat = theSeat(side.ombre);
  const name = side.ally >= 0 ? `${seat}, with ${aSeat(side.ally)} for an ally,` : `${seat}, playing alone,`;
  if (side.shuns) {
    if (most === 0) return `${name} could have kept clear of every trick, whatever was played.`;
    if (least > 0) return `${name} could not have kept clear of every trick if the others had played well.`;
    return `Whether ${aSeat(side.ombre)} could have kept clear of every trick, a second does not tell.`;
  }
  if (least !== most)
    return `How many tricks ${aSeat(side.ombre)} could have forced, a second does not tell: between ${inWords(least)} and ${inWords(most)}.`;
  if (least === all) return `${name} could have made the vole against any play.`;
  if (least >= side.wins)
    return `${name} could have made ${counted(least)} against any play and won the game; the vole could be prevented.`;
  return `${name} could have made no more than ${counted(least)} if the others had played well: the game could not be won by force.`;
}

/** What the ombre could have forced without his ally. */
export function alone({ least, most }: Forced, side: Side, all: number): string {
  const name = `${theSeat(side.ombre)}, with ${aSeat(side.ally)} against him like the others,`;
  if (least !== most)
    return `How many tricks ${aSeat(side.ombre)} could have forced without his ally, a second does not tell: between ${inWords(least)} and ${inWords(most)}.`;
  if (least === all) return `${name} could have made the vole: he needed no ally.`;
  if (least >= side.wins)
    return `${name} could still have made ${counted(least)} by force: he needed no ally to win the game.`;
  if (least === 0) return `${name} could not have made a single trick by force.`;
  return `${name} could have made ${counted(least)} by force, and no more: to win the game he needed his ally.`;
}
