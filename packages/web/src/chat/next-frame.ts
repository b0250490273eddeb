import type { NextFrame } from './frame-mirror.ts';

/** Plans by the browser's own beat: about 60 times a second while the tab is looked at, never while it is hidden. */
export const nextFrame: NextFrame = (task, rest) => {
  let handle: number | undefined;
  const plan = (): void => {
    handle = requestAnimationFrame(task);
  };
  const timer = rest === undefined ? undefined : setTimeout(plan, rest);
  if (timer === undefined) plan();
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelAnimationFrame(handle);
  };
};
