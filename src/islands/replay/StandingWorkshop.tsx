import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { noteTouch, repeatTouches, type Touch } from '../page/touch.ts';

export interface StandingWorkshopProps {
  /** The workshop as the page served it. */
  readonly standing: ComponentChildren;
  /** The same, alive, once it can be. */
  readonly alive: ComponentChildren | undefined;
  /** The reader is about to need it. */
  readonly onNear: () => void;
  readonly onHold: (isHeld: boolean) => void;
  /** What it needs could not be fetched. */
  readonly hasFailed: boolean;
}

/** The workshop stands as it was served until it is touched; then a living one takes its place, and does what was asked of the other. */
export function StandingWorkshop({ standing, alive, onNear, onHold, hasFailed }: StandingWorkshopProps) {
  const box = useRef<HTMLDivElement>(null);
  const touches = useRef<Touch[]>([]);
  const isAlive = alive !== undefined;
  useLayoutEffect(() => {
    const root = box.current?.querySelector('.workshop');
    if (isAlive && root) void repeatTouches(touches.current.splice(0), root);
  }, [isAlive]);
  const note = (event: Event): void => {
    if (isAlive) return;
    onNear();
    const root = box.current?.querySelector('.workshop');
    const touch = root && noteTouch(event, root);
    if (touch) touches.current.push(touch);
    if (event.type === 'submit') event.preventDefault();
  };
  return (
    <div
      ref={box}
      onPointerEnter={isAlive ? undefined : onNear}
      onPointerDown={isAlive ? undefined : () => onHold(true)}
      onPointerUp={isAlive ? undefined : () => onHold(false)}
      onPointerCancel={isAlive ? undefined : () => onHold(false)}
      onFocusIn={note}
      onClick={note}
      onChange={note}
      onInput={note}
      onSubmit={note}
    >
      {hasFailed && (
        <p class="problem" role="alert">
          The engine could not be fetched; the deal stands as it is. Try once more.
        </p>
      )}
      {alive ?? standing}
    </div>
  );
}
