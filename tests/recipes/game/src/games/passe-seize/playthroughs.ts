import { printCards } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { balanceLine, entryLine, underlined, keptDeals, wholeDeal } from '#games/playthrough-lines.ts';
import { passeSeize } from './game.ts';
import { dealAnother } from './policy/deal-another.ts';
import { judge } from './settle/judge.ts';

/** File name → text, as kept in tests/playthroughs. */
export const playthroughs = (): ReadonlyMap<string, string> =>
  keptDeals(passeSeize.ruleSets, [], (ruleSet, seed) => {
    const rules = valuesOf(ruleSet);
    const record = dealAnother(seed);
    const title = `${ruleSet.id}: deal ${String(seed)}`;
    return wholeDeal(
      { title, label: 'Turned up from a shuffled pack.', rules, width: 16 },
      judge(record, rules),
      (judged) => [
        ...underlined('Turned up'),
        `  ${printCards(record.cards)}`,
        ...underlined('Settled'),
        ...judged.entries.map(entryLine),
        balanceLine('won', judged.net),
      ],
    );
  });
