import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytes } from '../kernel/units.ts';
import { checkContent, checkSize } from './upload-limits.ts';

const MB = 1024 * 1024;

it.each([
  ['photo', 0, 'media.fileEmpty'],
  ['photo', 1, undefined],
  ['photo', 15 * MB, undefined],
  ['photo', 15 * MB + 1, 'media.photoTooLarge'],
  ['video', 1024 * MB - 1, undefined],
  ['video', 1024 * MB, 'media.videoTooLarge'],
] as const)('a %s of %i bytes: %s', (kind, size, code) => {
  const checked = checkSize(kind, bytes(size));
  expect(checked.ok ? undefined : checked.error).toBe(code);
});

it.each([
  [600, 800, undefined],
  [599, 800, 'media.photoTooSmall'],
  [600, 799, 'media.photoTooSmall'],
  [800, 600, 'media.photoTooSmall'],
  [10_000, 10_000, undefined],
  [10_001, 10_000, 'media.photoTooManyPixels'],
])('a photo of %ix%i as it is seen: %s', (width, height, code) => {
  const checked = checkContent('photo', { kind: 'photo', width, height });
  expect(checked.ok ? undefined : checked.error).toBe(code);
});

it.each([
  ['photo', 'video', 'media.photoNotValid'],
  ['photo', 'other', 'media.photoNotValid'],
  ['video', 'other', 'media.videoNotValid'],
  ['photo', 'unreadable', 'media.fileUnreadable'],
  ['video', 'video', undefined],
] as const)('wants a %s and finds a %s: %s', (wanted, found, code) => {
  const checked = checkContent(wanted, { kind: found });
  expect(checked.ok ? undefined : checked.error).toBe(code);
});

it('refuses a photo as a video', () => {
  const checked = checkContent('video', { kind: 'photo', width: 900, height: 1200 });
  expect(checked).toEqual({ ok: false, error: 'media.videoNotValid' });
});

it('takes exactly the photos of 600x800 to 100 megapixels', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const isFine = width >= 600 && height >= 800 && width * height <= 100_000_000;
      expect(checkContent('photo', { kind: 'photo', width, height }).ok).toBe(isFine);
    }),
  );
});
