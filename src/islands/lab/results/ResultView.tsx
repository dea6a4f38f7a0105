import { figure, sayDeals } from '#view/long-run.ts';
import { settles } from '#engine/lab/statistics.ts';
import type { GameInLab } from '../game.ts';
import type { ExampleDeal } from '../lab-workers.ts';
import { EventTable, PaidTable, PoolLadder } from './EventTables.tsx';
import { Examples, HowFound } from './HowFound.tsx';
import { Histograms } from './Histograms.tsx';
import { canCompare, isPerStake, reachesPools, type LabResult, sayCounters, sayVerdict } from './verdict.ts';
import { OwnChance, Robust } from './Robust.tsx';
import { SeatTable } from './SeatTable.tsx';
import { SettlingCurves } from './SettlingCurves.tsx';
import styles from '../Lab.module.css';

interface ResultViewProps<R extends object> {
  readonly game: GameInLab<R>;
  readonly result: LabResult;
  /** Whether the reader changed the settings since. */
  readonly isOld: boolean;
  readonly examples: readonly ExampleDeal[];
  /** Address of this result. */
  readonly address: string;
}

/** A result: one sentence, sums, seats, how it settles, shapes, events, deals to look at, and how it was found. */
export function ResultView<R extends object>({ game, result, isOld, examples, address }: ResultViewProps<R>) {
  const { question, piece, changed, isOver, book, other, summary } = result;
  const isAlone = summary.turned.length === 0;
  const same = piece === 'game' ? 'The same games, paid differently' : 'The same cards, paid differently';
  const kind = isAlone ? `${book} alone` : question === 'sameCards' ? same : 'Our player plays by each rule';
  return (
    <section data-part="result" aria-label="The result">
      <p class="sc rubric tight">{kind}</p>
      <p class="aside" data-part="rules">
        {book}
        {other && ` and ${other.name}`}
        {changed.map(({ question: asked, before, answer }) => (
          <span key={asked}>
            {' · '}
            {asked} <del>{before}</del> <ins>{answer}</ins>
          </span>
        ))}
        {isOld && '. You have changed the settings since: run again for the new ones.'}
      </p>
      <h2 data-part="verdict">
        {isOver
          ? sayVerdict(result)
          : `${result.summary.deals.toLocaleString('en')} ${piece}s so far. What they say comes at the end, or when you stop.`}
      </h2>
      <Sums result={result} />
      {result.hasOwnChance && <OwnChance result={result} />}
      <SeatTable result={result} />
      <Robust result={result} />
      <SettlingCurves result={result} />
      <div class={`${styles.pictures} fits`}>
        <Histograms result={result} />
        <PoolLadder result={result} />
      </div>
      <EventTable result={result} />
      <PaidTable result={result} sayOccasion={game.sayOccasion} />
      {isOver && <Examples engine={game.engine} saySeat={game.saySeat} examples={examples} result={result} />}
      <HowFound result={result} address={address} />
    </section>
  );
}

/** The sums under the sentence. */
function Sums({ result }: { readonly result: LabResult }) {
  const { summary, unit, between, piece, question, stakes } = result;
  const isStaked = isPerStake(result);
  const { book, turned, deals } = summary;
  const [other] = turned;
  const sums: NamedSum[] = [];
  if (other && result.other)
    for (const [name, turnover, [, many], stake] of [
      [result.book, book.turnover, unit, stakes[0]],
      [result.other.name, other.side.turnover, result.other.unit, stakes[1]],
    ] as const)
      sums.push({
        sum: figure(turnover.mean),
        words: `${many} change hands in a ${piece} by ${name}`,
        more: `± ${figure(turnover.half)}${settles(turnover) ? '' : ', does not settle'}${isStaked && stake > 0 ? `; ${figure(turnover.mean / stake)} times the stake` : ''}`,
      });
  if (other && !canCompare(result)) return <SumList sums={sums} />;
  if (other) {
    const { movedAlone, moved, elsewhereAlone, elsewhere, playedOtherwise, most } = other.difference;
    const percent = (share: number): string => `${figure(100 * share)} %`;
    const hasPools = reachesPools(other.difference);
    const alone = hasPools && question === 'sameCards' ? 'by the rule itself' : '';
    if (!isStaked)
      sums.push({
        sum: percent(movedAlone.share),
        words: `of ${piece}s are paid differently`,
        more: `${alone} 95 % interval ${figure(100 * movedAlone.from)}–${figure(100 * movedAlone.to)}`.trim(),
      });
    sums.push({
      sum: figure(elsewhereAlone.mean),
      words: `${between[1]} a ${piece} end up with a different player or pool`,
      more: `${alone} ± ${figure(elsewhereAlone.half)}${settles(elsewhereAlone) ? '' : ', does not settle'}${isStaked ? '' : `, of ${figure(book.turnover.mean)} that change hands`}`.trim(),
    });
    if (hasPools && question === 'sameCards')
      sums.push({
        sum: `${percent(moved.share)}, ${figure(elsewhere.mean)}`,
        words: `if each changed pool is carried into the next ${piece}`,
        more: settles(elsewhere)
          ? `± ${figure(elsewhere.half)} ${unit[1]}; each side keeps its own pools through a session`
          : 'this sum does not settle: a few sessions make most of it',
      });
    if (question === 'eachPlays')
      sums.push({
        sum: percent(playedOtherwise.share),
        words: `of ${piece}s are played differently`,
        more: sayDeals(playedOtherwise.count, deals, piece),
      });
    const [first] = most;
    if (first)
      sums.push({
        sum: sayCounters(first.elsewhere),
        words: `${between[1]}: the largest change in one ${piece}`,
        more: `in ${String(most.filter(({ elsewhere: one }) => one === first.elsewhere).length)}${most.every(({ elsewhere: one }) => one === first.elsewhere) ? ' or more' : ''} of ${deals.toLocaleString('en')}`,
      });
  } else {
    sums.push({
      sum: figure(book.turnover.mean),
      words: `${unit[1]} change hands in a ${piece}`,
      more: `± ${figure(book.turnover.half)}`,
    });
    if (book.pools)
      sums.push({
        sum: sayCounters(book.pools.median),
        words: `${unit[1]} lie in the pools before half of the ${piece}s`,
        more: `more than ${sayCounters(book.pools.ninth)} before one ${piece} in ten; the most we saw was ${sayCounters(book.pools.largest)}`,
      });
  }
  return <SumList sums={sums} />;
}

/** A sum with its words, and its interval or what else belongs to it. */
interface NamedSum {
  readonly sum: string;
  readonly words: string;
  readonly more: string;
}

function SumList({ sums }: { readonly sums: readonly NamedSum[] }) {
  return (
    <ul class={`${styles.sums} fits`} data-part="sums">
      {sums.map(({ sum, words, more }) => (
        <li key={words}>
          <b>{sum}</b> {words} <small>{more}</small>
        </li>
      ))}
    </ul>
  );
}
