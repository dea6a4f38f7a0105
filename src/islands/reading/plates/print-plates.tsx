import { render } from 'preact';
import type { AnyModel } from '../../replay/model.ts';
import type { ReadingData } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import { LivePlate } from './LivePlate.tsx';
import { markPlate } from '../marks.ts';
import type { Reading } from '../use-reading.ts';

/**
 * On paper every plate stands under its clause. Those that the rules turned have moved are drawn by these rules, with the
 * book’s own sums struck beside the new ones; the others are the page’s own. Returns what takes them away again.
 */
export function layOutForPrint<R, Rec, M extends AnyModel>(
  data: ReadingData,
  game: ReadingGame<R, Rec, M>,
  reading: Reading<R, Rec, M>,
): () => void {
  const hosts: HTMLElement[] = [];
  for (const clause of data.clauses) {
    const { id, plate } = clause;
    // Nobody waits for slices of time once the page goes to the printer.
    markPlate(clause, data.book.id, game, reading);
    const home = document.getElementById(`${data.book.id}.${id}`);
    const strip = home?.querySelector('.plate-strip:not(:has([data-live]))');
    const model = plate && reading.settle(plate.deal);
    if (!plate || !model || !strip || !home?.classList.contains('is-moved')) continue;
    const host = document.createElement('div');
    host.className = 'plate-body for-print';
    strip.append(host);
    render(<LivePlate data={data} game={game} reading={reading} clause={clause} plate={plate} model={model} />, host);
    hosts.push(host);
  }
  return () => {
    for (const host of hosts) {
      render(null, host);
      host.remove();
    }
  };
}
