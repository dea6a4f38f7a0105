/**
 * What a replay fetches when the reader first does something: the engine, the words of all rules, the codec of links,
 * and the parts of the page that need them.
 */
import { answer, makeActs } from '#islands/replay/acts.ts';
import { DepartureNote } from '#islands/replay/DepartureNote.tsx';
import { LinkNote } from '#islands/replay/LinkNote.tsx';
import { Workshop } from '#islands/replay/Workshop.tsx';
import { linking } from './linking.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { settleGame } from './settle.ts';

export const desk = {
  ...makeActs(linking, 'start', 'game'),
  openDeal: linking.openDeal,
  answer,
  settleDeal: settleGame,
  rulesInWords,
  groupRules,
  Workshop,
  DepartureNote,
  LinkNote,
};
