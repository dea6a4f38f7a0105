import { counted } from '#engine/wording/sentence.ts';
import { Button } from '../../page/controls/controls.tsx';
import { CopyLink } from '../../page/controls/CopyLink.tsx';
import { versionOfPage } from '../../page/cite-result.ts';
import { saveFile } from '../../page/save-file.ts';
import { canCompare, isPerStake, type LabResult } from './lab-result.ts';
import { citeRun, csvOf, jsonOf } from './save-result.ts';
import forms from '#view/forms.module.css';
import styles from '../Lab.module.css';

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
    ['Who played', `our ${player} player in every seat, not people. What it does is no evidence of how people played.`],
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
    <section class={styles.found} data-part="found">
      <h3>How this was found</h3>
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
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
