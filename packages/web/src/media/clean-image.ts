import type { FileProbe } from '@greenroom/core/gallery/upload.port';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { bytes, type FileContent } from '@greenroom/core/kernel/units';
import { documentProblem, type DocumentErrorCode } from '@greenroom/core/registration/document-picture';

/** Nearly as good as it was, and far smaller than without loss. */
const QUALITY = 0.92;

/** Draws a picture again, upright: where it was taken, and whatever else stood in its file, is gone. */
const drawAnew = async (file: Blob): Promise<FileContent> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const clean = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await clean.arrayBuffer());
};

/**
 * Makes the picture of a document fit to be sent: checked by its content before it is opened, then drawn again without its metadata.
 * @spec §5 Photo — valid format
 */
export const cleanImage = async (file: File, probe: FileProbe): Promise<Result<FileContent, DocumentErrorCode>> => {
  const problem = documentProblem(
    bytes(file.size),
    await probe.look({ name: file.name, size: bytes(file.size), content: file }),
  );
  if (problem !== undefined) return err(problem);
  try {
    return ok(await drawAnew(file));
  } catch {
    // Its head was a picture's, the rest was not.
    return err('media.fileUnreadable');
  }
};
