import { mediaCodecs } from '../media-codecs.ts';
import type { SourceFactory } from '../media-server.ts';
import { PACKET_PAYLOAD, VIDEO_CLOCK } from '../media.constants.ts';
import { changedPicture, wholePicture, type Colour, type FlatPicture } from './flat-h264.ts';
import { createRtpWriter, cut } from './rtp-writer.ts';

const COLUMNS = 20;
const ROWS = 15;
const PER_SECOND = 10;
const WALL: Colour = [80, 140, 110];
const LIGHT: Colour = [200, 100, 150];
const FRAGMENT = 28;
const [FIRST, LAST] = [0x80, 0x40];

/** A light that wanders over a wall, 320 x 240. */
const draw = (turn: number): FlatPicture => {
  const lit = turn % (COLUMNS * ROWS);
  return {
    columns: COLUMNS,
    rows: ROWS,
    blocks: Array.from({ length: COLUMNS * ROWS }, (_, at) => (at === lit ? LIGHT : WALL)),
  };
};

/** A unit as it is, or in fragments that fit a packet. RFC 6184 */
const h264Payloads = (unit: Buffer): readonly Buffer[] => {
  if (unit.length <= PACKET_PAYLOAD) return [unit];
  const [head = 0] = unit;
  const pieces = cut(unit.subarray(1), PACKET_PAYLOAD);
  return pieces.map((piece, index) => {
    const edge = (index === 0 ? FIRST : 0) | (index === pieces.length - 1 ? LAST : 0);
    return Buffer.concat([Buffer.from([(head & 0xe0) | FRAGMENT, edge | (head & 0x1f)]), piece]);
  });
};

/** The customer's camera in H.264 without an encoder; every pixel is known, so tests can read it back. */
export const drawnCamera: SourceFactory = (deliver) => {
  const writer = createRtpWriter(mediaCodecs('h264').video[0]?.payloadType ?? 0);
  let turn = 0;
  let sinceWhole = 0;
  let mustBeWhole = true;
  let before = draw(0);
  const show = (): void => {
    const picture = draw(turn);
    sinceWhole = mustBeWhole ? 0 : sinceWhole + 1;
    const units = mustBeWhole ? wholePicture(picture) : changedPicture(before, picture, sinceWhole);
    const timestamp = (performance.now() / 1000) * VIDEO_CLOCK;
    for (const packet of writer.write(timestamp, units.flatMap(h264Payloads))) deliver('video', packet);
    mustBeWhole = false;
    before = picture;
    turn += 1;
  };
  const timer = setInterval(show, 1000 / PER_SECOND);
  return {
    askKeyFrame: () => {
      mustBeWhole = true;
    },
    close: () => clearInterval(timer),
  };
};
