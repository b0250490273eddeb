import type { ProbedFile } from './upload-limits.ts';
import type { PickedFile } from './upload.port.ts';

/**
 * Reads from a file's content, before it is sent, whether it is a photo or video and its size in pixels. It never throws, and reads no more
 * than it must.
 * @spec §5 Photo — valid format
 */
export interface FileProbe {
  readonly look: (file: PickedFile) => Promise<ProbedFile>;
  /** Fingerprint of a file, made of its content; `undefined` where it cannot be read. */
  readonly fingerprint: (file: PickedFile) => Promise<string | undefined>;
}
