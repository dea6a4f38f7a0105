import type { Result } from '#engine/kernel/result.ts';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { CARD_WORDS } from '../replay/game.ts';
import type { CardReplayModel } from '../replay/model.ts';
import { Account } from '../replay/parts/Account.tsx';
import { Grounds, type GroundsProps } from '../rules/Grounds.tsx';

export interface OutcomeProps extends Pick<GroundsProps, 'ruleOf' | 'book' | 'changes'> {
  readonly settled: Result<CardReplayModel>;
  readonly step: number;
  readonly accountLabel: (account: string) => string;
  /** Link to the comparison of this deal; undefined while it cannot be read. */
  readonly compare: string | undefined;
}

/** Result of the draft: its account, and everything its book does not allow. */
export function Outcome({ settled, step, accountLabel, compare, ...grounds }: OutcomeProps) {
  if (!settled.ok) return null;
  const model = settled.value;
  return (
    <>
      <Account model={model} step={step} accountLabel={accountLabel} words={CARD_WORDS} {...grounds}>
        {compare !== undefined && (
          <p>
            <a href={compare}>Compare what each book pays</a>
          </p>
        )}
      </Account>
      <section aria-labelledby="departures">
        <h2 id="departures">What these rules forbid in this deal</h2>
        {model.faults.length === 0 ? (
          <p class="soft">Nothing: these rules allow the whole deal.</p>
        ) : (
          <ul class="rows" data-part="faults">
            {model.faults.map(({ at, key, message }) => (
              <li key={`${key} ${message}`}>
                {sayPlace(at)}: {message}
                <Grounds keys={[key]} {...grounds} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
