import { useMemo } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import { LazyPart } from '../../page/LazyPart.tsx';
import { Suppose, type MovedPayment, type SupposeProps } from '../../rules/Suppose.tsx';
import type { AnyModel } from '../model.ts';

export interface RulePanelProps extends Pick<SupposeProps, 'book' | 'groups' | 'ruleOf' | 'changes' | 'onChange'> {
  /** Current model, for the effect of the changes. */
  readonly model: Pick<AnyModel, 'effect' | 'lines'>;
  /** Heading of an account's column: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
  readonly sayPlaceInBook: (at: Place) => string;
}

/** Rules to change, with the effect of the changes; stands below the account. */
export function RulePanel({ model, accountLabel, sayPlaceInBook, ...suppose }: RulePanelProps) {
  const { book, groups, ruleOf, changes } = suppose;
  // Memoised, because dozens of questions should be redrawn only when an answer changes.
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
    return <Suppose {...suppose} effect={model.effect?.text ?? ''} moved={moved} nets={nets} />;
  }, [book, groups, ruleOf, changes, model]);
  return <LazyPart>{drawn}</LazyPart>;
}
