import type { RuleValue } from '#engine/rules/key.ts';
import { parseValue } from '../shared/rule-words.ts';
import { isSameRecord, printDeal, printElsewhere, readDeal, type OtherBook } from './linking.ts';
import type { LinkNotice } from './LinkNote.tsx';
import type { ReplayData } from './replay-data.ts';
import type { ReplayState } from './replay-state.ts';
import type { Desk } from './use-desk.ts';

/** A state as a link, also where the address of the page needs none. */
export const linkOf = ({ book, record }: Desk, { foreign, changes, at }: ReplayState): string =>
  printDeal(book, { record: foreign ?? record, changes, step: at === 'ante' ? undefined : at });

/** This deal as it is shown, and under another book. */
export const linksBeside = (desk: Desk, state: ReplayState, other: OtherBook): readonly string[] => [
  linkOf(desk, state),
  printElsewhere(desk.book, other, state.foreign ?? desk.record),
];

const FOREIGN = 'This link carries another deal than the one described on this page; the table shows it.';

/** What a fragment says: a state to take up, or why not; or both, where it carries another deal. */
export function openFragment(
  { book, record: own }: Desk,
  fragment: string,
  { others }: ReplayData,
): { readonly state?: ReplayState; readonly notice?: LinkNotice } {
  const read = readDeal(fragment, book, others);
  if (!read.ok) {
    const { code, message } = read.error;
    return { notice: { message, ...(code === 'other-book' ? { elsewhere: fragment } : {}) } };
  }
  const { record, changes, step } = read.value;
  const isForeign = !isSameRecord(book, record, own);
  const state = { at: step ?? 'ante', changes, asPlayed: false, foreign: isForeign ? record : undefined };
  return isForeign ? { state, notice: { message: FOREIGN, isForeign } } : { state };
}

/** The changes with one more answer, or one less where the book is given its own; undefined for what the rule cannot hold. */
export function answer(
  { rules }: Desk,
  changes: ReplayState['changes'],
  key: string,
  text: string,
): Readonly<Record<string, RuleValue>> | undefined {
  const rule = rules.find((one) => one.key === key);
  const value = rule && parseValue(rule.type, text);
  if (value === undefined) return undefined;
  const others = Object.fromEntries(Object.entries(changes).filter(([changed]) => changed !== key));
  return text === rule?.source ? others : { ...others, [key]: value };
}
