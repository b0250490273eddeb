import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as media from 'mediabunny';

/** The containers that hold a video, each with what writes it again. The content shows which one it is, not the name of the file. */
const CONTAINERS = [
  [media.MP4, media.Mp4OutputFormat],
  [media.QTFF, media.MovOutputFormat],
  [media.WEBM, media.WebMOutputFormat],
] as const;

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

/**
 * Copies picture and sound of a video into a folder, and nothing else: where it was filmed, and with what, stays behind. The library reads
 * some broken files for ever without a pause, so uploads go through `copyVideo`, which runs this in a thread.
 *
 * @param onProgress called with each part that is written
 * @returns the name of the new file; `undefined` when the file is no video
 */
export const stripMetadata = async (
  path: string,
  folder: string,
  onProgress: () => void = () => undefined,
): Promise<string | undefined> => {
  const input = new media.Input({
    source: new media.FilePathSource(path),
    formats: CONTAINERS.map(([format]) => format),
  });
  let file: FileHandle | undefined;
  try {
    const found = await input.getFormat();
    const [, Writer] = CONTAINERS.find(([format]) => format === found) ?? CONTAINERS[0];
    const format = new Writer();
    const name = `video${format.fileExtension}`;
    file = await open(join(folder, name), 'w');
    const output = new UnnamedOutput({ format, target: targetOf(file, onProgress) });
    const options = { input, output, tags: {}, copy: { mode: 'forced' }, showWarnings: false } as const;
    const conversion = await media.Conversion.init(options);
    if (!conversion.utilizedTracks.some((track) => track.isVideoTrack())) return undefined;
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
