import type { Report, Voice } from '#engine/wording/answers.ts';
import { type Clause, CLAUSE_STATUSES, type ClauseStatus } from '../library/clauses.ts';
import type { Source, Edition } from '../library/library.ts';
import { listed } from '#engine/kernel/collections.ts';

const PARTS: Readonly<Record<ClauseStatus, readonly [one: string, many: string]>> = {
  modelled: ['is applied on this site', 'are applied on this site'],
  ambiguous: [
    'is applied according to our answer to a doubtful point',
    'are applied according to our answers to doubtful points',
  ],
  prose: ['needs no calculation', 'need no calculation'],
  unmodelled: ['cannot be applied', 'cannot be applied'],
};

/** “52. Of these, 44 are applied on this site, 5 are applied according to our answers to doubtful points and 3 need no calculation”. */
export function countStatuses(clauses: readonly Clause[]): string {
  const parts = CLAUSE_STATUSES.flatMap((status) => {
    const count = clauses.filter((clause) => clause.status === status).length;
    return count === 0 ? [] : [`${String(count)} ${PARTS[status][count === 1 ? 0 : 1]}`];
  });
  return `${String(clauses.length)}. Of these, ${listed(parts)}`;
}

/** “With the answer “2 fiches” or “3 fiches””. */
export const withAnswers = (answers: readonly string[]): string =>
  `With the answer ${listed(
    answers.map((answer) => `“${answer}”`),
    'or',
  )}`;

/** The witness an edition names; else the game's witness nearest in date, except its own book. */
export function nearestWitness(edition: Edition, sources: readonly Source[]): Source | undefined {
  if (edition.witness !== undefined) return sources.find(({ id }) => id === edition.witness);
  const witnesses = sources.filter(
    ({ kind, game, id }) => kind === 'witness' && game.includes(edition.game) && id !== edition.source,
  );
  return witnesses.reduce<Source | undefined>(
    (best, source) =>
      best && Math.abs(best.sort - edition.sort) <= Math.abs(source.sort - edition.sort) ? best : source,
    undefined,
  );
}

type Sources = readonly Source[];

const sourceNamed = (sources: Sources, id: string | undefined): Source | undefined =>
  sources.find((source) => source.id === id);

/** Source through which another is known, if its summary, mention or transcription has an entry of its own. */
const knownThrough = ({ known }: Source, sources: Sources): Source | undefined =>
  known.how === 'itself' ? undefined : sourceNamed(sources, known.by);

/**
 * Name of the text that a rule is known from: `voice` of the source's record, or of the source through which it is known.
 */
export function voiceOf(source: Source, sources: Sources): Voice {
  const { known, voice, shortTitle } = source;
  const name = voice ?? knownThrough(source, sources)?.voice ?? `a ${nounFor[known.how]} of ${shortTitle}`;
  return { name, ...('partly' in known && known.partly && { isPartial: true }) };
}

const nounFor = { itself: 'copy', transcription: 'transcription', summary: 'summary', mention: 'mention' } as const;

/** Source of a clause: the text that its edition names, or else the edition's own book. */
export const sourceOfClause = (
  clause: Pick<Clause, 'after'> | undefined,
  { source }: { readonly source: string },
  sources: Sources,
): Source | undefined => sourceNamed(sources, clause?.after ?? source);

/** Record of the text that `voiceOf` names. */
export const textRead = (source: Source, sources: Sources): Source => knownThrough(source, sources) ?? source;

/** Address at which that text was read online: the first that was. */
export function addressOfVoice(source: Source, sources: Sources): string | undefined {
  const { where } = textRead(source, sources);
  return where.find(({ look, address }) => look === 'read' && address !== undefined)?.address;
}

/** Voice of a clause taken from a text other than its edition's source; `after` is that text. */
export function voiceAfter({ after }: Pick<Clause, 'after'>, sources: Sources): Voice | undefined {
  const other = sourceNamed(sources, after);
  if (!other) return undefined;
  return { name: other.known.how === 'transcription' ? `a transcription of ${other.shortTitle}` : other.shortTitle };
}

/** Report of a clause: its book's voice with the page, or the other text it is taken from. */
export function reportOf(clause: Pick<Clause, 'after' | 'page'>, voice: Voice, sources: Sources): Report {
  const other = voiceAfter(clause, sources);
  return other ? { voice: other } : { voice, page: clause.page };
}
