import type { ClauseId, ReadingId } from '../kernel/clause.ts';
import type { NonEmpty } from '../kernel/collections.ts';
import type { RuleValue } from './key.ts';

/**
 * Why a rule set answers as it does. *Attested*: the source says so. *Inferred*: it follows from clauses by way of a
 * reading. *Silent*: the source does not say; the register of readings does.
 */
export type Basis =
  | { readonly kind: 'attested'; readonly clauses: NonEmpty<ClauseId> }
  | { readonly kind: 'inferred'; readonly clauses: NonEmpty<ClauseId>; readonly reading: ReadingId }
  | { readonly kind: 'silent'; readonly reading: ReadingId };

export interface Rule<V extends RuleValue = RuleValue> {
  readonly value: V;
  readonly basis: Basis;
}

/** A value and a basis for every key of the game: there are no default rules. `R` is the game's rules object. */
export interface RuleSet<R = Readonly<Record<string, RuleValue>>> {
  readonly id: string;
  readonly game: string;
  /** Permanent number in links. */
  readonly n: number;
  /** What is counted, singular and plural: fiche, fish, jeton, chip. */
  readonly unit: readonly [one: string, many: string];
  readonly rules: { readonly [K in keyof R]: Rule<R[K] & RuleValue> };
}

export const attested = <V extends RuleValue>(
  value: V,
  ...clauses: NonEmpty<ClauseId>
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'attested', clauses } });
export const inferred = <V extends RuleValue>(
  value: V,
  clauses: NonEmpty<ClauseId>,
  reading: ReadingId,
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'inferred', clauses, reading } });
export const silent = <V extends RuleValue>(
  value: V,
  reading: ReadingId,
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'silent', reading } });

/** The clauses a basis rests on; none where the source is silent. */
export const clausesOf = (basis: Basis): readonly ClauseId[] => (basis.kind === 'silent' ? [] : basis.clauses);
