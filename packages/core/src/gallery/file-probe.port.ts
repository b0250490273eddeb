import type { PickedFile } from './upload.port.ts';
import type { ProbedFile } from './upload-limits.ts';

/** Looks into a file before it is sent. It never throws, and reads no more than it must. @spec §5 Photo — valid format */
export interface FileProbe {
  readonly look: (file: PickedFile) => Promise<ProbedFile>;
  /** Fingerprint of a file, made of its content; `undefined` where it cannot be read. */
  readonly fingerprint: (file: PickedFile) => Promise<string | undefined>;
}
