import { mediaCodecs } from '../media-codecs.ts';
import type { SourceFactory } from '../media-server.ts';
import { PACKET_PAYLOAD, VIDEO_CLOCK } from '../media.constants.ts';
import { playClip } from './clip-player.ts';
import { CUSTOMER_CLIP } from './customer-clip.ts';
import { createRtpWriter, cut } from './rtp-writer.ts';
import { readWebmClip, type ClipFrame } from './webm-clip.ts';

const PICTURES = await readWebmClip(CUSTOMER_CLIP, 'video');

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
  let pictures = 0;
  const clip = playClip(PICTURES, (picture, due) => {
    pictures += 1;
    const timestamp = (due / 1000) * VIDEO_CLOCK;
    for (const packet of writer.write(timestamp, vp8Payloads(picture, pictures))) deliver('video', packet);
  });
  return { askKeyFrame: clip.rewind, close: clip.stop };
};
