import { Grounds, type GroundsProps } from '#islands/rules/Grounds.tsx';
import type { Now } from '../effect-words.ts';
import type { Explorer } from '../use-explore.ts';

export interface ToldProps extends Omit<GroundsProps, 'keys'> {
  readonly explored: Explorer;
  readonly now: Now;
}

/** Whose turn it is and what may be done; what was refused last, with the rule that refuses it. */
export function Told({ explored, now, ...grounds }: ToldProps) {
  const { refused } = explored.handling;
  return (
    <div class="say" role="group" tabIndex={0} aria-label="What may be done now">
      <p class="where">{now.where}</p>
      {refused ? (
        <div class="refusal">
          <p>{refused.message}</p>
          {refused.key !== undefined && <Grounds {...grounds} keys={[refused.key]} />}
        </div>
      ) : (
        <p class="told">{now.says}</p>
      )}
    </div>
  );
}
