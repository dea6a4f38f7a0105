import { useState } from 'preact/hooks';
import { Button } from '../../page/controls/Button.tsx';

/** Asks for what led cards owe. It stands there whether anything is owed or not: nobody is reminded. */
export function ClaimButton({
  label,
  onClaim,
}: {
  readonly label: string;
  /** Absent where nothing is owed. */
  readonly onClaim: (() => void) | undefined;
}) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          if (onClaim) onClaim();
          else setIsAsked(true);
        }}
      >
        {label}
      </Button>
      <span role="status" class={isAsked ? 'soft' : 'vh'}>
        {isAsked ? 'Nothing is owed to you.' : ''}
      </span>
    </>
  );
}
