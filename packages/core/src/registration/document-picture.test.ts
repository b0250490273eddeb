import { expect, it } from 'vitest';
import { bytes } from '../kernel/units.ts';
import { documentProblem } from './document-picture.ts';

const MEGABYTE = 1024 * 1024;

it.each([
  ['a picture of 640 by 480', 1, { kind: 'photo', width: 640, height: 480 }, undefined],
  ['the least, lying or upright', 1, { kind: 'photo', width: 250, height: 900 }, undefined],
  ['a picture in which nobody can read', 1, { kind: 'photo', width: 640, height: 249 }, 'registration.pictureTooSmall'],
  ['a head that tells a huge size', 1, { kind: 'photo', width: 90_000, height: 90_000 }, 'media.photoTooManyPixels'],
  ['something else that is called a picture', 1, { kind: 'other' }, 'media.photoNotValid'],
  ['a film', 1, { kind: 'video' }, 'media.photoNotValid'],
  ['half a picture', 1, { kind: 'unreadable' }, 'media.fileUnreadable'],
  ['no bytes at all', 0, { kind: 'photo', width: 640, height: 480 }, 'media.fileEmpty'],
  ['more than 15 MB', 15.1 * MEGABYTE, { kind: 'photo', width: 640, height: 480 }, 'media.photoTooLarge'],
] as const)('answers %s', (_, size, probed, problem) => {
  expect(documentProblem(bytes(size), probed)).toBe(problem);
});
