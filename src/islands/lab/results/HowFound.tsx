import { Fragment } from 'preact';
import nets from '#view/Net.module.css';
import { sayLabPlayer } from '#engine/lab/lab-game.ts';
import { counted } from '#engine/wording/sentence.ts';
import { Button, CopyLink } from '../../page/controls/controls.tsx';
import { versionOfPage } from '../../page/cite-result.ts';
import { saveFile } from '../../page/save-file.ts';
import { canCompare, isPerStake, type LabResult, sideNames, signedCounters } from './verdict.ts';
import { citeRun, csvOf, jsonOf } from './save-result.ts';
import forms from '#view/forms.module.css';
import { printRulesLink, type RulesFormat } from '#engine/notation/link.ts';
import { href } from '#view/href.ts';
import { compareHref } from '../../rules/reading-address.ts';
import type { ExampleDeal } from '../lab-workers.ts';
import { variationsOf } from '../lab-settings.ts';

interface HowFoundProps {
  readonly result: LabResult;
  readonly address: string;
}

/** How a result was found, and buttons to take it along. */
export function HowFound({ result, address }: HowFoundProps) {
  const { summary, settings, piece, question, isAlike, seconds, player } = result;
  const { deals, sessions } = summary;
  const length = deals / sessions;
  const place = () => ({ address, version: versionOfPage(), accessed: new Date() });
  const file = `lab-${settings.book}-${String(deals)}`;
  const facts: readonly (readonly [string, string])[] = [
    [
      'Who played',
      `${sayLabPlayer(player)} in every seat, not people. What it does is no evidence of how people played.`,
    ],
    [
      piece === 'game' ? 'Games' : 'Deals',
      `${deals.toLocaleString('en')}, from seed ${String(settings.seed)}. The same seed gives the same numbers on every machine.`,
    ],
    [
      'Sessions',
      `${sessions.toLocaleString('en')} of ${String(length)} ${piece}s. Each begins anew; what lies in the pools, and who begins, is carried from ${piece} to ${piece}. Sessions of another length give other means.`,
    ],
    ...(isPerStake(result) && canCompare(result)
      ? [
          [
            'Amounts',
            `differences are shares of the stake, which is what all players put down before a first deal: ${counted(result.stakes[0], result.unit)}, and ${counted(result.stakes[1], result.other?.unit ?? result.unit)}.`,
          ] as const,
        ]
      : []),
    ...(summary.turned.length === 0
      ? []
      : [
          [
            'Question',
            `${question === 'sameCards' ? `every ${piece} was played once, by the book, and paid by both rules` : `every ${piece} was played twice, by each of the rules`}${isAlike ? '; our player plays alike by both, so the other question has the same answer' : ''}.`,
          ] as const,
        ]),
    [
      'Intervals',
      `95 %, from the means of sessions, since ${piece}s of one session are not independent; shares after Wilson. Differences compare the same cards or dice. A player is named as winner or loser only if the difference is too large for chance among ${String(result.roles.length)} comparisons.`,
    ],
    ['Time', `${seconds.toFixed(1)} seconds in this browser`],
    ['Version', versionOfPage() ?? 'not named by this page'],
  ];
  return (
    <section data-part="found">
      <h3>How this was found</h3>
      <dl class="facts">
        {facts.map(([name, words]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      <div class={forms.actions}>
        <CopyLink label="Copy the link to this run" addressOf={() => address} />
        <CopyLink label="Copy a citation" what="citation" addressOf={() => citeRun(result, place())} />
        <Button onClick={() => saveFile(csvOf(result), `${file}.csv`)}>Save the numbers (CSV)</Button>
        <Button onClick={() => saveFile(jsonOf(result, place()), `${file}.json`)}>Save all (JSON)</Button>
      </div>
    </section>
  );
}

interface ExamplesProps<R extends object> {
  readonly engine: RulesFormat<R>;
  readonly saySeat: (seat: string) => string;
  readonly examples: readonly ExampleDeal[];
  readonly result: LabResult;
}

/** The deals that the change moved most, each with a link to the comparison by both rules. */
export function Examples<R extends object>({ engine, saySeat, examples, result }: ExamplesProps<R>) {
  const { piece, question, unit, other } = result;
  const [played, playedToo] = sideNames(result);
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
      <ol class="rows">
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
            <span class={`${nets.nets} wraps soft`}>
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
      <p>
        Net of each player: {played}
        {other && ` in ${unit[1]}`}, then {playedToo}
        {other && ` in ${other.unit[1]}`}. The links open the {piece} side by side.
      </p>
    </section>
  );
}
