import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toyQrPicture } from './toy-cloud.sim.ts';

/** The dark modules of a picture, row by row, with a border of two. */
const modulesOf = async (svg: string): Promise<string> => {
  const [, size = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: Number(size) * 4 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    (data[(y * 4 + 2) * info.width * info.channels + (x * 4 + 2) * info.channels] ?? 255) < 128 ? '#' : '.';
  return Array.from({ length: Number(size) }, (_row, y) =>
    Array.from({ length: Number(size) }, (_column, x) => at(x, y)).join(''),
  ).join('\n');
};

it('draws a QR code of version 1: 21 modules, three finder patterns and the timing between them', async () => {
  const rows = (await modulesOf(toyQrPicture('123456'))).split('\n').map((row) => row.slice(2, -2));
  const drawn = rows.slice(2, -2);
  expect(drawn).toHaveLength(21);
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(drawn.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(drawn.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(drawn.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(drawn[6]?.slice(8, 13)).toBe('#.#.#');
});

it('draws another picture for another code, and writes its digits', async () => {
  expect(await modulesOf(toyQrPicture('123456'))).not.toBe(await modulesOf(toyQrPicture('123457')));
  expect(toyQrPicture('123457')).toContain('>123457</text>');
});
