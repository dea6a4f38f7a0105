import { printRulesLink, type RulesFormat } from '#engine/notation/link.ts';
import { href } from '#view/href.ts';
import { compareHref } from '../../rules/address/reading-address.ts';
import type { ExampleDeal } from '../lab-messages.ts';
import { variationsOf } from '../lab-settings.ts';
import { sidesOf, type LabResult } from './lab-result.ts';
import { signedCounters } from './verdict.ts';
import styles from '../Lab.module.css';

interface ExamplesProps<R extends object> {
  readonly engine: RulesFormat<R>;
  readonly saySeat: (seat: string) => string;
  readonly examples: readonly ExampleDeal[];
  readonly result: LabResult;
}

/** The deals that the change moved most, each with a link to the comparison by both rules. */
export function Examples<R extends object>({ engine, saySeat, examples, result }: ExamplesProps<R>) {
  const { piece, question, unit, other } = result;
  const [played, playedToo] = sidesOf(result);
  if (examples.length === 0) return null;
  const sides = variationsOf(engine, result.settings);
  const first = printRulesLink(engine, sides.first);
  const second = printRulesLink(engine, sides.second);
  return (
    <section data-part="examples">
      <h3>
        The {examples.length === 1 ? piece : `${String(examples.length)} ${piece}s`} that{' '}
        {examples.length === 1 ? 'it changes' : 'it changes most'}
      </h3>
      <ol class={styles.examples}>
        {examples.map(({ deal, link, otherLink, seats, before, after }) => (
          <li key={deal}>
            {question === 'sameCards' || otherLink === undefined ? (
              <a href={compareHref(engine.id, [link, second], href('/'))}>
                {piece === 'game' ? 'Game' : 'Deal'} {deal.toLocaleString('en')}, by both rules
              </a>
            ) : (
              <>
                {piece === 'game' ? 'Game' : 'Deal'} {deal.toLocaleString('en')}:{' '}
                <a href={compareHref(engine.id, [link, second], href('/'))}>as played {played}</a>,{' '}
                <a href={compareHref(engine.id, [otherLink, first], href('/'))}>as played {playedToo}</a>
              </>
            )}
            <span class={styles.nets}>
              {seats.map((seat, i) => (
                <span key={seat}>
                  {saySeat(seat)}{' '}
                  {before[i] === after[i] ? (
                    <b>{signedCounters(after[i]!)}</b>
                  ) : (
                    <>
                      <del>{signedCounters(before[i]!)}</del> <ins>{signedCounters(after[i]!)}</ins>
                    </>
                  )}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p class={styles.note}>
        Net of each player: {played}
        {other && ` in ${unit[1]}`}, then {playedToo}
        {other && ` in ${other.unit[1]}`}. The links open the {piece} side by side.
      </p>
    </section>
  );
}
