/** Loopback address, so that other machines on the network cannot connect. */
export const LOOPBACK = '127.0.0.1';
/** The clock that video timestamps count in. */
export const VIDEO_CLOCK = 90_000;
/** Bytes of a frame in one packet, so that it fits any line with room for headers. */
export const PACKET_PAYLOAD = 1_180;
/** A description or a frame that is longer is refused. */
export const LONGEST_MESSAGE = 64 * 1024;
/** Kilobits a second a browser starts, may fall to and may rise to; without them it takes half a minute to full size. */
export const LINE = { start: 1_200, min: 300, max: 2_500 } as const;
/** Time that candidates are waited for. */
export const GATHERING_MS = 1_000;
/** A peer that is not connected by then has gone elsewhere. */
export const CONNECT_MS = 20_000;
