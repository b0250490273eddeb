import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPEN_SETTINGS } from '../../testing/gallery/media-item.fake.ts';
import { credits } from '../kernel/units.ts';
import { NO_GROUPS, type MediaGroups } from './media-item.ts';
import {
  MEDIA_RANKS,
  nearestPrice,
  rankOf,
  addingProblem,
  chargingProblem,
  checkPrice,
  errNoToCode,
  paidLeft,
  type PaidUnderWay,
  type MediaLibrary,
} from './paid-media.ts';

const groups = (approved: number, pending = 0): MediaGroups => ({
  ...NO_GROUPS,
  approved: { items: [], total: approved },
  pending: { items: [], total: pending },
});
const library = (free: MediaGroups, paid = NO_GROUPS): MediaLibrary => ({ free, paid });

it.each([
  [1, 'photo', 'media.tooManyPendingPhotos'],
  [1, 'video', 'media.tooManyPendingVideos'],
  [2, 'photo', 'media.morePaidThanFreePhotos'],
  [2, 'video', 'media.morePaidThanFreeVideos'],
  [3, 'photo', 'media.notAllowedNow'],
] as const)('reads errNo %i of a %s as %s', (errNo, kind, code) => {
  expect(errNoToCode(errNo, kind)).toBe(code);
});

it.each([
  ['paid photos may not exceed free ones', groups(1), groups(1), 'media.morePaidThanFreePhotos'],
  ['the first paid photo needs a free one', groups(0), groups(0), 'media.morePaidThanFreePhotos'],
  ['a pending free one is not enough', groups(0, 1), groups(0), 'media.notEnoughFreePhotos'],
  ['a pending paid one counts', groups(1, 1), groups(0, 1), 'media.notEnoughFreePhotos'],
  ['one approved free one allows one paid one', groups(1), groups(0), undefined],
])('knows that %s', (_rule, free, paid, problem) => {
  expect(addingProblem('photo', true, OPEN_SETTINGS, library(free, paid))).toBe(problem);
});

it('believes the flags free.add and paid.add of the platform', () => {
  const closed = { ...OPEN_SETTINGS, free: { add: false, errNo: 1 }, paid: { add: false, errNo: 2, balance: 0 } };
  expect(addingProblem('photo', false, closed, library(groups(9)))).toBe('media.tooManyPendingPhotos');
  expect(addingProblem('photo', true, closed, library(groups(9)))).toBe('media.morePaidThanFreePhotos');
});

const NONE: PaidUnderWay = { ofKind: 0, all: 0 };

it.each([
  [2, 1, 5, 1],
  [2, 3, 5, 0],
  [9, 1, 5, 5],
])('with %i free and %i paid photos, of %i that the platform allows, %i may be added', (free, paid, balance, left) => {
  const settings = { ...OPEN_SETTINGS, paid: { ...OPEN_SETTINGS.paid, balance } };
  expect(paidLeft(settings, library(groups(free, 3), groups(paid)), NONE)).toBe(left);
  expect(paidLeft(undefined, library(groups(free)), NONE)).toBeUndefined();
});

it('lets the performer add free ones where the platform sets no rule', () => {
  expect(addingProblem('video', false, undefined, library(NO_GROUPS))).toBeUndefined();
});

it.each([
  [2, 0, true, undefined],
  [1, 0, true, 'media.morePaidThanFreePhotos'],
  [3, 1, true, undefined],
  [2, 1, false, 'media.morePaidThanFreePhotos'],
] as const)('with %i free and %i paid ones a free one becomes paid: %s, %s', (free, paid, isApproved, problem) => {
  expect(chargingProblem('photo', isApproved, library(groups(free), groups(paid)))).toBe(problem);
});

it('never lets paid ones exceed free ones, in any order of adding and charging', () => {
  const move = fc.constantFrom('addFree', 'addPaid', 'charge');
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let [free, paid] = [0, 0];
      for (const each of moves) {
        const now = library(groups(free), groups(paid));
        if (each === 'addFree') free += 1;
        else if (each === 'addPaid' && addingProblem('photo', true, OPEN_SETTINGS, now) === undefined) paid += 1;
        else if (each === 'charge' && free > 0 && chargingProblem('photo', true, now) === undefined) {
          free -= 1;
          paid += 1;
        }
        expect(paid).toBeLessThanOrEqual(free);
      }
    }),
  );
});

it.each([
  [4, false],
  [5, true],
  [20, true],
  [21, false],
  [7.5, false],
])('takes %d credits for a photo of 5 to 20: %s', (price, isFine) => {
  expect(checkPrice('photo', credits(price), OPEN_SETTINGS).ok).toBe(isFine);
});

it.each([
  [0, false],
  [1, true],
])('takes %d credits where no range is known: %s', (price, isFine) => {
  expect(checkPrice('photo', credits(price), undefined).ok).toBe(isFine);
});

it('knows the seven ranks from Iron to Antimatter', () => {
  expect(MEDIA_RANKS.map((_, index) => rankOf(index + 1))).toEqual([
    'iron',
    'bronze',
    'silver',
    'gold',
    'platinum',
    'diamond',
    'antimatter',
  ]);
  expect([rankOf(0), rankOf(8)]).toEqual([undefined, undefined]);
});

it.each([
  [1, 5],
  [12, 12],
  [99, 20],
])('begins a price of %i at %i', (price, nearest) => {
  expect(nearestPrice(credits(price), { min: credits(5), max: credits(20) })).toBe(nearest);
});
