import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photo } from './media-files.ts';

const SAMPLES = join(import.meta.dirname, 'samples');

/**
 * Short films as ffmpeg writes them:
 * `camera.3gp`: H.263 and AAC, `-c:v h263`; `phone.mov`: `-c:v libx265 -tag:v hvc1`; `recorded.webm`: H.264 and Opus as a browser records them,
 * `-f matroska -live 1`; `trimmed.mp4`: 2.8 s of H.264 with a key picture every 0.48 s and AAC, cut out of a longer film by `-ss 1.2 -c copy`, so 0.24 s before
 * its beginning are still in it.
 */
export const sample = (name: 'camera.3gp' | 'phone.mov' | 'recorded.webm' | 'trimmed.mp4'): Buffer =>
  readFileSync(join(SAMPLES, name));

/** Replaces bytes of a file, once or everywhere. */
export const replaced = (file: Buffer, found: string, put: string): Buffer => {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(found, 0, 'latin1'); at !== -1; at = copy.indexOf(found, at + 1, 'latin1'))
    copy.write(put, at, 'latin1');
  return copy;
};

const MAJOR_BRAND_AT = 8;

/** A film with another first brand; the others stay. */
export const branded = (file: Buffer, brand: string): Buffer => {
  const copy = Buffer.from(file);
  copy.write(brand, MAJOR_BRAND_AT, 'latin1');
  return copy;
};

/** A JPEG as some Samsung phones write it: the scan says that it ends with its first value. */
export const oddScan = async (): Promise<Buffer> => {
  const file = Buffer.from(await photo());
  const scan = file.indexOf('ffda', 0, 'hex');
  file[scan + 2 + file.readUInt16BE(scan + 2) - 2] = 0;
  return file;
};

/** A photo whose camera asks for this turn. @param orientation as EXIF counts */
export const oriented = async (format: 'jpeg' | 'png' | 'webp', orientation: number): Promise<Buffer> =>
  sharp(await photo(1200, 700))
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

/** The head of a HEIC photo: its brands, and a box with what describes it. */
export const heic = (): Buffer =>
  Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heicMiPr\0\0\0\x10meta\0\0\0\0\0\0\0\0', 'latin1');

const SHOWN_MS = 1_500;

/** The trimmed film, with its end cut as well: its lists of edits show less than there is. */
export const shortened = (): Buffer => {
  const file = Buffer.from(sample('trimmed.mp4'));
  for (let at = file.indexOf('elst'); at !== -1; at = file.indexOf('elst', at + 1))
    file.writeUInt32BE(SHOWN_MS, at + 12);
  return file;
};

/** A film whose list of edits begins behind its last key picture. */
export const lateCut = (): Buffer => {
  const file = Buffer.from(sample('trimmed.mp4'));
  // In units of 1/12800 s.
  file.writeInt32BE(38_400, file.indexOf('elst') + 16);
  return file;
};
