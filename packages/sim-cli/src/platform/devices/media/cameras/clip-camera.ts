import { readFileSync } from 'node:fs';
import type { MediaCodec } from '../../../base/environment/platform-options.ts';
import { mediaCodecs } from '../media-codecs.ts';
import type { SourceFactory } from '../media-server.ts';
import { PACKET_PAYLOAD, VIDEO_CLOCK } from '../media.constants.ts';
import { playClip, type Timed } from './clip-player.ts';
import { readH264Clip } from './h264-clip.ts';
import { createRtpWriter, cut } from './rtp-writer.ts';
import { CUSTOMER_CLIP, readWebmClip, type ClipFrame } from './webm-clip.ts';

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

const FRAGMENT = 28;
const [FIRST, LAST] = [0x80, 0x40];

/** An H.264 unit as it is, or in fragments that fit a packet. RFC 6184 */
const h264Payloads = (unit: Buffer): readonly Buffer[] => {
  if (unit.length <= PACKET_PAYLOAD) return [unit];
  const [head = 0] = unit;
  const pieces = cut(unit.subarray(1), PACKET_PAYLOAD);
  return pieces.map((piece, index) => {
    const edge = (index === 0 ? FIRST : 0) | (index === pieces.length - 1 ? LAST : 0);
    return Buffer.concat([Buffer.from([(head & 0xe0) | FRAGMENT, edge | (head & 0x1f)]), piece]);
  });
};

/** A short clip, over and over, from its only whole picture whenever one is asked for. */
const createCamera =
  <Picture extends Timed>(
    codec: MediaCodec,
    pictures: readonly Picture[],
    payloadsOf: (picture: Picture, index: number) => readonly Buffer[],
  ): SourceFactory =>
  (deliver) => {
    const writer = createRtpWriter(mediaCodecs(codec).video[0]?.payloadType ?? 0);
    let shown = 0;
    const clip = playClip(pictures, (picture, due) => {
      shown += 1;
      const timestamp = (due / 1000) * VIDEO_CLOCK;
      for (const packet of writer.write(timestamp, payloadsOf(picture, shown))) deliver('video', packet);
    });
    return { askKeyFrame: clip.rewind, close: clip.stop };
  };

/** The same customer without sound, made by scripts/camera-clip.ts. */
const H264_CLIP = new URL('./customer-camera.h264', import.meta.url);

/** The customer's camera without a browser. */
export const createClipCamera = async (codec: MediaCodec): Promise<SourceFactory> =>
  codec === 'vp8'
    ? createCamera(codec, await readWebmClip(CUSTOMER_CLIP, 'video'), vp8Payloads)
    : createCamera(codec, readH264Clip(readFileSync(H264_CLIP)), ({ units }) => units.flatMap(h264Payloads));
