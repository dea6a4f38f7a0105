import type { StoredRuns } from '#engine/lab/stored.ts';
import type { BoundWords } from './bound.ts';
import type { Clause } from './clauses.ts';
import type { ContentProblem } from '../check/problem.ts';
import type { LinkIndex } from '../text/links.ts';
import type { MdxNode, Section } from '../text/mdx-tree.ts';
import type { EditionData, ReadingEntry, TermData, CollationData } from './schemas/editions.ts';
import type {
  DealData,
  ExemptClausesData,
  PassageData,
  PlayersQuestionData,
  SessionData,
  FirstHandData,
} from './schemas/deals.ts';
import type { CslItem, SourceData, ErratumData } from './schemas/sources.ts';
import type { ReleaseContent, EssayData, GameData, HomeData, RecordsData } from './schemas/pages.ts';

/** A piece of content with its file and line. */
export type Located<T> = T & { readonly file: string; readonly line: number };
/** A text with sections. */
export type SectionedText<T> = Located<T> & {
  readonly sections: readonly Section[];
  readonly bound: readonly BoundWords[];
};
export type Edition = Located<EditionData> & {
  readonly clauses: readonly Clause[];
  /** Bound words outside clauses. */
  readonly bound: readonly BoundWords[];
  /** The whole text, as it was parsed. */
  readonly tree: MdxNode;
};
export type Interpretation = Located<ReadingEntry> & { readonly scope: string };
export type Source = Located<SourceData> & { readonly id: string };
export type Term = Located<TermData>;
/** `slug` is the last part of its address, `<first>--<second>`. */
export type Collation = Located<CollationData> & { readonly slug: string };
/** `id` is `<game>/<file name>`, as in links; `slug` is the last part of its address. */
export type Deal = Located<Omit<DealData, 'id'>> & { readonly id: string; readonly slug: string };
/** A passage has no page; `id` is `<game>/<file name>`, as in plates. */
export type Passage = Located<Omit<PassageData, 'id'>> & { readonly id: string; readonly slug: string };
/** A guided deal; its file is named after its game. */
export type FirstHand = Located<FirstHandData>;
/** A question about an edition or a game's page; `scope` is the rule set or the game. */
export type PlayersQuestion = Located<PlayersQuestionData> & { readonly scope: string };
export type LibrarySession = Located<Omit<SessionData, 'id'>> & { readonly id: string; readonly slug: string };

/** Clauses of one book that lack something every clause should have, with the reason. */
export type ExemptClauses = Located<ExemptClausesData> & { readonly scope: string };

/** All content. What could not be read is listed among the problems instead. */
export interface Library {
  readonly root: string;
  /** Ordered by date. */
  readonly editions: readonly Edition[];
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly readings: ReadonlyMap<string, Interpretation>;
  /** Ordered by date. */
  readonly sources: readonly Source[];
  /** Ordered alphabetically. */
  readonly terms: readonly Term[];
  readonly deals: readonly Deal[];
  readonly sessions: readonly LibrarySession[];
  readonly passages: readonly Passage[];
  readonly firstHands: readonly FirstHand[];
  /** Questions that test whether the pages are understood; one file for each edition and each game. */
  readonly playersQuestions: readonly PlayersQuestion[];
  /** Clauses that no plate shows, with reasons; one file for each book. */
  readonly unshown: readonly ExemptClauses[];
  /** Clauses that rest on an amount and bind no figure, with reasons; one file for each book. */
  readonly unbound: readonly ExemptClauses[];
  readonly home: Located<HomeData> | undefined;
  readonly records: Located<RecordsData> | undefined;
  readonly games: readonly SectionedText<GameData>[];
  readonly essays: readonly SectionedText<EssayData>[];
  readonly errata: readonly Located<ErratumData>[];
  readonly collations: readonly Collation[];
  readonly bibliography: readonly CslItem[];
  /** What `npm run lab` has stored, a record a game. */
  readonly longRuns: readonly Located<StoredRuns>[];
  /** What each release added or changed, the first release first. */
  readonly history: readonly ReleaseContent[];
  readonly links: LinkIndex;
  readonly problems: readonly ContentProblem[];
}

/** Path of an essay’s page. */
export const essayPath = ({ game, about }: Pick<EssayData, 'game' | 'about'>): `/${string}` =>
  `/${game}/${about === 'history' ? 'history' : 'long-run'}/`;
/** Name of an essay’s citation. */
export const stemOfEssay = ({ game, about }: Pick<EssayData, 'game' | 'about'>): string =>
  `${game}-${about === 'history' ? 'history' : 'long-run'}`;
