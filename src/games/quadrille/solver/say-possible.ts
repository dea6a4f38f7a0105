import { inWords } from '#engine/wording/sentence.ts';
import type { TrickBounds } from '#engine/solver/line.ts';
import type { CardRemark } from '#engine/solver/open-deal.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';

/** The side that is asked about, and its goal. */
export interface OmbreSide {
  readonly ombre: Seat;
  readonly ally: Seat;
  /** A devole wants no trick. */
  readonly shuns: boolean;
  /** Tricks that win the game. */
  readonly wins: number;
}

const counted = (n: number): string => `${inWords(n)} ${n === 1 ? 'trick' : 'tricks'}`;

/** End of a sentence about what the solver did not find out in time. */
const UNSETTLED = 'was not settled within one second.';

/** “The ombre”, “The ombre and the ally”. */
const who = ({ ally }: OmbreSide): string => (ally >= 0 ? 'The ombre and the ally' : 'The ombre');
const isOurs = ({ ombre, ally }: OmbreSide, seat: Seat): boolean => seat === ombre || seat === ally;

/** Sentence: what can be forced after a card, and what the card changed. */
export function sayAtCard(was: TrickBounds, now: TrickBounds, seat: Seat, side: OmbreSide, all: number): CardRemark {
  if (now.least !== now.most)
    return {
      text: side.shuns
        ? `Whether the ombre can avoid every trick ${UNSETTLED}`
        : `How many tricks can still be forced ${UNSETTLED}`,
      turns: false,
    };
  const before = was.least === was.most ? was.least : now.least;
  const change = now.least - before;
  const stands = sayTricks(now.least, side, all);
  if (change === 0) return { text: stands, turns: false };
  const of = aSeat(seat);
  if (side.shuns)
    return {
      text:
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
  return { text: `This card of ${of} ${whom} ${difference}. ${stands}`, turns: true };
}

function sayTricks(tricks: number, side: OmbreSide, all: number): string {
  const verb = side.ally >= 0 ? 'make' : 'makes';
  if (side.shuns)
    return tricks === 0
      ? 'The ombre can avoid every trick, whatever the others play.'
      : 'If the others play well, the ombre has to take a trick.';
  if (tricks === all) return `${who(side)} can take every trick, whatever the others play.`;
  if (tricks >= side.wins) return `${who(side)} can make ${counted(tricks)}, whatever the others play.`;
  return `If the others play well, ${who(side).replace('The', 'the')} ${verb} no more than ${counted(tricks)}.`;
}

/** Sentence: what could have been forced from the first card on. */
export function sayGame({ least, most }: TrickBounds, side: OmbreSide, all: number): string {
  const seat = theSeat(side.ombre);
  const name = side.ally >= 0 ? `${seat}, with ${aSeat(side.ally)} as ally,` : `${seat}, playing alone,`;
  if (side.shuns) {
    if (most === 0) return `${name} could have avoided every trick, whatever the others played.`;
    if (least > 0) return `${name} could not have avoided every trick if the others had played well.`;
    return `Whether ${aSeat(side.ombre)} could have avoided every trick ${UNSETTLED}`;
  }
  if (least !== most)
    return `How many tricks ${aSeat(side.ombre)} could have forced was not settled within one second: between ${inWords(least)} and ${inWords(most)}.`;
  if (least === all) return `${name} could have made the vole, whatever the others played.`;
  if (least >= side.wins)
    return `${name} could have made ${counted(least)} and won the game, whatever the others played; the vole could be prevented.`;
  return `${name} could have made no more than ${counted(least)} if the others had played well: the game could not be won by force.`;
}

/** Sentence: what the ombre could have forced without his ally. */
export function sayAlone({ least, most }: TrickBounds, side: OmbreSide, all: number): string {
  const name = `${theSeat(side.ombre)}, with ${aSeat(side.ally)} against him like the others,`;
  if (least !== most)
    return `How many tricks ${aSeat(side.ombre)} could have forced without his ally was not settled within one second: between ${inWords(least)} and ${inWords(most)}.`;
  if (least === all) return `${name} could have made the vole: he needed no ally.`;
  if (least >= side.wins)
    return `${name} could still have made ${counted(least)} by force: he needed no ally to win the game.`;
  if (least === 0) return `${name} could not have made a single trick by force.`;
  return `${name} could have made ${counted(least)} by force, but no more: to win the game he needed his ally.`;
}
