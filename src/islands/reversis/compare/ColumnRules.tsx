import { REVERSIS_KEYS } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { ColumnRulesOf, type ColumnRulesProps } from '../../shared/compare/ColumnRules.tsx';
import { rulesThatMatter } from '../moving-rules.ts';
import { groupRules, rulesInWords } from '../questions.ts';

const QUESTIONS = { keys: REVERSIS_KEYS, rulesThatMatter, rulesInWords, groupRules };

/** The rules of one column as questions, those first that move a payment of this deal. */
export const ColumnRules = (props: ColumnRulesProps<ReversisRecord>) => <ColumnRulesOf {...props} game={QUESTIONS} />;
