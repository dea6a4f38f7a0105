import { useMemo } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import { Later } from '../../page/Later.tsx';
import { Suppose, type MovedPayment, type SupposeProps } from '../../rules/Suppose.tsx';
import type { AnyModel } from '../model.ts';

export interface RulePanelProps extends Pick<SupposeProps, 'book' | 'groups' | 'ruleOf' | 'changes' | 'onChange'> {
  /** What is shown now, for what the changes come to. */
  readonly model: Pick<AnyModel, 'effect' | 'lines'>;
  /** An account in a column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly sayPlaceInBook: (at: Place) => string;
}

/** Below the account: the rules to be changed, and what the changes come to. */
export function RulePanel({ model, accountLabel, sayPlaceInBook, ...suppose }: RulePanelProps) {
  const { book, groups, ruleOf, changes } = suppose;
  // Drawn anew when an answer changes, and not at every step: there are dozens of questions.
  const drawn = useMemo(() => {
    const moved = model.lines.flatMap(({ at, what, from, to, amount, before }): readonly MovedPayment[] =>
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
    const nets = (model.effect?.nets ?? []).map(({ seat, now, before }) => ({
      name: accountLabel(seat),
      net: now,
      before,
    }));
    return <Suppose {...suppose} effect={model.effect?.says ?? ''} moved={moved} nets={nets} />;
  }, [book, groups, ruleOf, changes, model]);
  return <Later>{drawn}</Later>;
}
