import type { Unit } from '#engine/wording/sentence.ts';
import { classes } from '#view/classes.ts';
import { netClass } from '#view/Net.tsx';
import { Citations } from '../../rules/Grounds.tsx';
import type { RuleBeside } from '../rows/row.ts';
import { signedAmount, type WaterfallStep, sayShare } from './shares.ts';
import styles from './shares.module.css';

export interface WaterfallProps {
  readonly steps: readonly WaterfallStep[];
  /** Rule → its question and both answers. */
  readonly rules: ReadonlyMap<string, RuleBeside>;
  readonly labels: readonly [from: string, to: string];
  readonly nets: readonly [from: number, to: number];
  readonly unit: Unit;
}

/** A table whose bars lead from one net to the other, a rule at a time. */
export function Waterfall({ steps, rules, labels: [from, to], nets: [start, end], unit }: WaterfallProps) {
  const sums = [0, start, end, ...steps.map(({ after }) => after)];
  const least = Math.min(...sums);
  const range = Math.max(1, Math.max(...sums) - least);
  const at = (sum: number): number => Math.round(((sum - least) / range) * 1000) / 10;
  return (
    <table class={`table ${styles.waterfall}`} data-part="waterfall">
      <caption class="vh">
        From {from} to {to}, one rule a line, in {unit[1]}
      </caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <td aria-hidden="true" />
          <th scope="col" class="n">
            Adds
          </th>
          <th scope="col" class="n">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        <tr data-end>
          <th scope="row">By {from}</th>
          <td aria-hidden="true">
            <Bar zero={at(0)} from={at(0)} to={at(start)} leaves={at(start)} />
          </td>
          <td />
          <td class="n">{signedAmount(start)}</td>
        </tr>
        {steps.map((step) => {
          const rule = rules.get(step.key);
          return (
            <tr key={step.key}>
              <th scope="row">
                <a href={rule?.href}>{rule?.question}</a>{' '}
                <small>
                  {rule?.answers.map(({ label, answer, isChanged, citations }, i) => (
                    <span key={label}>
                      {i > 0 && ' → '}
                      {label}: {isChanged ? <ins>{answer}</ins> : answer}
                      <Citations citations={citations} />
                    </span>
                  ))}
                </small>
              </th>
              <td aria-hidden="true">
                <Bar
                  zero={at(0)}
                  enters={at(step.before)}
                  from={at(step.before)}
                  to={at(step.after)}
                  leaves={at(step.after)}
                  share={step.share.mean}
                />
              </td>
              <td class="n">{sayShare(step)}</td>
              <td class="n">{signedAmount(step.after)}</td>
            </tr>
          );
        })}
        <tr data-end>
          <th scope="row">By {to}</th>
          <td aria-hidden="true">
            <Bar zero={at(0)} enters={at(end)} from={at(0)} to={at(end)} />
          </td>
          <td class="n">{signedAmount(end - start)}</td>
          <td class="n">{signedAmount(end)}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface BarProps {
  /** Places along the scale, from 0 to 100. */
  readonly zero: number;
  readonly from: number;
  readonly to: number;
  /** Where the line from the bar above comes in, and where the line to the bar below goes out. */
  readonly enters?: number;
  readonly leaves?: number;
  /** Whether it gains or loses; an end of the waterfall does neither. */
  readonly share?: number;
}

const percent = (place: number): string => `${String(place)}%`;

/** A bar of the waterfall, with the lines that join it to those above and below. */
const Bar = ({ zero, from, to, enters, leaves, share }: BarProps) => (
  <svg
    class={classes('covers', share === undefined ? 'soft' : netClass(share))}
    data-lost={share !== undefined && share < 0 ? '' : undefined}
  >
    <line stroke-dasharray="2 3" x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" />
    {enters !== undefined && <line x1={percent(enters)} x2={percent(enters)} y1="0" y2="50%" />}
    {leaves !== undefined && <line x1={percent(leaves)} x2={percent(leaves)} y1="50%" y2="100%" />}
    <rect x={percent(Math.min(from, to))} width={percent(Math.max(0.4, Math.abs(to - from)))} />
  </svg>
);
