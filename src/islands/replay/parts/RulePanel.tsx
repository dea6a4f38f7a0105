import { useMemo } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import type { Line } from '../../account/account.ts';
import { Later } from '../../page/Later.tsx';
import { KeySheet } from '../../page/KeySheet.tsx';
import type { RuleWords } from '../../rules/rule-words.ts';
import { Suppose, type MovedPayment, type RuleGroup } from '../../rules/Suppose.tsx';
import type { ReplayKeys } from '../key-bindings.ts';
import type { AnyModel, AnyStep } from '../model.ts';
import type { ReplayWords } from '../words.ts';
import type { ReplayData } from '../replay-data.ts';

export interface RulePanelProps {
  readonly book: ReplayData['book'];
  readonly groups: readonly [first: RuleGroup, ...others: RuleGroup[]];
  readonly rules: readonly RuleWords[];
  readonly changes: Readonly<Record<string, string>>;
  /** What is shown now, for what the changes come to. */
  readonly model: Pick<AnyModel, 'effect' | 'lines'>;
  /** What can be done. */
  readonly actions: {
    readonly choose: (key: string, value: string) => void;
    readonly resetAll: () => void;
    readonly closeHelp: () => void;
  };
  readonly isHelpOpen: boolean;
  readonly keys: ReplayKeys;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly words: Pick<ReplayWords<AnyStep>, 'sayPlaceInBook'>;
}

const movedPayments = (
  lines: readonly Line[],
  accountLabel: (account: string) => string,
  sayPlaceInBook: (at: Place) => string,
): readonly MovedPayment[] =>
  lines.flatMap(({ at, what, from, to, amount, before }) =>
    before === undefined
      ? []
      : [
          {
            what: `${what}, ${sayPlaceInBook(at)}`,
            between: `${accountLabel(from)} → ${accountLabel(to)}`,
            before,
            now: amount,
          },
        ],
  );

/** Below the account: the rules to be changed; and, when it is asked for, the sheet of keys. */
export function RulePanel({
  book,
  groups,
  rules,
  changes,
  model,
  actions,
  isHelpOpen,
  keys,
  accountLabel,
  words,
}: RulePanelProps) {
  const [first, ...folded] = groups;
  const byKey = useMemo(() => new Map(rules.map((rule) => [rule.key, rule])), [rules]);
  // Drawn anew when an answer changes, and not at every step: there are dozens of questions.
  const suppose = useMemo(
    () => (
      <Suppose
        book={book}
        first={first}
        others={folded}
        ruleOf={(key) => byKey.get(key)}
        changes={changes}
        effect={model.effect?.says ?? ''}
        moved={movedPayments(model.lines, accountLabel, words.sayPlaceInBook)}
        nets={(model.effect?.nets ?? []).map(({ seat, ...net }) => ({ ...net, name: accountLabel(seat) }))}
        onChoose={actions.choose}
        onResetAll={actions.resetAll}
      />
    ),
    [book, groups, byKey, changes, model],
  );
  return (
    <>
      <Later>{suppose}</Later>
      <KeySheet title="Keys" bindings={keys} open={isHelpOpen} onClose={actions.closeHelp} />
    </>
  );
}
