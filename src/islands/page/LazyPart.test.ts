import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaintInOrder } from './LazyPart.tsx';

/** A window whose frames are played by hand. */
let here: EventTarget;
let frames: (() => void)[];
const playFrame = async (): Promise<void> => {
  for (const run of frames.splice(0)) run();
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  here = new EventTarget();
  frames = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was done counts after the next frame, in the order in which it was done, and once', async () => {
  const counted: string[] = [];
  for (const what of ['first', 'second']) afterPaintInOrder(() => counted.push(what));
  expect(counted).toEqual([]);
  await playFrame();
  expect(counted).toEqual(['first', 'second']);
  here.dispatchEvent(new Event('click'));
  await playFrame();
  expect(counted).toEqual(['first', 'second']);
});

test.each(['pointerdown', 'keydown', 'click', 'visibilitychange', 'pagehide'])(
  'it counts before a %s that comes before the frame, and not again in the frame',
  async (sign) => {
    const counted: string[] = [];
    for (const what of ['first', 'second']) afterPaintInOrder(() => counted.push(what));
    here.addEventListener(sign, () => counted.push(sign));
    here.dispatchEvent(new Event(sign));
    expect(counted).toEqual(['first', 'second', sign]);
    await playFrame();
    expect(counted).toEqual(['first', 'second', sign]);
  },
);
