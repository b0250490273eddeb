import type { MediaCodec } from '../../base/environment/platform-options.ts';

/** Reads whether a payload begins a whole picture. RFC 7741: the descriptor, then the frame's own first byte. */
const beginsVp8 = (payload: Buffer): boolean => {
  const [first = 0, extension = 0] = payload;
  const startsPicture = (first & 0x1f) === 0x10;
  if (!startsPicture) return false;
  let at = 1;
  if ((first & 0x80) !== 0) {
    at = 2;
    if ((extension & 0x80) !== 0) at += ((payload[at] ?? 0) & 0x80) === 0 ? 1 : 2;
    if ((extension & 0x40) !== 0) at += 1;
    if ((extension & 0x30) !== 0) at += 1;
  }
  return at < payload.length && ((payload[at] ?? 1) & 1) === 0;
};

const PARAMETERS = 7;
const SEVERAL = 24;

/** A whole picture comes behind its parameters, alone or several units in one packet. RFC 6184 */
const beginsH264 = (payload: Buffer): boolean => {
  const unit = (payload[0] ?? 0) & 0x1f;
  return unit === PARAMETERS || (unit === SEVERAL && ((payload[3] ?? 0) & 0x1f) === PARAMETERS);
};

/** Tells whether this is the first packet of a picture that needs no earlier one. */
export const beginsKeyFrame = (codec: MediaCodec, payload: Buffer): boolean =>
  codec === 'vp8' ? beginsVp8(payload) : beginsH264(payload);
