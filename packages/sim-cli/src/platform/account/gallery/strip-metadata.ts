import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as media from 'mediabunny';
import type { CopyTask } from './copy-video.ts';

type Formats = readonly [media.InputFormat, readonly (new () => media.OutputFormat)[]];

/**
 * The containers that hold a video, each with what may write it again: the first one that holds all its codecs. The content shows which one it
 * is, not the name of the file. Browsers record H.264 as Matroska, which they do not all play, so its tracks go to another one.
 */
const CONTAINERS: readonly Formats[] = [
  [media.MP4, [media.Mp4OutputFormat]],
  [media.QTFF, [media.MovOutputFormat]],
  [media.WEBM, [media.WebMOutputFormat]],
  [media.MATROSKA, [media.WebMOutputFormat, media.Mp4OutputFormat, media.MovOutputFormat]],
];

/** A file whose tracks have no names: cameras and programs write there what they like. */
class UnnamedOutput extends media.Output {
  override addVideoTrack(source: media.VideoSource, metadata: media.VideoTrackMetadata = {}) {
    return super.addVideoTrack(source, { ...metadata, name: '' });
  }

  override addAudioTrack(source: media.AudioSource, metadata: media.AudioTrackMetadata = {}) {
    return super.addAudioTrack(source, { ...metadata, name: '' });
  }
}

/** Writes into an open file, which the caller closes: the library's own target leaves it open where a video turns out to be broken. */
const targetOf = (file: FileHandle, onProgress: () => void): media.StreamTarget =>
  new media.StreamTarget(
    new WritableStream<media.StreamTargetChunk>({
      write: async ({ data, position }) => {
        await file.write(data, 0, data.byteLength, position);
        onProgress();
      },
    }),
    { chunked: true },
  );

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const outputFormatOf = async (input: media.Input): Promise<media.OutputFormat | undefined> => {
  const found = await input.getFormat();
  const writers = CONTAINERS.find(([format]) => format === found)?.[1] ?? [];
  const codecs = await Promise.all((await input.getTracks()).map((track) => track.getCodec()));
  const formats = writers.map((Writer) => new Writer());
  const holdsAll = (format: media.OutputFormat): boolean =>
    codecs.every((codec) => codec === null || format.getSupportedCodecs().includes(codec));
  return formats.find(holdsAll) ?? formats[0];
};

/** Finds the first picture after a cut that needs none before it. @returns undefined where there is none */
const firstWholePicture = async (input: media.Input): Promise<number | undefined> => {
  const track = await input.getPrimaryVideoTrack();
  if (track === null) return undefined;
  const packets = new media.EncodedPacketSink(track);
  let packet = await packets.getFirstKeyPacket({ metadataOnly: true });
  while (packet !== null && packet.timestamp < 0)
    packet = await packets.getNextKeyPacket(packet, { metadataOnly: true });
  return packet?.timestamp;
};

/** Limits a copy to what the file shows. Packets that lie in what was cut off are left out as a whole. */
const rangeOf = async (input: media.Input, cut: CopyTask['cut']) => {
  if (cut === undefined) return {};
  const start = await firstWholePicture(input);
  return start === undefined || start >= cut.until ? undefined : { trim: { start, end: cut.until } };
};

/**
 * Copies the shown pictures and sound of a video into a folder, and nothing else: where it was filmed, and with what, stays behind, and what
 * was cut off as well. The library reads some broken files for ever without a pause, so uploads go through `copyVideo`, which runs this in a
 * thread.
 *
 * @param onProgress called with each part that is written
 * @returns the name of the new file; `undefined` when its pictures or its sound cannot be copied
 */
export const stripMetadata = async (
  { path, folder, cut }: CopyTask,
  onProgress: () => void = () => undefined,
): Promise<string | undefined> => {
  const input = new media.Input({
    source: new media.FilePathSource(path),
    formats: CONTAINERS.map(([format]) => format),
  });
  let file: FileHandle | undefined;
  try {
    const format = await outputFormatOf(input);
    const range = await rangeOf(input, cut);
    if (format === undefined || range === undefined) return undefined;
    const name = `video${format.fileExtension}`;
    file = await open(join(folder, name), 'w');
    const output = new UnnamedOutput({ format, target: targetOf(file, onProgress) });
    const boundaryPolicy = cut === undefined ? 'expand' : 'shrink';
    const copy = { mode: 'forced', boundaryPolicy } as const;
    const conversion = await media.Conversion.init({ input, output, tags: {}, copy, showWarnings: false, ...range });
    const { utilizedTracks, discardedTracks } = conversion;
    const isMissing = (kind: (track: media.InputTrack) => boolean): boolean =>
      !utilizedTracks.some(kind) && discardedTracks.some(({ track }) => kind(track));
    if (!utilizedTracks.some((track) => track.isVideoTrack())) return undefined;
    if (isMissing((track) => track.isAudioTrack())) return undefined;
    await conversion.execute();
    return name;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return undefined;
  } finally {
    input.dispose();
    await file?.close();
  }
};
