import { render } from 'preact';
import { changeAround } from './hold-still.ts';
import { stripOf, type Place } from './places.ts';

/**
 * Makes room for a plate that lives where it opens: in its line, instead of what the page was served with, or, where there is
 * no line, below the words it belongs to.
 */
export function openIn(home: HTMLElement): { readonly host: HTMLElement; readonly giveBack: () => void } {
  const strip = stripOf(home);
  const served = strip?.querySelector<HTMLElement>('.plate-body');
  const host = document.createElement('div');
  host.className = strip ? 'plate-body' : 'plate-here';
  host.dataset['live'] = '';
  if (served) served.hidden = true;
  const words = home.querySelector('.text') ?? home;
  // One plate at a time: whatever else is open closes, perhaps above what is read.
  changeAround(words, () => {
    for (const other of document.querySelectorAll<HTMLDetailsElement>('.plate-strip[open]'))
      if (other !== strip) other.open = false;
    if (strip) {
      strip.open = true;
      strip.append(host);
    } else words.after(host);
  });
  return {
    host,
    giveBack: () => {
      render(null, host);
      host.remove();
      if (served) served.hidden = false;
    },
  };
}

/**
 * Beside the table the line of a plate opens nothing: it calls its plate to the table, and is a button for whoever listens.
 * Returns what makes lines of them again.
 */
export function asCalls(places: readonly Place[]): () => void {
  const lines = places.map(({ home }) => home).filter((home) => home.matches('.plate-strip'));
  for (const line of lines) {
    line.removeAttribute('open');
    line.querySelector('summary')?.setAttribute('role', 'button');
  }
  return () => {
    for (const line of lines) line.querySelector('summary')?.removeAttribute('role');
  };
}
