import { ALLIANCE, CASCO, DEVOLE, FORCED, GRANDISSIMO, UNDECLARED } from '../rules/bids.ts';
import { sideTricks, VOIDED, type Facts } from './facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';

/** How the game ended. `voided`: all passed and the cards are dealt again. */
export const ENDINGS = [
  'unfinished',
  'voided',
  'won',
  'remise',
  'codille',
  'voleFailed',
  'devoleKept',
  'devoleLost',
] as const;
export type EndingKind = (typeof ENDINGS)[number];

/** Results of the vole: not tried, made, lost, or tried by a side whose ally had shown himself. */
const VOLE_NONE = 0;
export const VOLE_MADE = 1;
export const VOLE_LOST = 2;
export const VOLE_FORFEIT = 3;

/** Result of the facts under a rule set, before payments. */
export interface Ending {
  readonly kind: EndingKind;
  readonly alone: boolean;
  readonly favourite: boolean;
  /** Tricks of the ombre’s side. */
  readonly tricks: number;
  readonly vole: 0 | 1 | 2 | 3;
  readonly premiers: boolean;
  /** An alliance was lost by an ombre with too few tricks of his own, who therefore pays for both. */
  readonly ombrePaysAll: boolean;
}

/** The favourite suit in force: hearts or the one drawn by lot; -1 for none. */
export const favouriteSuit = (rules: QuadrilleRules, drawn: number): number => {
  switch (rules['favourite.suit']) {
    case 'none':
      return -1;
    case 'hearts':
      return 1;
    case 'lotForParty':
    case 'lotEachDeal':
      return drawn;
  }
};

const isFavourite = (facts: Facts, rules: QuadrilleRules): boolean =>
  facts.contract <= GRANDISSIMO && facts.trump < 4 && favouriteSuit(rules, facts.favourite) === facts.trump;

/** Whether the ally refused the vole before the seventh lead, so that it is not tried even if play continues. */
const isRefused = (facts: Facts, rules: QuadrilleRules): boolean =>
  facts.ally >= 0 && rules['vole.asks'] && facts.leaveRefused;

/** Whether the ally has shown himself by his leads, as the rules count them. */
function isShown(facts: Facts, rules: QuadrilleRules): boolean {
  if (facts.ally === 0 && rules['vole.shown.eldest'] === 'everyLead') return false;
  return rules['vole.shown.known'] === 'counts' ? facts.allyShown : facts.unknownAllyShown;
}

/**
 * Whether the ally has shown himself and so forfeits the vole undertaken by the lead to the seventh trick (the summary of 1728,
 * under Vole; Britannica, 7th ed., vol. 18, p. 763). False where no lead undertakes a vole, or the ally refused it.
 */
const isForfeit = (facts: Facts, rules: QuadrilleRules): boolean =>
  rules['vole.shownAlly'] !== 'free' &&
  rules['vole.undertaken'] !== 'never' &&
  isShown(facts, rules) &&
  !isRefused(facts, rules) &&
  facts.straight >= 6 &&
  facts.seventhLed &&
  (facts.contract !== FORCED || rules['vole.forced']);

/** Whether the lead to the seventh trick, after the first six, undertakes the vole. */
export function isUndertaking(facts: Facts, rules: QuadrilleRules): boolean {
  if (facts.straight < 6 || !facts.seventhLed || facts.announced !== UNDECLARED) return false;
  if (facts.contract === DEVOLE || (facts.contract === FORCED && !rules['vole.forced'])) return false;
  if (isForfeit(facts, rules) || isRefused(facts, rules)) return false;
  switch (rules['vole.undertaken']) {
    case 'never':
      return false;
    case 'byLead':
      return true;
    case 'onceKingPlayed':
      return facts.kingPlayed || (facts.contract !== FORCED && facts.contract !== ALLIANCE && facts.contract !== CASCO);
  }
}

function voleOf(facts: Facts, rules: QuadrilleRules, tricks: number): 0 | 1 | 2 | 3 {
  if (facts.announced !== UNDECLARED) return tricks === 10 ? VOLE_MADE : VOLE_LOST;
  if (isForfeit(facts, rules)) return VOLE_FORFEIT;
  if (!isUndertaking(facts, rules)) return VOLE_NONE;
  return tricks === 10 ? VOLE_MADE : VOLE_LOST;
}

/**
 * Whether the play is over: ten tricks; the first six taken and play stopped there; an undertaken vole broken; the first trick
 * of a devole. Otherwise play continues, if only for the ombre’s own three tricks (Court Gamester, p. 63).
 */
export function isPlayedOut(facts: Facts): boolean {
  if (facts.played === 10) return true;
  if (facts.contract === DEVOLE) return sideTricks(facts) > 0;
  if (facts.announced !== UNDECLARED || facts.straight < 6) return false;
  return !facts.seventhLed || facts.straight < facts.played;
}

/**
 * Whether play ended before the tenth trick although the book requires all ten; a devole ends with the first trick it takes.
 */
export const hasStoppedEarly = (facts: Facts, rules: QuadrilleRules): boolean =>
  !rules['play.stop'] && facts.contract >= 0 && facts.contract !== DEVOLE && facts.played < 10 && isPlayedOut(facts);

/**
 * Whether a side with six tricks may show its cards before the play is over (Britannica, 7th ed., vol. 18, p. 763). A vole bid
 * or undertaken goes on.
 */
function mayShow(facts: Facts, rules: QuadrilleRules, tricks: number): boolean {
  if (!rules['play.stop'] || rules['play.stop.when'] !== 'anySix') return false;
  if (facts.contract === DEVOLE || facts.announced !== UNDECLARED) return false;
  return tricks >= rules['win.tricks'] && !isUndertaking(facts, rules);
}

const minimumOf = (facts: Facts, rules: QuadrilleRules): number =>
  facts.contract === FORCED
    ? rules['lost.minimum.forced']
    : facts.contract === CASCO
      ? rules['lost.minimum.casco']
      : rules['lost.minimum.alliance'];

/** Computes the ending from the facts. */
export function endingOf(facts: Facts, rules: QuadrilleRules): Ending {
  const tricks = facts.contract < 0 ? 0 : sideTricks(facts);
  const decided = facts.contract >= 0 && (isPlayedOut(facts) || mayShow(facts, rules, tricks));
  const vole = decided ? voleOf(facts, rules, tricks) : VOLE_NONE;
  const kind = facts.contract === VOIDED ? 'voided' : decided ? kindOf(facts, rules, tricks) : 'unfinished';
  const alone = facts.ally < 0;
  return {
    kind,
    alone,
    favourite: isFavourite(facts, rules),
    tricks,
    vole,
    premiers: kind === 'won' && facts.straight >= 6 && (facts.contract !== FORCED || rules['premiers.forced']),
    ombrePaysAll:
      !alone && (kind === 'remise' || kind === 'codille') && facts.taken[facts.ombre]! < minimumOf(facts, rules),
  };
}

function kindOf(facts: Facts, rules: QuadrilleRules, tricks: number): EndingKind {
  if (facts.contract === DEVOLE) return tricks > 0 ? 'devoleLost' : 'devoleKept';
  const least = rules['win.tricks'];
  if (facts.announced !== UNDECLARED) {
    if (tricks === 10) return 'won';
    if (tricks >= least) return rules['vole.announced.lostSix'] === 'voleOnly' ? 'voleFailed' : 'remise';
    return rules['vole.announced.codille'] && tricks <= rules['codille.tricks'] ? 'codille' : 'remise';
  }
  // The first six tricks win the game, wherever play stopped.
  if (tricks >= least) return 'won';
  return tricks <= rules['codille.tricks'] ? 'codille' : 'remise';
}
