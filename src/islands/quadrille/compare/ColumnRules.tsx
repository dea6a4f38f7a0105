import { QUADRILLE_KEYS } from '#engine/games/quadrille/keys.ts';
import type { QuadrilleRecord } from '#engine/games/quadrille/record.ts';
import { ColumnRulesOf, type ColumnRulesProps } from '../../shared/compare/ColumnRules.tsx';
import { rulesThatMatter } from '../moving-rules.ts';
import { groupRules, rulesInWords } from '../questions.ts';

const QUESTIONS = { keys: QUADRILLE_KEYS, rulesThatMatter, rulesInWords, groupRules };

/** The rules of one column as questions, those first that move a payment of this deal. */
export const ColumnRules = (props: ColumnRulesProps<QuadrilleRecord>) => <ColumnRulesOf {...props} game={QUESTIONS} />;
