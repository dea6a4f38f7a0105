import { quadrille } from '#games/quadrille/game.ts';
import { reversis } from '#games/reversis/game.ts';
import { revertier } from '#games/revertier/game.ts';
import { printQuadrille } from '#games/quadrille/playthroughs.ts';
import { printReversis } from '#games/reversis/playthroughs.ts';
import { printRevertier } from '#games/revertier/playthroughs.ts';

/** The deals kept as playthroughs: file, rule set, seed, players. Every rule set has one of its own name; a test says so. */
const REVERSIS = [
  ['ancient', 'ancient', 1, 4],
  ['lpjr-1634', 'lpjr-1634', 1168, 4],
  ['lpjr-1634.five', 'lpjr-1634', 788, 5],
  ['maison-1659', 'maison-1659', 1, 4],
  ['almanach-1785', 'almanach-1785', 448, 4],
  ['almanach-1785.reversis', 'almanach-1785', 326, 4],
  ['bohn-1850', 'bohn-1850', 98, 4],
  ['bohn-1850.reversis-broken', 'bohn-1850', 94, 4],
  ['parlett-2008', 'parlett-2008', 792, 4],
  ['parlett-2008.reversis', 'parlett-2008', 440, 4],
] as const;

/** File, rule set, seed. */
const QUADRILLE = [
  ['tgq-1728', 'tgq-1728', 51],
  ['tgq-1728.vole', 'tgq-1728', 468],
  ['quanti-1822', 'quanti-1822', 30],
  ['quanti-1822.vole', 'quanti-1822', 2228],
  ['mediateur-1752', 'mediateur-1752', 90],
  ['mediateur-1752.casco', 'mediateur-1752', 579],
  ['mediateur-1752.devole', 'mediateur-1752', 47],
] as const;

/** File, rule set, seed. */
const REVERTIER = [
  ['revertier-1792', 'revertier-1792', 12],
  ['revertier-1792.shut-out', 'revertier-1792', 7],
] as const;

/** File name → text, as kept in tests/playthroughs. */
export function playthroughs(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const [file, id, seed, seats] of REVERSIS) {
    const ruleSet = reversis.ruleSets.find((known) => known.id === id);
    if (ruleSet) made.set(`${file}.txt`, printReversis(ruleSet, seed, seats));
  }
  for (const [file, id, seed] of QUADRILLE) {
    const ruleSet = quadrille.ruleSets.find((known) => known.id === id);
    if (ruleSet) made.set(`${file}.txt`, printQuadrille(ruleSet, seed));
  }
  for (const [file, id, seed] of REVERTIER) {
    const ruleSet = revertier.ruleSets.find((known) => known.id === id);
    if (ruleSet) made.set(`${file}.txt`, printRevertier(ruleSet, seed));
  }
  return made;
}
