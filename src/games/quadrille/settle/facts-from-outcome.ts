import { listed } from '#engine/kernel/collections.ts';
import { inWords } from '#engine/wording/sentence.ts';
import { DIAMONDS, HEARTS, suitOf } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  BID_CONTRACT,
  BID_VOLE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  UNDECLARED,
} from '../rules/bids.ts';
import { emptyFacts, NOBODY, type Facts } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { Pools } from '../record/pools.ts';
import { NO_SUIT } from '../rules/ranks.ts';
import { aSeat, theSeat, type DealOutcome, type QuadrilleRecord, type Seat } from '../record/record.ts';

/**
 * Facts of a deal known by its outcome (`DealOutcome`), with the pools before it. An impossible outcome is an error with a
 * sentence and a place.
 */
export function factsFromOutcome(record: QuadrilleRecord, rules: QuadrilleRules, before: Pools): Result<Facts> {
  const { result, contract: declared, trump } = record;
  const ombre = declared?.by;
  if (!result || !declared || ombre === undefined)
    return refuse('no-contract', 'Say what was played, and by whom.', 'contract', 'auction.order');
  const contract = declared.bid === PASS ? FORCED : BID_CONTRACT[declared.bid]!;
  const suited = contract < GRANDISSIMO;
  if (suited && trump === undefined)
    return refuse('no-trumps', 'Say which suit was trumps.', 'trump', 'favourite.bids');
  const refused = checkPartners(result, contract, ombre) ?? checkMatadors(result, contract, trump, rules);
  if (refused) return refused;
  const { ally = NOBODY, tricks, matadors } = result;
  const ours = tricks[ombre]! + (ally >= 0 ? tricks[ally]! : 0);
  const counted = checkTricks(result, { contract, isAnnounced: BID_VOLE[declared.bid]! !== UNDECLARED, ours }, rules);
  if (counted) return counted;
  const [mine, theirs] = matadors;
  // Counters of a codille before this deal may go to any seat that shared in it, including the ombre of this deal (Britannica,
  // 7th ed., vol. 18, pp. 763–764).
  const isWaited = before.odd > 0 && rules['codille.odd'] === 'highestNext';
  const sharer = result.highest.find((seat) => seat === ombre || seat === ally);
  if (sharer !== undefined && !isWaited)
    return refuse(
      'not-an-opponent',
      `The highest trumps matter only among the opponents, but ${aSeat(sharer)} is on the ombre’s side.`,
      'result.highest',
      'codille.odd',
    );
  const facts = emptyFacts();
  const all = ours === 10;
  facts.contract = contract;
  facts.ombre = ombre;
  facts.ally = ally;
  facts.ownKing = result.ownKing;
  facts.trump = suited ? (trump ?? 0) : NO_SUIT;
  facts.favourite = record.favourite ?? NOBODY;
  facts.announced = BID_VOLE[declared.bid]!;
  facts.giver = result.giver ?? NOBODY;
  facts.kingSuit = contract === MEDIATEUR && record.call !== undefined ? suitOf(record.call) : NOBODY;
  facts.taken = [...tricks];
  facts.played = tricks.reduce((sum, n) => sum + n, 0);
  facts.straight = all ? 10 : result.premiers || result.vole ? 6 : 0;
  facts.seventhLed = all || result.vole === 'undertaken';
  facts.kingPlayed = !result.kingHidden;
  facts.allyShown = result.shown;
  facts.unknownAllyShown = result.shown;
  facts.leaveRefused = result.vole === 'refused';
  facts.leaveAsked = facts.leaveRefused;
  facts.dealt = [mine, theirs];
  facts.held = [mine, theirs];
  result.highest.forEach((seat, i) => {
    facts.highest[seat] = 11 - i;
    facts.highestHeld[seat] = 11 - i;
  });
  return ok(facts);
}

type Refusal = ReturnType<typeof refuse> | undefined;

function checkPartners(result: DealOutcome, contract: number, ombre: Seat): Refusal {
  const { ally, ownKing, giver, vole, shown } = result;
  const calls = contract <= CASCO && contract !== MEDIATEUR;
  if (ally !== undefined && !calls)
    return refuse('no-ally', `${theSeat(ombre)} played alone; there is no ally.`, 'result.ally', 'call.own');
  if (ally === ombre)
    return refuse(
      'ally-is-ombre',
      `${theSeat(ombre)} cannot be his own ally; if he called a king of his own, set ownKing.`,
      'result.ally',
      'call.own',
    );
  if (ally !== undefined && ownKing)
    return refuse('ally-and-own', 'An ombre who called a king of his own has no ally.', 'result.ally', 'call.own');
  if (ownKing && (!calls || contract === CASCO))
    return refuse(
      'no-own-king',
      contract === CASCO
        ? `In casco ${aSeat(ombre)} must call a king that he does not hold.`
        : `${theSeat(ombre)} played alone and so called no king.`,
      'result.ownKing',
      contract === CASCO ? 'casco.fourKings' : 'call.own',
    );
  if (calls && ally === undefined && !ownKing)
    return refuse(
      'ally-missing',
      'Say who was the ally, or that the ombre called a king of his own.',
      'result.ally',
      'call.own',
    );
  if (contract === MEDIATEUR && (giver === undefined || giver === ombre))
    return refuse(
      'giver-missing',
      'Say which of the other three gave the king.',
      'result.giver',
      'mediateur.giver.won',
    );
  if (contract !== MEDIATEUR && giver !== undefined)
    return refuse('no-giver', 'A king is given only in médiateur.', 'result.giver', 'auction.mediateur');
  if (ally === undefined && vole === 'refused')
    return refuse(
      'nobody-asked',
      'The ombre played alone, so nobody could refuse the vole.',
      'result.vole',
      'vole.asks',
    );
  if (ally === undefined && shown)
    return refuse(
      'nobody-shown',
      'The ombre played alone, so no ally could show himself.',
      'result.shown',
      'vole.shownAlly',
    );
  return undefined;
}

/** Trumps in a black suit and in a red one, including the two black aces. */
const TRUMPS = { black: 11, red: 12 } as const;
const HAND = 10;

/** Checks sequences of trumps from spadille: only one side can have one, and no longer than the cards dealt to it. */
function checkMatadors(
  { matadors: [mine, theirs], ally }: DealOutcome,
  contract: number,
  trump: number | undefined,
  rules: QuadrilleRules,
): Refusal {
  const refuseThem = (code: string, message: string): Refusal =>
    refuse(code, message, 'result.matadors', 'matadors.manner');
  if (mine > 0 && theirs > 0)
    return refuseThem(
      'matadors-twice',
      'Only the side with spadille has matadors, but both sides are said to have them.',
    );
  if (contract >= GRANDISSIMO)
    return mine + theirs > 0
      ? refuseThem('no-matadors', 'If only the black aces are trumps, no matadors are paid.')
      : undefined;
  const isRed = trump === HEARTS || trump === DIAMONDS;
  const all = isRed ? TRUMPS.red : TRUMPS.black;
  const most = Math.max(mine, theirs);
  if (most > all)
    return refuseThem(
      'too-many-matadors',
      `That makes ${inWords(most)} trumps in sequence; a ${isRed ? 'red' : 'black'} suit has only ${inWords(all)}.`,
    );
  if (mine > HAND && ally === undefined)
    return refuseThem(
      'too-many-matadors',
      `That makes ${inWords(mine)} trumps in sequence; a player alone has only ten cards.`,
    );
  // A forced ombre holds spadille; casco shows it.
  if (theirs > 0 && (contract === FORCED || (contract === CASCO && rules['casco.aces'])))
    return refuseThem(
      'not-theirs',
      `In ${contract === FORCED ? 'a forced spadille' : 'casco'} the ombre holds spadille, so the opponents have no matadors.`,
    );
  return undefined;
}

/** Whether play may have ended before the tenth trick: after the first six, or once a vole that was tried was broken. */
function hasStopped({ premiers, vole }: DealOutcome, sum: number, ours: number, rules: QuadrilleRules): boolean {
  if (ours < 6) return false;
  if (vole === 'undertaken') return sum > ours;
  if (premiers && sum === 6) return true;
  return rules['play.stop'] && rules['play.stop.when'] === 'anySix' && ours >= rules['win.tricks'];
}

function checkTricks(
  result: DealOutcome,
  { contract, isAnnounced, ours }: { readonly contract: number; readonly isAnnounced: boolean; readonly ours: number },
  rules: QuadrilleRules,
): Refusal {
  const { tricks, premiers, vole } = result;
  const at = 'result.tricks';
  const sum = tricks.reduce((total, n) => total + n, 0);
  if (sum > 10)
    return refuse('too-many-tricks', `That makes ${inWords(sum)} tricks; a deal has ten.`, at, 'win.tricks');
  if (contract === DEVOLE) {
    if (ours > 0 || sum === 10) return undefined;
  } else if (sum < 10 && isAnnounced) {
    return refuse(
      'too-few-tricks',
      `That makes ${inWords(sum)} ${sum === 1 ? 'trick' : 'tricks'}; a vole that was bid is played to the tenth trick.`,
      at,
      'play.stop',
    );
  } else if (sum < 10 && !hasStopped(result, sum, ours, rules)) {
    return refuse(
      'too-few-tricks',
      `That makes ${inWords(sum)} ${sum === 1 ? 'trick' : 'tricks'}; a deal has ten, unless one side took the first six and stopped, or tried for the vole and lost a trick.`,
      at,
      'play.stop',
    );
  }
  if (contract === DEVOLE)
    return refuse(
      'too-few-tricks',
      `That makes ${inWords(sum)} ${sum === 1 ? 'trick' : 'tricks'}, and the ombre took none; a devole that is made has ten.`,
      at,
      'devole.lost',
    );
  const claims = [...(premiers ? ['premiers'] : []), ...(vole ? ['vole'] : [])];
  if (claims.length > 0 && ours < 6)
    return refuse(
      'not-six',
      `With ${inWords(ours)} ${ours === 1 ? 'trick' : 'tricks'} there can be no ${listed(claims).replace(' and ', ' nor ')}.`,
      `result.${premiers ? 'premiers' : 'vole'}`,
      'premiers.plain',
    );
  return undefined;
}
