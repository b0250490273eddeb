import { readFileSync } from 'node:fs';
import * as media from 'mediabunny';

/** WebM file of a customer who nods and hums, made by scripts/camera-clip.ts. */
export const CUSTOMER_CLIP = readFileSync(new URL('./customer-camera.webm', import.meta.url));

/** One picture or piece of sound of a clip. */
export interface ClipFrame {
  /** Milliseconds from the beginning of the clip. */
  readonly at: number;
  readonly data: Buffer;
}

type Packet = Pick<media.EncodedPacket, 'timestamp' | 'data'>;

/** Kind of a track. */
type Kind = 'audio' | 'video';

const packetsOf = async (file: Buffer, kind: Kind): Promise<readonly Packet[]> => {
  const input = new media.Input({ source: new media.BufferSource(file), formats: [media.WEBM] });
  const track = (await input.canRead())
    ? await (kind === 'video' ? input.getPrimaryVideoTrack() : input.getPrimaryAudioTrack())
    : null;
  const packets: Packet[] = [];
  if (track !== null) for await (const packet of new media.EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
};

/** The library refuses a broken file with bare errors and range errors; any other kind is a defect of the code. */
const isOfBrokenFile = (error: unknown): boolean =>
  error instanceof Error && (error.constructor === Error || error instanceof RangeError);

/**
 * Reads the pictures or the sound of a WebM file, as a browser's MediaRecorder writes it.
 * @param read reads the packets of the track
 * @returns none for another file, or a broken one
 */
export const readWebmClip = async (file: Buffer, kind: Kind, read = packetsOf): Promise<readonly ClipFrame[]> => {
  const packets = await read(file, kind).catch((error: unknown) => {
    if (!isOfBrokenFile(error)) throw error;
    return [];
  });
  const times = packets.map(({ timestamp }) => Math.round(timestamp * 1_000));
  const begins = times[0] ?? 0;
  return packets.map(({ data }, index) => ({ at: (times[index] ?? 0) - begins, data: Buffer.from(data) }));
};
