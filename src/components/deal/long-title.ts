/** A title with more letters takes two lines beside the table of a phone. */
export const LONG_TITLE = 26;
