import {
  bitsPerSecond,
  framesPerSecond,
  pixels,
  type BitsPerSecond,
  type FramesPerSecond,
  type Pixels,
} from '../../kernel/units.ts';

/** Levels of the published video, from the lowest on. @spec §3 Services — video quality: ld, md, hd */
export const VIDEO_QUALITIES = ['ld', 'md', 'hd'] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];

/** Demands of a level on the camera, and its limits on the connection. A camera that cannot meet them gives its best. */
export interface VideoLevel {
  readonly width: Pixels;
  readonly height: Pixels;
  readonly rate: FramesPerSecond;
  /** The most the picture may take. */
  readonly bitrate: BitsPerSecond;
}

/**
 * Picture size, frame rate and bitrate of each video quality. The numbers are our choice; the specification names the levels only.
 * @spec §3 Services — video quality
 */
export const VIDEO_LEVEL = {
  ld: { width: pixels(320), height: pixels(240), rate: framesPerSecond(15), bitrate: bitsPerSecond(150_000) },
  md: { width: pixels(640), height: pixels(480), rate: framesPerSecond(30), bitrate: bitsPerSecond(800_000) },
  hd: { width: pixels(1280), height: pixels(720), rate: framesPerSecond(30), bitrate: bitsPerSecond(2_500_000) },
} as const satisfies Record<VideoQuality, VideoLevel>;

/** Video quality until another is chosen; good enough to be seen on any connection. @spec §3 Services — video quality */
export const DEFAULT_VIDEO_QUALITY: VideoQuality = 'md';

/** Level while data is saved: it fits the upload of a 3G network, 384 kbit/s. @spec §3 Services — video quality */
export const SAVING_VIDEO_QUALITY: VideoQuality = 'ld';

const SECONDS_PER_HOUR = 3_600;
const BITS_PER_MEGABYTE = 8_000_000;

/** Most that a picture of this level takes in an hour, in megabytes. */
export const megabytesPerHour = (quality: VideoQuality): number =>
  Math.round((VIDEO_LEVEL[quality].bitrate * SECONDS_PER_HOUR) / BITS_PER_MEGABYTE);

/**
 * Factor by which the picture must be sent smaller than the camera makes it; never larger.
 * @param height of the camera's picture; `undefined` while it is not known
 * @spec §3 Services — video quality
 */
export const scaleDownFor = (quality: VideoQuality, height: number | undefined): number =>
  height === undefined ? 1 : Math.max(1, height / VIDEO_LEVEL[quality].height);
