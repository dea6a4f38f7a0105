import { printCards } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { balanceLine, entryLine, heading, ruleLines, titleLines } from '#games/playthrough-lines.ts';
import { passeSeize } from './game.ts';
import { dealAnother } from './policy/deal-another.ts';
import { judge } from './settle/judge.ts';

/** File name → text, as kept in tests/playthroughs. */
export const playthroughs = (): ReadonlyMap<string, string> =>
  new Map(
    passeSeize.ruleSets.map((ruleSet) => {
      const rules = valuesOf(ruleSet);
      const record = dealAnother(1);
      const judged = judge(record, rules);
      const settled = judged.ok ? [...judged.value.entries.map(entryLine), balanceLine('won', judged.value.net)] : [];
      const lines = [
        ...titleLines(`${ruleSet.id}: deal 1`, 'Turned up from a shuffled pack.'),
        ...heading('Rules'),
        ...ruleLines(rules, 16),
        ...heading('Turned up'),
        `  ${printCards(record.cards)}`,
        ...heading('Settled'),
        ...settled,
        '',
      ];
      return [`${ruleSet.id}.txt`, lines.join('\n')];
    }),
  );
