import type { NextFrame } from './frame-mirror.ts';

/** The browser's own beat: about 60 times a second while the tab is looked at, never while it is hidden. */
export const nextFrame: NextFrame = (task) => {
  const handle = requestAnimationFrame(task);
  return () => cancelAnimationFrame(handle);
};
