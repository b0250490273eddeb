/** A part of a clip. */
export interface Timed {
  /** Milliseconds from the beginning of the clip. */
  readonly at: number;
}

/**
 * Plays the frames of a clip when they are due, over and over.
 *
 * @param show gets each frame, and when it was due in milliseconds
 */
export const playClip = <Frame extends Timed>(frames: readonly Frame[], show: (frame: Frame, due: number) => void) => {
  const gap = (frames.at(-1)?.at ?? 0) / Math.max(1, frames.length - 1);
  let timer: NodeJS.Timeout | undefined;
  let next = 0;
  let due = performance.now();
  const play = (): void => {
    const frame = frames[next];
    if (frame === undefined) return;
    show(frame, due);
    next = (next + 1) % frames.length;
    const wait = next === 0 ? gap : (frames[next]?.at ?? 0) - frame.at;
    // Measured from when it was due, so that being late once does not make it slower.
    due = Math.max(due + wait, performance.now());
    timer = setTimeout(play, Math.max(0, due - performance.now()));
  };
  play();
  return {
    /** Goes on with the first frame. */
    rewind: (): void => {
      next = 0;
    },
    stop: (): void => {
      clearTimeout(timer);
      next = frames.length;
    },
  };
};
