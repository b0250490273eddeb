import type { PickedFile } from '@greenroom/core/gallery/upload.port';
import { bytes } from '@greenroom/core/kernel/units';

/** A file of this device, for the core. */
export const pickedFile = (file: File): PickedFile => ({ name: file.name, size: bytes(file.size), content: file });
