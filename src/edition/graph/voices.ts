import type { Report, Voice } from '#engine/wording/voice.ts';
import type { Clause } from '../library/clauses.ts';
import type { Source } from '../library/library.ts';

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
