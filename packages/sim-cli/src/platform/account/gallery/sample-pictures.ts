import { SAMPLE_SIZE, sampleScene } from '../../base/world/sample-scene.ts';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './gallery.constants.ts';
import { loadSharp } from './reencode-image.ts';

const numberOf = (file: string): number | undefined => {
  const found = /^scene-(\d+)$/.exec(file)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * Draws sample photos when they are first fetched, each once in each width, so that a gallery of hundreds costs nothing
 * until then.
 */
export const createSamplePictures = () => {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (number: number, width: number): Promise<Buffer> => {
    const sharp = await loadSharp();
    const scene = sampleScene(number, SAMPLE_SIZE);
    return sharp(Buffer.from(scene)).resize({ width }).webp({ quality: PICTURE_QUALITY }).toBuffer();
  };
  return {
    /** @returns `undefined` when it is no sample, or none of this width */
    picture: (file: string, width: number): Promise<Buffer> | undefined => {
      const number = numberOf(file);
      if (number === undefined || !PICTURE_WIDTHS.some((known) => known === width)) return undefined;
      const name = `${number}/${width}`;
      const known = drawn.get(name) ?? draw(number, width);
      drawn.set(name, known);
      return known;
    },
  };
};
