import { printPages } from '#engine/words/voice.ts';
import type { ClauseView } from './clause-view.ts';
import { dealHref } from '../deals/judged-deals.ts';
import { readingLink, STATUS_WORDS } from './clause-view.ts';

/**
 * The markup round a clause, written without a space too many: an edition has ninety of them, and may weigh 20 kB.
 * `base` ends with a slash. The class names are those of styles/clauses.css.
 */

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const onOneLine = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(/ +/g, ' ');

/** The whole clause: `words` and `notes` are its rendered children. */
export function clauseHtml(view: ClauseView, words: string, notes: string, base: string): string {
  const { id, number } = view.clause;
  const text = words + runsHtml(view, base);
  const side = statusHtml(view, base) + onOneLine(notes).replaceAll(/ ?(<\/?div[^>]*>) ?/g, '$1');
  return `<div class="clause" id="${id}"><a class="no" href="#${id}">§${String(number)}</a><div class="text">${text}</div><div class="side">${side}</div></div>`;
}

/** What the clause makes the engine do, each value leading to its rule; then a deal that turns on it. */
function runsHtml({ values, deals, book }: ClauseView, base: string): string {
  const game = book.edition.game;
  const chips = [
    ...values.map(
      ({ key, question, value }) =>
        `<a class="chip" href="${base}${game}/rules/${key}/">${escapeHtml(question)} <b>${escapeHtml(value)}</b></a>`,
    ),
    ...deals
      .slice(0, 1)
      .map(({ deal, at }) => `<a class="chip play" href="${dealHref(deal, at, base)}">${escapeHtml(deal.title)}</a>`),
  ];
  return chips.length === 0 ? '' : `<p class="runs">${chips.join('')}</p>`;
}

/** Status, page of the source, the other text it is taken from, why it is not computed, and the question it leaves open. */
function statusHtml({ clause, reading, after }: ClauseView, base: string): string {
  const { id, status, page, why } = clause;
  const mark = status === 'modelled' ? '' : ` data-status="${status}"`;
  const where = page === undefined ? '' : `, ${escapeHtml(printPages(page))}`;
  return [
    `<p class="status"${mark}><a href="${base}coverage/#${id}">${STATUS_WORDS[status]}</a>${where}</p>`,
    after === undefined
      ? ''
      : `<p>After <a href="${base}sources/${after.id}/">${escapeHtml(after.shortTitle)}</a>.</p>`,
    why === undefined ? '' : `<p>${escapeHtml(why)}</p>`,
    reading
      ? `<p class="doubt"><a href="${readingLink(reading.id, base)}">${escapeHtml(reading.question)}</a></p>`
      : '',
  ].join('');
}
