import type { Report, Voice } from '#engine/words/voice.ts';
import type { Clause } from '../library/clauses.ts';
import type { Source } from '../library/library.ts';

type Sources = readonly Source[];

const named = (sources: Sources, id: string): Source | undefined => sources.find((source) => source.id === id);

/** The voice through which a source is known, from its own record. */
export function voiceOf({ known, voice, shortTitle }: Source, sources: Sources): Voice {
  switch (known.how) {
    case 'summary':
    case 'mention':
      return { name: named(sources, known.by)?.voice ?? 'the modern summary' };
    case 'transcription':
      return { name: 'the transcription', ...(known.partly && { isPartial: true }) };
    case 'itself':
      return { name: voice ?? shortTitle, ...(known.partly && { isPartial: true }) };
  }
}

/** The voice of a clause that an edition has taken from another text than its own source: `after` is that text. */
export function voiceAfter({ after }: Pick<Clause, 'after'>, sources: Sources): Voice | undefined {
  const other = after === undefined ? undefined : named(sources, after);
  if (!other) return undefined;
  return { name: other.known.how === 'transcription' ? `${other.shortTitle}, in transcription` : other.shortTitle };
}

/** Who reports a clause: its book's own voice, with the page, or the other text it is taken from. */
export function reportOf(clause: Pick<Clause, 'after' | 'page'>, voice: Voice, sources: Sources): Report {
  const other = voiceAfter(clause, sources);
  return other ? { voice: other } : { voice, page: clause.page };
}
