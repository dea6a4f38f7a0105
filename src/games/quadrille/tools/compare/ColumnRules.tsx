import { QUADRILLE_KEYS } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { ColumnRulesOf, type ColumnRulesProps } from '#islands/compare/ColumnRules.tsx';
import { rulesThatMatter } from '../replay/moving-rules.ts';
import { groupRules, rulesInWords } from '../replay/questions.ts';

const QUESTIONS = { keys: QUADRILLE_KEYS, rulesThatMatter, rulesInWords, groupRules };

/** The rules of one column as questions, those first that move a payment of this deal. */
export const ColumnRules = (props: ColumnRulesProps<QuadrilleRecord>) => <ColumnRulesOf {...props} game={QUESTIONS} />;
