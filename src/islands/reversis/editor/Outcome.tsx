import type { Result } from '#engine/kernel/result.ts';
import { Grounds } from '../../shared/Grounds.tsx';
import { sayPlace } from '../../../words/card-places.ts';
import { POLICY_LABEL } from '#engine/games/reversis/policy.ts';
import type { ReplayModel } from '../model.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

export interface OutcomeProps extends Omit<StepperProps, 'model'> {
  readonly settled: Result<ReplayModel> | undefined;
  /** The record cannot be read at present: what is shown is what it last was. */
  readonly isStale: boolean;
  readonly isOurs: boolean;
}

/** What the draft comes to: the deal step by step with its account, and all in it that its book does not allow. */
export function Outcome({ settled, isStale, isOurs, ...stepper }: OutcomeProps) {
  if (!settled) return null;
  return (
    <>
      <h2>What it comes to</h2>
      {isOurs && <p class="soft">{POLICY_LABEL}</p>}
      {isStale && <p class="problem">What is written cannot all be read; this is the deal as it last could be.</p>}
      {!settled.ok ? (
        <p class="problem">
          {settled.error.at === undefined ? '' : `${sayPlace(settled.error.at)}: `}
          {settled.error.message}
        </p>
      ) : (
        <>
          <Stepper model={settled.value} {...stepper} />
          <section aria-labelledby="departures">
            <h2 id="departures">What these rules do not allow in it</h2>
            {settled.value.faults.length === 0 ? (
              <p class="soft">Nothing: by these rules it could have happened.</p>
            ) : (
              <ul class="faults">
                {settled.value.faults.map(({ at, key, message }) => (
                  <li key={`${at} ${key} ${message}`}>
                    {sayPlace(at)}: {message}
                    <Grounds keys={[key]} ruleOf={stepper.ruleOf} book={stepper.book} changes={stepper.changes} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </>
  );
}
