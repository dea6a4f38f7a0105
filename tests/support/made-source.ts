import type { Source } from '#edition/library/library.ts';

/** A made-up source of Réversis: read in full, printed in its sort year. */
export const madeSource = (id: string, sort: number, more: Partial<Source> = {}): Source => ({
  file: `content/sources/${id}.yaml`,
  line: 1,
  id,
  title: id,
  shortTitle: id,
  date: String(sort),
  sort,
  language: 'en',
  kind: 'primary',
  game: ['reversis'],
  seen: 'All.',
  known: { how: 'transcription', partly: false },
  rights: 'None.',
  where: [],
  looked: '2026-01-01',
  citation: id,
  from: [],
  ...more,
});
