/**
 * Script of a page of a game that registers the service worker once everything is loaded; written into the page, so that text pages
 * need no script file. A file of its own, because a test reads it without Astro.
 */
export const registerWorker = (base: string): string =>
  `;addEventListener("load",()=>navigator.serviceWorker?.register(${JSON.stringify(`${base}sw.js`)}).catch(()=>{}))`;
