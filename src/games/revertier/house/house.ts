import { nameDie } from '#engine/tables/play.ts';
import type { HouseChoice, House } from '#engine/play/played-game.ts';
import { legalPlayAt, type LegalPlay } from '../play/legal-plays.ts';
import { choosePlayNumber } from '../policy/worth.ts';
import { type Position, HAND, OFF, type BoardPlace } from '#engine/tables/position.ts';
import type { Revertier } from '../game.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RevertierAct } from '../choices/turn.ts';
import { AttentivePlayer, type PlayValue } from './attentive.ts';
import { listed } from '#engine/kernel/collections.ts';
import { endingOf } from '../play/frame.ts';
import { HEAD, MEN, PILE } from '../record/record.ts';

let attentive: AttentivePlayer | undefined;

/** Expected wins in a hundred games, from the expected stakes. */
const ofAHundred = ({ stakes }: PlayValue): string => String(Math.round(Math.min(99, Math.max(1, 50 + 50 * stakes))));

function chosen(play: LegalPlay, position: Position, rules: RevertierRules, more = ''): HouseChoice<RevertierAct> {
  return {
    act: { kind: 'play', play: play.play },
    because: `${becauseOf(play, position, rules)}${more}`,
  };
}

/**
 * The house at Revertier. Plain: the advice at the end of the article of 1792, looking only at its own throw. Attentive: it
 * considers every answering throw, and evaluates boards by weights learnt from games with itself.
 *
 * Its measured strengths (strength.json) are the same to the digit in all three books, because the games are the same. The bench
 * throws the same dice for each book, and the books differ only in broken dice, which the house never breaks, and in the
 * double, which is agreed on in 1725 alone, for a loser with seven men in hand. In 4,000 games of the plain house against random
 * plays (27 November 2026) 1,987 ended in a shut-out, 60 of them with six men in hand and none with seven.
 */
export const house: House<Revertier> = {
  strengths: ['plain', 'attentive'],
  choose: ({ now: { position, dice } }, rules, { strength, random }) => {
    if (!dice) return { act: { kind: 'throw' }, because: 'You choose a play after the throw.' };
    const { legal: first, choices } = legalPlayAt(position, dice, 0, rules);
    if (choices === 1) return { act: { kind: 'play', play: first.play }, because: 'It is the only legal play.' };
    const describe = (number: number): LegalPlay => legalPlayAt(position, dice, number, rules).legal;
    if (strength === 'plain') return chosen(describe(choosePlayNumber(position, dice, rules, random)), position, rules);
    attentive ??= new AttentivePlayer();
    const [best, next] = attentive.weigh(position, dice, rules);
    const more =
      best && next
        ? ` The house expects it to win ${ofAHundred(best)} games of a hundred; the next best play, ${ofAHundred(next)}.`
        : '';
    return chosen(describe(best?.play ?? 0), position, rules, more);
  },
};

const OTHER_PILE = 13;

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${nameDie(n)} ${many}`);

/** Words for the main advantage of a play; points are counted by its player. */
export function becauseOf(play: LegalPlay, position: Position, rules: RevertierRules): string {
  const player = position.toPlay;
  const before = position.men[player];
  const after = play.after.men[player];
  const ending = endingOf(play.after, rules);
  const newCases = after.flatMap((men, point): readonly BoardPlace[] =>
    point >= OTHER_PILE && point < OFF && men >= 2 && (before[point] ?? 0) < 2 ? [point] : [],
  );
  const onHead = (after[HEAD] ?? 0) - (before[HEAD] ?? 0);
  const waiting = play.after.men[1 - player]?.[HAND] ?? 0;
  if (ending?.winner === player && ending.kind === 'shutOut')
    return 'It shuts the other player out behind his own men, so that he has lost.';
  if (ending?.winner === player) return 'It bears your last man off, and you win the game.';
  if (play.steps.length === 0) return 'No man can be moved.';
  if (play.hits.length > 0)
    return `It hits on ${listed(play.hits.map(String))}: the other player has ${counted(waiting, 'a man', 'men')} in hand, and moves nothing else before they enter.`;
  if (newCases.length > 0)
    return `It makes ${newCases.length === 1 ? 'a case' : 'cases'} on ${listed(newCases.map(String))}: two men there cannot be hit, and the other player cannot land on them.`;
  if (onHead > 0) return `It brings ${counted(onHead, 'one man', 'men')} to the head, on 12, where nobody can be hit.`;
  if (play.bearsOff > 0)
    return `It bears off ${counted(play.bearsOff, 'one man', 'men')}, and ${String(MEN - (after[OFF] ?? 0))} are left.`;
  if (play.enters > 0) return `It enters ${counted(play.enters, 'a man', 'men')}, and the rest can move again.`;
  if (play.open.length === 0) return 'It leaves no man alone.';
  if ((after[PILE] ?? 0) < (before[PILE] ?? 0)) return 'It brings on men from the pile, which have furthest to go.';
  return 'It brings your men on, and leaves the other player as little to hit as possible.';
}
