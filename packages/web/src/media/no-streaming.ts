import type { Streaming } from '@greenroom/core/session/video/streaming.port';

const stop = (): void => undefined;

/** Streaming of a browser without WebRTC: every try fails at once. */
export const NO_STREAMING: Streaming = {
  publish: (_order, { failed }) => {
    failed('streaming.browserCannot');
    return { stop, useQuality: stop };
  },
  play: (_order, { failed }) => {
    failed('streaming.browserCannot');
    return { stop };
  },
};
