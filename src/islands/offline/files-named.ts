/** A script, a style sheet or a font after a slash or a quotation mark, with the hash of its content before the ending. */
const NAMED = /(?<=[/"'`])[\w.@-]+[.-][\w-]{8}\.(?:js|css|woff2)\b/g;

/**
 * Names of files below `_astro` that a page or a script names, without repetition. A file of its own, because the service worker
 * cannot be imported by a test.
 */
export const filesNamedIn = (text: string): readonly string[] => [...new Set(text.match(NAMED))];
