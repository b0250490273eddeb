import { open } from 'node:fs/promises';
import { probeFile } from '@greenroom/core/gallery/content/probe-file';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { refusalName } from '@greenroom/core/gallery/media-refusal';
import type { MediaErrorCode } from '@greenroom/core/gallery/media.errors';
import { checkContent, checkSize, type ProbedFile } from '@greenroom/core/gallery/upload-limits';
import { ok, type Result } from '@greenroom/core/kernel/result';
import { bytes } from '@greenroom/core/kernel/units';
import { refuse, type CallRefusal } from '../../base/calls/handler.ts';

const STATUS: Readonly<Record<string, number>> = { too_large: 413, wrong_type: 415 };

/** Answers that a file is refused for what it is. */
export const refuseFile = (code: MediaErrorCode) => {
  const name = refusalName(code);
  return refuse(STATUS[name] ?? 422, name);
};

/** Checks an uploaded file by the rules that the page asks before it sends it. @throws what the operating system refuses */
export const checkUpload = async (kind: MediaKind, path: string): Promise<Result<ProbedFile, CallRefusal<string>>> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const fits = checkSize(kind, bytes(size));
    if (!fits.ok) return refuseFile(fits.error);
    const probed = await probeFile({
      size,
      read: async (from, length) => {
        const content = new Uint8Array(Math.max(0, Math.min(length, size - from)));
        const { bytesRead } = await file.read(content, 0, content.length, from);
        return content.subarray(0, bytesRead);
      },
    });
    const checked = checkContent(kind, probed);
    return checked.ok ? ok(probed) : refuseFile(checked.error);
  } finally {
    await file.close();
  }
};
