import { makeDealRecords } from '#components/deal/deal-record.ts';
import { makePrepare } from '#components/deal/prepare-replay.ts';
import { makePlaySession } from '#components/deal/session/session-deals.ts';
import { MATCH_WORDS } from '#components/deal/session/session-words.ts';
import { revertier as engine } from '../../game.ts';
import type { Frame } from '../../play/frame.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayHandicap } from '../../say/index.ts';
import { sessions } from '../../session/session-notation.ts';
import { rulesThatMatter } from './questions.ts';
import { settleDeal } from './settle.ts';

/** The games of Revertier on file. */
export const { readDeal, recordText, fragmentOf, paidFor } = makeDealRecords(engine, settleDeal);

/** A game with the rules it was written down for. */
export const prepareReplay = makePrepare({ engine, settleDeal, rulesThatMatter, stakes: 'ending' });

const sidesOf = ([white = '', black = '']: readonly string[]): string => `${white} plays White, ${black} Black`;

/** On what terms a game is played: “for 2; Mme de Sainval receives 2 men on the head”. */
const sayTerms = (
  { stake, double, handicap }: RevertierRecord,
  players: readonly string[],
  rules: RevertierRules,
): string =>
  [
    `for ${String(stake ?? rules['stake.game'])}`,
    ...((double ?? rules['double.agreed']) ? ['the double agreed'] : []),
    ...(handicap ? [`${players[handicap.to] ?? ''} ${sayHandicap(handicap)}`] : []),
  ].join('; ');

/** The matches on file, played through. */
export const playSession = makePlaySession<RevertierRules, RevertierRecord, Frame>(
  { engine, sessions },
  {
    words: MATCH_WORDS,
    accountLabel: (account) => account,
    sides: (players) => `${sidesOf(players)}.`,
    terms: ({ record, dealer }, players, rules) => {
      const terms = record ? sayTerms(record, players, rules) : '';
      const throws = String(record?.throws.length ?? 0);
      return {
        terms: `${sidesOf(players)}; ${terms}.`,
        said: `${dealer} has the dice; ${terms}; ${throws} throws`,
      };
    },
  },
);
