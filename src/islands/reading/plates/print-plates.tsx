import { render } from 'preact';
import { valuesOf } from '#engine/rules/vary.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { ReadingData } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import { DealtView } from './DealtView.tsx';
import { LivePlate } from './LivePlate.tsx';
import { markPlate } from '../text/marks.ts';
import { stripOf, type Place } from '../text/places.ts';
import type { Reading } from '../use-reading.ts';

/**
 * On paper every plate stands where it belongs. Those of a clause whose rules are turned, or whose payments that has moved,
 * are drawn by the rules in force, with the book’s own sums and packets struck beside the new ones; the others are the page’s
 * own. Returns what takes them away again.
 */
export function layOutForPrint<R, Rec, M extends AnyModel>(
  places: readonly Place[],
  data: ReadingData,
  game: ReadingGame<R, Rec, M>,
  reading: Reading<R, Rec, M>,
): () => void {
  const hosts: HTMLElement[] = [];
  for (const place of places) {
    const { home, clause } = place;
    if (!clause) continue;
    const { number, keys, plate, dealt } = clause;
    // Nobody waits for slices of time once the page goes to the printer.
    markPlate(place, game, reading);
    const strip = stripOf(home);
    const isTurned = keys.some((key) => key in reading.changes);
    if (!strip || strip.querySelector('[data-live]') || !(isTurned || home.classList.contains('is-moved'))) continue;
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
    host.className = 'plate-body for-print';
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
