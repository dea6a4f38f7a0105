import type { RuleValue } from '#engine/rules/key.ts';
import { parseValue, type RuleWords } from '../rules/rule-words.ts';
import type { Linking, OtherBook, OwnDeal } from './linking.ts';
import type { LinkNotice } from './LinkNote.tsx';
import type { ReplayData } from './replay-data.ts';
import type { ReplayState } from './state.ts';

/** What a reader can do that needs links. */
export interface Acts<R, Rec> {
  /** A state as a link, also where the address of the page needs none. */
  readonly linkOf: (own: OwnDeal<R, Rec>, state: ReplayState<Rec>) => string;
  /** This deal as it is shown, and under another book. */
  readonly linksBeside: (own: OwnDeal<R, Rec>, state: ReplayState<Rec>, other: OtherBook) => readonly string[];
  /** What a fragment says: a state to take up, or why not; or both, where it carries another deal. */
  readonly openFragment: (
    own: OwnDeal<R, Rec>,
    fragment: string,
    data: ReplayData,
  ) => { readonly state?: ReplayState<Rec>; readonly notice?: LinkNotice };
}

/** `start` is the place with which a record begins; `piece` what a record is called. */
export function makeActs<R, Rec>(links: Linking<R, Rec>, start = 'ante', piece = 'deal'): Acts<R, Rec> {
  const foreign = `This link carries another ${piece} than the one described on this page; the table shows it.`;
  const linkOf: Acts<R, Rec>['linkOf'] = ({ book, record }, { foreign: other, changes, at }) =>
    links.printDeal(book, { record: other ?? record, changes, step: at === start ? undefined : at });
  return {
    linkOf,
    linksBeside: (own, state, other) => [
      linkOf(own, state),
      links.printElsewhere(own.book, other, state.foreign ?? own.record),
    ],
    openFragment: ({ book, record: own }, fragment, { others }) => {
      const read = links.readDeal(fragment, book, others);
      if (!read.ok) {
        const { code, message } = read.error;
        return { notice: { message, ...(code === 'other-book' ? { elsewhere: fragment } : {}) } };
      }
      const { record, changes, step } = read.value;
      const isForeign = !links.isSameRecord(book, record, own);
      const state = { at: step ?? start, changes, asPlayed: false, foreign: isForeign ? record : undefined };
      return isForeign ? { state, notice: { message: foreign, isForeign } } : { state };
    },
  };
}

/** The changes with one more answer, or one less where the book is given its own; undefined for what the rule cannot hold. */
export function answer(
  rules: readonly RuleWords[],
  changes: Readonly<Record<string, RuleValue>>,
  key: string,
  text: string,
): Readonly<Record<string, RuleValue>> | undefined {
  const rule = rules.find((one) => one.key === key);
  const value = rule && parseValue(rule.type, text);
  if (value === undefined) return undefined;
  const others = Object.fromEntries(Object.entries(changes).filter(([changed]) => changed !== key));
  return text === rule?.source ? others : { ...others, [key]: value };
}
