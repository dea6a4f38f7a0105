/** A value that can be sent to a page and back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** One window of a browser, driven from outside as a reader drives it. */
export interface EngineWindow {
  readonly open: (url: URL) => Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It may return a promise; it sees nothing but its arguments. */
  readonly evaluate: <A extends readonly Plain[], R extends Plain>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Clicks in the middle of the first element that matches. */
  readonly click: (selector: string) => Promise<void>;
  /** Types text where the focus is, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Saves what the window shows as a PNG file. */
  readonly savePicture: (path: `${string}.png`) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser engine that the site is tried in before a release. */
export interface Engine {
  readonly name: string;
  /** Opens a window without a history, a cache or a store. Fails with a sentence that says how to install what is missing. */
  readonly launch: () => Promise<EngineWindow>;
}

/** How long a page may take over anything, in milliseconds. */
export const PATIENCE = 60_000;
