import type { Playing } from '#engine/play/played-game.ts';
import { remember } from '#engine/play/remember.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { ReversisTurn } from './acts.ts';
import { giving, heading, layingOut, trading } from './before-play.ts';
import { cardTurn } from './card-turn.ts';

/** Whose turn it is: laying out, calling for aces, giving a card to the seat opposite, the play, and what has to be asked for. */
export const turn = remember(findTurn);

function findTurn(playing: Playing<ReversisRecord>, rules: ReversisRules): ReversisTurn | undefined {
  const { record } = playing;
  if (record.thrownBy !== undefined) return claiming(playing, rules);
  return (
    layingOut(record, rules) ??
    trading(playing, rules) ??
    giving(record, rules) ??
    cardTurn(record, rules) ??
    claiming(playing, rules)
  );
}

/** The winner of the partie, where something is owed to him for led cards that he has to ask for. */
function claiming({ record, declined }: Playing<ReversisRecord>, rules: ReversisRules): ReversisTurn | undefined {
  if (!rules['led.claim'] || record.claimed) return undefined;
  const judged = judge(record, rules);
  const end = judged.ok ? judged.value.frames.at(-1)?.event : undefined;
  const seat = end?.kind === 'end' ? end.outcome.winner : undefined;
  if (!judged.ok || seat === undefined || declined.includes(seat)) return undefined;
  const asked = judge({ ...record, claimed: true }, rules);
  if (!asked.ok || asked.value.entries.length === judged.value.entries.length) return undefined;
  return {
    seat,
    kind: 'claim',
    says: `${heading(record, seat)} to ask for what led cards owe`,
    legal: [
      { act: { kind: 'claim' }, label: 'ask for led cards' },
      { act: { kind: 'forgo' }, label: 'let it pass' },
    ],
    refused: [],
  };
}
