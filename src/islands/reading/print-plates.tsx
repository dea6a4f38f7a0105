import { render } from 'preact';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { ShownTypes } from '../replay/model.ts';
import type { EditionPageData, EditionGame } from './game.ts';
import { DealtView, LivePlate } from './plates/PlateView.tsx';
import { markPlate } from './text/marks.ts';
import styles from './plate-strip.module.css';
import { stripOf, type PlatePlace } from './text/places.ts';
import type { EditionState } from './use-reading.ts';
import { useEffect } from 'preact/hooks';

/** Runs `layOut` before printing and its returned function after it. */
export function usePrinted(layOut: () => () => void, inputs: readonly unknown[]): void {
  useEffect(() => {
    let putBack = (): void => undefined;
    const onPrint = (): void => {
      putBack = layOut();
    };
    const onPrinted = (): void => putBack();
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrinted);
    return () => {
      putBack();
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrinted);
    };
  }, inputs);
}

/**
 * Draws every plate at its place for print. Plates affected by changed rules are drawn by the rules in force, with the
 * book's payments and packets struck out; the others stay as served. Returns a function that removes them.
 */
export function layOutForPrint<G extends ShownTypes>(
  places: readonly PlatePlace[],
  data: EditionPageData,
  game: EditionGame<G>,
  reading: EditionState<G>,
): () => void {
  const hosts: HTMLElement[] = [];
  for (const place of places) {
    const { home, clause } = place;
    if (!clause) continue;
    const { number, keys, plate, dealt } = clause;
    // No time slices while printing.
    markPlate(place, game, reading);
    const strip = stripOf(home);
    const isTurned = keys.some((key) => key in reading.changes);
    if (!strip || strip.querySelector('[data-live]') || !(isTurned || home.hasAttribute('data-moved'))) continue;
    const model = plate && reading.settle(plate.deal);
    const own = valuesOf(reading.book);
    const moved =
      dealt && game.dealingOf ? (
        <DealtView
          number={number}
          dealt={dealt}
          dealing={game.dealingOf({ ...own, ...reading.changes }, dealt.players)}
          own={game.dealingOf(own, dealt.players)}
        />
      ) : (
        plate &&
        model && <LivePlate data={data} game={game} reading={reading} clause={clause} plate={plate} model={model} />
      );
    if (!moved) continue;
    const host = document.createElement('div');
    host.className = `${String(styles.body)} ${String(styles.forPrint)}`;
    host.dataset['part'] = 'plate-for-print';
    strip.append(host);
    render(moved, host);
    hosts.push(host);
  }
  return () => {
    for (const host of hosts) {
      render(null, host);
      host.remove();
    }
  };
}
