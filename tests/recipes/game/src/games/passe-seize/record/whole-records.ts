/** Records that between them have every field, for tests of damaged input. */
export const WHOLE_RECORDS: readonly unknown[] = [{ ruleset: 'feuille-feinte-1702', cards: '7S KD 9H' }];
