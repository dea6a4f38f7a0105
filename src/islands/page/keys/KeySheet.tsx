import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../controls/controls.tsx';
import { printKey, type KeyBinding } from './keymap.ts';

export interface KeySheetProps {
  readonly title: string;
  readonly bindings: readonly KeyBinding<string>[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Help sheet of keys, from the same table that the handler uses. */
export function KeySheet({ title, bindings, open, onClose }: KeySheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
    if (!open && sheet.current?.open) sheet.current.close();
  }, [open]);
  return (
    <dialog ref={sheet} aria-label={title} onClose={onClose}>
      {open && (
        <>
          <h2>{title}</h2>
          <dl>
            {bindings.map(({ keys, description }) => (
              <div key={description}>
                <dt>
                  {keys.map((key, i) => (
                    <span key={key}>
                      {i > 0 && ' or '}
                      {printKey(key).map((part, j) => (
                        <>
                          {j > 0 && ' '}
                          <kbd>{part}</kbd>
                        </>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </dialog>
  );
}
