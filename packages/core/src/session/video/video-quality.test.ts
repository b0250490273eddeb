import { expect, it } from 'vitest';
import { megabytesPerHour, SAVING_VIDEO_QUALITY, scaleDownFor, VIDEO_LEVEL, VIDEO_QUALITIES } from './video-quality.ts';

it.each([
  ['ld', 320, 240, 15, 150],
  ['md', 640, 480, 30, 800],
  ['hd', 1280, 720, 30, 2_500],
] as const)('sends %s as %i x %i at %i frames and %i kbit a second', (quality, width, height, rate, kilobits) => {
  expect(VIDEO_LEVEL[quality]).toEqual({ width, height, rate, bitrate: kilobits * 1_000 });
});

it('asks more of the line with each level', () => {
  const rates = VIDEO_QUALITIES.map((quality) => VIDEO_LEVEL[quality].bitrate);
  expect(rates).toEqual(rates.toSorted((left, right) => left - right));
});

it.each([
  ['ld', 480, 2],
  ['ld', 720, 3],
  ['md', 480, 1],
  ['hd', 480, 1],
  ['ld', undefined, 1],
] as const)('sends a %s picture of a %s lines camera %d times smaller', (quality, height, scale) => {
  expect(scaleDownFor(quality, height)).toBe(scale);
});

it('needs 68 MB an hour for the picture while data is saved, and less than the upload of a 3G network', () => {
  expect(megabytesPerHour(SAVING_VIDEO_QUALITY)).toBe(68);
  expect(VIDEO_LEVEL[SAVING_VIDEO_QUALITY].bitrate).toBeLessThan(384_000);
});
