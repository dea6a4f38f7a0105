import type { Result } from '#engine/kernel/result.ts';
import { sayPlace, sayPlaceNamed } from '#engine/words/card-places.ts';
import { Grounds } from '../rules/Grounds.tsx';
import type { ReplayModel } from '../replay/model.ts';
import { StepperOf, type StepperProps } from './Stepper.tsx';

export interface OutcomeProps<M extends ReplayModel> extends Omit<StepperProps<M>, 'model'> {
  readonly settled: Result<M> | undefined;
  /** The record cannot be read at present: what is shown is what it last was. */
  readonly isStale: boolean;
  /** What is said of a deal that our own policy played. */
  readonly policy: string | undefined;
}

/** What the draft comes to: the deal step by step with its account, and all in it that its book does not allow. */
export function OutcomeOf<M extends ReplayModel>({ settled, isStale, policy, ...stepper }: OutcomeProps<M>) {
  if (!settled) return null;
  return (
    <>
      <h2>What it comes to</h2>
      {policy !== undefined && <p class="soft">{policy}</p>}
      {isStale && <p class="problem">What is written cannot all be read; this is the deal as it last could be.</p>}
      {!settled.ok ? (
        <p class="problem">
          {settled.error.at === undefined ? '' : `${sayPlaceNamed(settled.error.at)}: `}
          {settled.error.message}
        </p>
      ) : (
        <>
          <StepperOf model={settled.value} {...stepper} />
          <section aria-labelledby="departures">
            <h2 id="departures">What these rules do not allow in it</h2>
            {settled.value.faults.length === 0 ? (
              <p class="soft">Nothing: by these rules it could have happened.</p>
            ) : (
              <ul class="faults">
                {settled.value.faults.map(({ at, key, message }) => (
                  <li key={`${key} ${message}`}>
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
