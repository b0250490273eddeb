import * as media from 'mediabunny';

/** One picture of a clip. */
export interface ClipFrame {
  /** Milliseconds from the beginning of the clip. */
  readonly at: number;
  readonly data: Buffer;
}

const packetsOf = async (file: Buffer): Promise<readonly ClipFrame[]> => {
  const input = new media.Input({ source: new media.BufferSource(file), formats: [media.WEBM] });
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
  if (track === null) return [];
  const frames: ClipFrame[] = [];
  for await (const { timestamp, data } of new media.EncodedPacketSink(track).packets())
    frames.push({ at: Math.round(timestamp * 1_000), data: Buffer.from(data) });
  return frames;
};

/** Reads the pictures of a WebM file, as a browser's MediaRecorder writes it. @returns none for another file, or a broken one */
export const readWebmClip = async (file: Buffer): Promise<readonly ClipFrame[]> => {
  // The library refuses a broken file with errors of no kind of its own.
  const frames = await packetsOf(file).catch(() => []);
  const begins = frames[0]?.at ?? 0;
  return frames.map(({ at, data }) => ({ at: at - begins, data }));
};
