import { makeDealRecords, makePrepare } from '#components/deal/deal-record.ts';
import { counted } from '#engine/wording/sentence.ts';
import { makePlaySession, MATCH_WORDS } from '#components/deal/session/session-deals.ts';
import { revertier as engine, type Revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayHandicap } from '../../wording/frames.ts';
import { sessions } from '../../session/session.ts';
import { settleDeal, SHOWN_REVERTIER } from './settle.ts';

/** The games of Revertier on file. This file is found by its path (`import.meta.glob`). */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** A game with its rule set. */
export const prepareReplay = makePrepare({ ...SHOWN_REVERTIER, stakes: 'ending' });

const sidesOf = ([white = '', black = '']: readonly string[]): string => `${white} plays White, ${black} Black`;

/** Terms of a game: “for 2 stakes; Mme de Sainval receives 2 men on the head”. */
const sayTerms = (
  { stake, double, handicap }: RevertierRecord,
  players: readonly string[],
  rules: RevertierRules,
): string =>
  [
    `for ${counted(stake ?? rules['stake.game'], ['stake', 'stakes'])}${(double ?? rules['double.agreed']) ? ', with the double (some losses are paid twice)' : ''}`,
    ...(handicap ? [`${players[handicap.to] ?? ''} ${sayHandicap(handicap)}`] : []),
  ].join('; ');

/** The matches on file, played through. */
export const playSession = makePlaySession<Revertier>(
  { engine, sessions },
  {
    words: MATCH_WORDS,
    accountLabel: (account) => account,
    sides: (players) => `${sidesOf(players)}.`,
    terms: ({ record, dealer }, players, rules) => {
      const terms = record ? sayTerms(record, players, rules) : '';
      const throws = String(record?.throws.length ?? 0);
      return {
        terms: `${sidesOf(players)}. They play ${terms}.`,
        said: `${dealer} has the dice; ${terms}; ${throws} throws`,
      };
    },
  },
);
