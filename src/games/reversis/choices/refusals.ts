import { nameCard, nameCards, nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import { departureOf } from '../play/play-out.ts';
import { cardsHeld, type PlayState, type whyNotCard } from '../play/play.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';

/** Sentence to the player whose turn it is: why he may not lay out a card. */
export function refuseToLayOut(rules: ReversisRules, card: Card, key: ReversisKey): string {
  const until =
    rules[key] === 'threeStakes'
      ? ' until its pool holds three stakes'
      : rules[key] === 'notAfterRemise'
        ? ' once a remise has been paid'
        : '';
  return `You may not lay out the ${nameCard(card)}${until}.`;
}

/** Sentence to the same player, where the book makes him exchange. */
export const REFUSE_TO_KEEP = 'You must lay out a card and draw the next talon card.';

/** Why a card may not be played, in a sentence to the player who holds it, and the rule that says so. */
export function refuseToPlay(
  state: PlayState,
  rules: ReversisRules,
  card: Card,
  key: NonNullable<ReturnType<typeof whyNotCard>>,
): { readonly key: ReversisKey; readonly message: string } {
  const { toPlay, suitLed, hands } = state;
  const broken = departureOf(state, rules, card, key).key;
  switch (key) {
    case 'play.firstLead':
      return { key: broken, message: 'You must lead a heart to the first trick, because you have one.' };
    case 'play.throwHearts':
      return {
        key: broken,
        message: `You may not throw the ${nameCard(card)}: as long as you can throw anything else, the only hearts you may throw are king, queen and knave.`,
      };
    case 'play.follow': {
      const due = cardsHeld(hands, toPlay).filter((other) => suitOf(other) === suitLed);
      const owed = due.length === 1 ? nameCards(due) : `one of ${nameCards(due)}`;
      const late = broken === 'espagnolette.renounce' ? ' Your right to renounce ended with the ninth trick.' : '';
      return { key: broken, message: `You must follow suit in ${nameSuit(suitLed)}: play ${owed}.${late}` };
    }
  }
}
