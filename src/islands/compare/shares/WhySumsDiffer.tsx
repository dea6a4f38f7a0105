import { useEffect, useState } from 'preact/hooks';
import type { ShownTypes } from '../../replay/model.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { SumShares, SumSharesProps } from './SumShares.tsx';

type Found<G extends ShownTypes> = { readonly Shares: typeof SumShares<G> } | 'failed';

/** Which rule makes how much of the difference: a button that loads and opens it. */
export function WhySumsDiffer<G extends ShownTypes>(props: SumSharesProps<G>) {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<Found<G>>();
  useEffect(() => {
    if (isOpen && !found)
      import('./SumShares.tsx').then(
        ({ SumShares }) => setFound({ Shares: SumShares }),
        () => setFound('failed'),
      );
  }, [isOpen]);
  return (
    <section data-needs="script" data-part="shares" aria-labelledby="shares">
      <h2 id="shares">Why do the sums differ?</h2>
      <Button id="to-shares" aria-expanded={isOpen} aria-controls="shares-shown" onClick={() => setIsOpen(!isOpen)}>
        Show what each rule adds to the difference
      </Button>
      <div id="shares-shown" hidden={!isOpen} aria-busy={isOpen && !found}>
        {isOpen && found === 'failed' && <p>This part could not be loaded. Load the page again.</p>}
        {isOpen && found && found !== 'failed' && <found.Shares {...props} />}
      </div>
    </section>
  );
}
