import { randomInt } from 'node:crypto';
import { RtpHeader, RtpPacket } from 'werift';

const SIXTEEN_BITS = 0x1_0000;
const THIRTY_TWO_BITS = 0x1_0000_0000;

/** Puts payloads into packets: one source, numbered in order. */
export const createRtpWriter = (payloadType: number) => {
  const ssrc = randomInt(1, THIRTY_TWO_BITS);
  let sequenceNumber = randomInt(SIXTEEN_BITS);
  return {
    /** One picture; the last packet is marked as such. */
    write: (timestamp: number, payloads: readonly Buffer[]): readonly RtpPacket[] =>
      payloads.map((payload, index) => {
        sequenceNumber = (sequenceNumber + 1) % SIXTEEN_BITS;
        const marker = index === payloads.length - 1;
        const header = {
          ssrc,
          sequenceNumber,
          payloadType,
          marker,
          timestamp: Math.floor(timestamp) % THIRTY_TWO_BITS,
        };
        return new RtpPacket(new RtpHeader(header), payload);
      }),
  };
};

/** Cuts a picture into pieces that fit a packet. */
export const cut = (data: Buffer, length: number): readonly Buffer[] => {
  const pieces: Buffer[] = [];
  for (let at = 0; at < data.length; at += length) pieces.push(data.subarray(at, at + length));
  return pieces;
};
