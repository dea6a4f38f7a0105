import { useEffect, useRef, useState } from 'preact/hooks';

/** Longer than keys repeat: a key held down is answered once, where it stops. */
const PAUSE_MS = 250;

/** What a live region says: the words given, once they have stood for a moment; nothing at first, when nothing has happened. */
export function useSpeech(words: string): string {
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
  return said;
}
