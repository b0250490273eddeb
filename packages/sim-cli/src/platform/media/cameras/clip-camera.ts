import { readFileSync } from 'node:fs';
import { mediaCodecs } from '../media-codecs.ts';
import type { SourceFactory } from '../media-server.ts';
import { PACKET_PAYLOAD, VIDEO_CLOCK } from '../media.constants.ts';
import { createRtpWriter, cut } from './rtp-writer.ts';
import { readWebmClip, type ClipFrame } from './webm-clip.ts';

/** Made by scripts/camera-clip.ts. */
const FRAMES = await readWebmClip(readFileSync(new URL('./customer-camera.webm', import.meta.url)));

const EXTENDED = 0x80;
const START_OF_PICTURE = 0x10;
const HAS_PICTURE_ID = 0x80;
const LONG_PICTURE_ID = 0x80;
const LARGEST_PICTURE_ID = 0x8000;

/** One VP8 picture in pieces, each after its descriptor with a picture number of 15 bits. RFC 7741 */
const vp8Payloads = ({ data }: ClipFrame, picture: number): readonly Buffer[] =>
  cut(data, PACKET_PAYLOAD).map((piece, index) => {
    const start = index === 0 ? START_OF_PICTURE : 0;
    const number = picture % LARGEST_PICTURE_ID;
    const descriptor = [EXTENDED | start, HAS_PICTURE_ID, LONG_PICTURE_ID | (number >> 8), number & 0xff];
    return Buffer.concat([Buffer.from(descriptor), piece]);
  });

/** The customer's camera without a browser: a short clip, over and over, from its only whole picture whenever one is asked for. */
export const clipCamera: SourceFactory = (deliver) => {
  const writer = createRtpWriter(mediaCodecs('vp8').video[0]?.payloadType ?? 0);
  const gap = (FRAMES.at(-1)?.at ?? 0) / Math.max(1, FRAMES.length - 1);
  let timer: NodeJS.Timeout | undefined;
  let next = 0;
  let pictures = 0;
  let due = performance.now();

  const show = (): void => {
    const frame = FRAMES[next];
    if (frame === undefined) return;
    pictures += 1;
    const timestamp = (due / 1000) * VIDEO_CLOCK;
    for (const packet of writer.write(timestamp, vp8Payloads(frame, pictures))) deliver('video', packet);
    next = (next + 1) % FRAMES.length;
    const wait = next === 0 ? gap : (FRAMES[next]?.at ?? 0) - frame.at;
    // Measured from when it was due, so that being late once does not make it slower.
    due = Math.max(due + wait, performance.now());
    timer = setTimeout(show, Math.max(0, due - performance.now()));
  };
  show();
  return {
    askKeyFrame: () => {
      next = 0;
    },
    close: () => {
      clearTimeout(timer);
      next = FRAMES.length;
    },
  };
};
