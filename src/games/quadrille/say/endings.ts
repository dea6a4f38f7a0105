import { ALLIANCE, CASCO, DEVOLE, FORCED, GRANDISSIMO, MEDIATEUR, SOLO } from '../rules/bids.ts';
import type { Outcome } from '../play/frame.ts';
import type { Seat } from '../record/record.ts';
import { tricksInWords } from '#engine/words/counted.ts';
import type { Part } from '#engine/words/sentence.ts';

const GAMES: Readonly<Record<number, string>> = {
  [FORCED]: 'the forced spadille',
  [ALLIANCE]: 'the game',
  [MEDIATEUR]: 'the médiateur',
  [CASCO]: 'the casco',
  [SOLO]: 'the sans prendre',
  [GRANDISSIMO]: 'the grandissimo',
  [DEVOLE]: 'the devole',
};

/** How the deal ended: who won or lost what, with how many tricks, and what became of the vole. */
export function endParts(outcome: Outcome, say: (seat: Seat) => string): readonly Part[] {
  const { kind, contract, ombre, ally, tricks, ombres, vole, ombrePaysAll, refused } = outcome;
  if (kind === 'voided') return [{ who: 'all four', does: 'have passed, and the cards are dealt again' }];
  if (kind === 'unfinished' || contract === undefined || ombre === undefined)
    return [{ who: 'the record', does: 'ends here' }];
  const isAllied = ally !== undefined && ally !== ombre;
  const who = isAllied ? `${say(ombre)} and ${say(ally)}` : say(ombre);
  const verb = (one: string, many: string): string => (isAllied ? many : one);
  const game = GAMES[contract] ?? 'the game';
  switch (kind) {
    case 'devoleKept':
      return [
        { who, does: 'takes no trick' },
        { who, does: 'wins the devole' },
      ];
    case 'devoleLost':
      return [
        { who, does: 'takes a trick' },
        { who, does: 'loses the devole' },
      ];
    case 'voleFailed':
      return [
        { who, does: `${verb('takes', 'take')} ${tricksInWords(tricks)}` },
        { who, does: `${verb('loses', 'lose')} the vole announced` },
      ];
    case 'won': {
      const parts: Part[] = [{ who, does: `${verb('wins', 'win')} ${game} with ${tricksInWords(tricks)}` }];
      if (vole === 'made') parts.push({ who, does: `${verb('makes', 'make')} the vole` });
      if (vole === 'lost') parts.push({ who, does: `${verb('loses', 'lose')} the vole` });
      if (vole === 'forfeit' && ally !== undefined)
        parts.push({ who: say(ally), does: 'has shown himself, and loses the vole' });
      if (refused && tricks === 6) parts.push({ who, does: 'stop there' });
      return parts;
    }
    case 'remise':
    case 'codille': {
      const how = kind === 'codille' ? ' codille' : ' by remise';
      const parts: Part[] = [{ who, does: `${verb('loses', 'lose')} ${game}${how} with ${tricksInWords(tricks)}` }];
      if (ombrePaysAll)
        parts.push({ who: say(ombre), does: `has ${tricksInWords(ombres)} of his own, and pays for both` });
      return parts;
    }
  }
}
