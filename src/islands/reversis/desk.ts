/**
 * What a replay fetches when the reader first does something: the engine, the words of all rules, the codec of links,
 * and the parts of the page that need them.
 */
export { answer, linkOf, linksBeside, openFragment } from './acts.ts';
export { DepartureNote } from './DepartureNote.tsx';
export { openDeal } from './linking.ts';
export { LinkNote } from './LinkNote.tsx';
export { groupRules, rulesInWords } from './questions.ts';
export { settleDeal } from './settle.ts';
export { Workshop } from './Workshop.tsx';
