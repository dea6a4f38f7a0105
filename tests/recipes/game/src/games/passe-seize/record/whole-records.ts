/** Records in which every field stands once, for whatever tries what a reader makes of a spoilt one. */
export const WHOLE_RECORDS: readonly unknown[] = [{ ruleset: 'feuille-feinte-1702', cards: '7S KD 9H' }];
