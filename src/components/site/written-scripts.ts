/*
 * Scripts that are written into pages. Apart from the layout, because tests and a script of the home page import them, and neither
 * can import Astro.
 */

/** Name under which the browser keeps the game whose pages the reader visited last. */
export const LAST_GAME = 'quinola.game';

/** Script of a page of a game that keeps its id; written into the page, so that no text waits for a request. */
export const keepLastGame = (game: string): string =>
  `try{localStorage.setItem(${JSON.stringify(LAST_GAME)},${JSON.stringify(game)})}catch{}`;

/** Moves the entry of a game to the beginning of a list; an unknown game changes nothing. */
export function lastFirst(list: Element, game: string): void {
  const entry = [...list.children].find((one) => one.getAttribute('data-game') === game);
  if (entry) list.prepend(entry);
}

/**
 * Script of a page of a game that registers the service worker once everything is loaded; written into the page, so that text pages
 * need no script file.
 */
export const registerWorker = (base: string): string =>
  `;addEventListener("load",()=>navigator.serviceWorker?.register(${JSON.stringify(`${base}sw.js`)}).catch(()=>{}))`;
