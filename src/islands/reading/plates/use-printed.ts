import { useEffect } from 'preact/hooks';

/** Lays a page out when it goes to the printer; what that returns puts it back. */
export function usePrinted(layOut: () => () => void, inputs: readonly unknown[]): void {
  useEffect(() => {
    let putBack = (): void => undefined;
    const onPrint = (): void => {
      putBack = layOut();
    };
    const onPrinted = (): void => putBack();
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrinted);
    return () => {
      putBack();
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrinted);
    };
  }, inputs);
}
