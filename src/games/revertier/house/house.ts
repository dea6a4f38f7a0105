import type { Chosen, House } from '#engine/play/played-game.ts';
import { legalPlayAt, type LegalPlay } from '../play/legal-plays.ts';
import { choosePlayNumber } from '../policy/policy.ts';
import type { Position } from '#engine/tables/position.ts';
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

/**
 * The house at Revertier. Plain: after the advice that closes the entry of 1792, and no further ahead than its own throw.
 * Attentive: every throw that the other may answer with, and boards weighed by what games with itself have taught it.
 */
export const house: House<RevertierRules, RevertierAct, RevertierSeen> = {
  strengths: ['plain', 'attentive'],
  choose: ({ now: { position, dice } }, rules, { strength, random }) => {
    if (!dice) return { act: { kind: 'throw' }, because: 'The dice are to be thrown.' };
    const { legal: first, choices } = legalPlayAt(position, dice, 0, rules);
    if (choices === 1)
      return { act: { kind: 'play', play: first.play }, because: `${first.text}. It is the only play there is.` };
    const describe = (number: number): LegalPlay => legalPlayAt(position, dice, number, rules).legal;
    if (strength === 'plain') return chosen(describe(choosePlayNumber(position, dice, rules, random)), position, rules);
    attentive ??= new AttentivePlayer();
    const [best, next] = attentive.weigh(position, dice, rules);
    const more =
      best && next
        ? ` It expects to win ${ofAHundred(best)} games of a hundred from there; by the next best play, ${ofAHundred(next)}.`
        : '';
    return chosen(describe(best?.play ?? 0), position, rules, more);
  },
};
