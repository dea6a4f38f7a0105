import { silent, type RuleSet } from '../../../rules/rule-set.ts';
import type { RevertierRules } from '../keys.ts';

/** The Dictionnaire des jeux of 1792, known through a transcription; its edition is content/editions/revertier-1792.mdx. */
export const revertier1792: RuleSet<RevertierRules> = {
  id: 'revertier-1792',
  game: 'revertier',
  n: 1,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': silent('higher', 'revertier.not-mentioned'),
    'start.throw': silent('fresh', 'revertier.not-mentioned'),
    'start.next': silent('winner', 'revertier.not-mentioned'),
    'start.afterDraw': silent('same', 'revertier.not-mentioned'),
    // The dice
    'dice.doublets': silent(true, 'revertier.not-mentioned'),
    'dice.obliged': silent(true, 'revertier.not-mentioned'),
    'dice.one': silent('either', 'revertier.not-mentioned'),
    // The points
    'outward.single': silent(true, 'revertier.not-mentioned'),
    'head.free': silent(true, 'revertier.not-mentioned'),
    'hit.men': silent('anyLone', 'revertier.not-mentioned'),
    // Men in hand
    'enter.first': silent(true, 'revertier.not-mentioned'),
    'enter.own': silent(false, 'revertier.not-mentioned'),
    'enter.horsDuJeu': silent('oneOrNone', 'revertier.not-mentioned'),
    'shutOut.end': silent('lost', 'revertier.not-mentioned'),
    'double.agreed': silent(false, 'revertier.not-mentioned'),
    // Bearing off
    'off.allHome': silent(true, 'revertier.not-mentioned'),
    'off.tooLarge': silent('rearmost', 'revertier.not-mentioned'),
    // The end
    'frozen.end': silent('drawn', 'revertier.not-mentioned'),
    'stake.game': silent(1, 'revertier.not-mentioned'),
  },
};
