import { expect, it } from 'vitest';
import { mayHelpToRetry } from './media-refusal.ts';

it.each([
  ['media.photoTooSmall', false],
  ['media.videoTooLarge', false],
  ['media.fileEmpty', false],
  ['media.textRefused', false],
  ['media.tooManyPendingPhotos', true],
  ['media.notEnoughFreeVideos', true],
  ['media.videoNotUploaded', true],
] as const)('offers to try again where that can end otherwise: %s, %s', (code, helps) => {
  expect(mayHelpToRetry(code)).toBe(helps);
});
