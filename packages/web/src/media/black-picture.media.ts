import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** A track that shows black as long as it runs. */
export interface BlackPicture {
  readonly start: () => MediaStreamTrack;
  readonly stop: () => void;
}

const WIDTH = 320;
const HEIGHT = 180;
/** A canvas sends a picture only when it is drawn; a customer who joins later needs one soon. */
const REDRAW_MS = 500;

/**
 * Creates the picture that is sent while the camera is off. Without a track a customer would go on seeing the last picture before it.
 * @param every calls again and again until it is cancelled
 */
export const createBlackPicture = (
  createCanvas: () => HTMLCanvasElement,
  every: (ms: number, task: () => void) => Cancel,
): BlackPicture => {
  let running: { readonly track: MediaStreamTrack; readonly end: Cancel } | undefined;
  const begin = (): { readonly track: MediaStreamTrack; readonly end: Cancel } => {
    const canvas = createCanvas();
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d');
    const draw = (): void => {
      if (context === null) return;
      context.fillStyle = 'black';
      context.fillRect(0, 0, WIDTH, HEIGHT);
    };
    draw();
    const [track] = canvas.captureStream().getVideoTracks();
    if (track === undefined) throw new Error('The canvas has no picture.');
    const cancel = every(REDRAW_MS, draw);
    return {
      track,
      end: () => {
        cancel();
        track.stop();
      },
    };
  };
  return {
    start: () => {
      running ??= begin();
      return running.track;
    },
    stop: () => {
      running?.end();
      running = undefined;
    },
  };
};
