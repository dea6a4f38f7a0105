import type { BoundWords } from './bound.ts';
import type { Clause } from './clauses.ts';
import type { ContentProblem } from '../check/problem.ts';
import type { LinkIndex } from '../text/links/links.ts';
import type { Section } from '../text/sections.ts';
import type { CollationData } from './schemas/collations.ts';
import type { DealData, ExcusedData, PassageData, SessionData } from './schemas/deals.ts';
import type { EditionData, ReadingData } from './schemas/editions.ts';
import type { ErratumData } from './schemas/errata.ts';
import type { FirstHandData } from './schemas/first-hands.ts';
import type { EssayData, GameData, HomeData, RecordsData } from './schemas/pages.ts';
import type { CslItem, SourceData } from './schemas/sources.ts';
import type { TermData } from './schemas/terms.ts';

/** A piece of content and where it stands. */
export type Placed<T> = T & { readonly file: string; readonly line: number };
/** A text of several sections. */
export type Written<T> = Placed<T> & { readonly sections: readonly Section[]; readonly bound: readonly BoundWords[] };
export type Edition = Placed<EditionData> & {
  readonly clauses: readonly Clause[];
  /** Bound words between the clauses. */
  readonly bound: readonly BoundWords[];
};
export type Reading = Placed<ReadingData> & { readonly scope: string };
export type Source = Placed<SourceData> & { readonly id: string };
export type Term = Placed<TermData>;
/** `slug` is the last part of its address, `<first>--<second>`. */
export type Collation = Placed<CollationData> & { readonly slug: string };
/** `id` is `<game>/<file name>`, as links write it; `slug` the last part of its address. */
export type Deal = Placed<Omit<DealData, 'id'>> & { readonly id: string; readonly slug: string };
/** Without a page of its own: `id` is `<game>/<file name>`, as plates name it. */
export type Passage = Placed<Omit<PassageData, 'id'>> & { readonly id: string; readonly slug: string };
/** Its file is named after its game. */
export type FirstHand = Placed<FirstHandData>;
export type Session = Placed<Omit<SessionData, 'id'>> & { readonly id: string; readonly slug: string };

/** Clauses of one book that lack something others have, with the reason. */
export type Excused = Placed<ExcusedData> & { readonly scope: string };

/** All content, read once. What could not be read is left out and listed among the problems. */
export interface Library {
  readonly root: string;
  /** In order of date. */
  readonly editions: readonly Edition[];
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly readings: ReadonlyMap<string, Reading>;
  /** In order of date. */
  readonly sources: readonly Source[];
  /** In alphabetical order. */
  readonly terms: readonly Term[];
  readonly deals: readonly Deal[];
  readonly sessions: readonly Session[];
  readonly passages: readonly Passage[];
  readonly firstHands: readonly FirstHand[];
  /** The clauses that no plate shows, and why: each file is of one book. */
  readonly unshown: readonly Excused[];
  /** The clauses that rest on a sum and bind no figure, and why; in the same way. */
  readonly unbound: readonly Excused[];
  readonly home: Placed<HomeData> | undefined;
  readonly records: Placed<RecordsData> | undefined;
  readonly games: readonly Written<GameData>[];
  readonly essays: readonly Written<EssayData>[];
  readonly errata: readonly Placed<ErratumData>[];
  readonly collations: readonly Collation[];
  readonly bibliography: readonly CslItem[];
  readonly links: LinkIndex;
  readonly problems: readonly ContentProblem[];
}
