import type { Chosen, House } from '#engine/play/played-game.ts';
import { printPositionId } from '#engine/tables/position-id.ts';
import { boardAfter, legalPlays, type LegalPlay } from '../play/legal-plays.ts';
import { choosePlay } from '../policy/policy.ts';
import { positionOf } from '#engine/tables/board.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RevertierAct } from '../turns/acts.ts';
import type { RevertierSeen } from '../turns/seen.ts';
import { AttentivePlayer, type Expected } from './attentive.ts';
import { becauseOf } from './because.ts';

let attentive: AttentivePlayer | undefined;

/** Games of a hundred that are won, of stakes expected. */
const ofAHundred = ({ stakes }: Expected): string => String(Math.round(Math.min(99, Math.max(1, 50 + 50 * stakes))));

function chosen(play: LegalPlay, position: Position, rules: RevertierRules, more = ''): Chosen<RevertierAct> {
  return {
    act: { kind: 'play', play: play.play },
    because: `${play.text}. ${becauseOf(play, position, rules)}${more}`,
  };
}

/** The legal play that a play leads to. */
const legalOf = (plays: readonly LegalPlay[], after: Position): LegalPlay | undefined =>
  plays.find((play) => printPositionId(play.after) === printPositionId(after));

/**
 * The house at Revertier. Plain: after the advice that closes the entry of 1792, and no further ahead than its own throw.
 * Attentive: every throw that the other may answer with, and boards weighed by what games with itself have taught it.
 */
export const house: House<RevertierRules, RevertierAct, RevertierSeen> = {
  strengths: ['plain', 'attentive'],
  choose: ({ now: { position, dice } }, rules, { strength, random }) => {
    if (!dice) return { act: { kind: 'throw' }, because: 'The dice are to be thrown.' };
    const plays = legalPlays(position, dice, rules);
    const [only] = plays;
    if (plays.length === 1 && only)
      return { act: { kind: 'play', play: only.play }, because: `${only.text}. It is the only play there is.` };
    if (strength === 'plain') {
      const play = choosePlay(position, dice, rules, random);
      const board = boardAfter(position, play);
      const found = board && legalOf(plays, positionOf(board, otherPlayer(position.toPlay)));
      return found ? chosen(found, position, rules) : { act: { kind: 'play', play }, because: '' };
    }
    attentive ??= new AttentivePlayer();
    const [best, next] = attentive.weigh(position, dice, rules);
    const play = plays[best?.play ?? 0]!;
    const more =
      best && next
        ? ` It expects to win ${ofAHundred(best)} games of a hundred from there; by the next best play, ${ofAHundred(next)}.`
        : '';
    return chosen(play, position, rules, more);
  },
};
