import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readH264Clip } from './h264-clip.ts';

it('reads 60 pictures, of which the first alone needs no other one and brings its parameter sets', () => {
  const pictures = readH264Clip(readFileSync(new URL('./customer-camera.h264', import.meta.url)));
  expect(pictures.map(({ at }) => Math.round(at)).slice(0, 3)).toEqual([0, 67, 133]);
  expect(pictures.map(({ units }) => units.map((unit) => (unit[0] ?? 0) & 0x1f).join())).toEqual([
    '7,8,5',
    ...Array.from({ length: 59 }, () => '1'),
  ]);
});

it('reads none from another file', () => {
  expect(readH264Clip(Buffer.from('nonsense'))).toEqual([]);
});
