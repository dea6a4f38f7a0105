import { useEffect, useRef, useState } from 'preact/hooks';

/** Longer than keys repeat: a key held down is answered once, where it stops. */
const PAUSE_MS = 250;

/** A live region: it says the words given, once they have stood for a moment; nothing at first, when nothing has happened. */
export function Spoken({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p class="vh" role="status">
      {said}
    </p>
  );
}
