import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approvedGroups, photoItem } from '../../testing/gallery/media-item.fake.ts';
import { mediaId } from '../kernel/ids.ts';
import { appendMedia, hasMore, isWaiting, NO_GROUPS, swapMedia } from './media-item.ts';

const ids = (groups: ReturnType<typeof approvedGroups>): readonly string[] => groups.approved.items.map(({ id }) => id);
const abc = approvedGroups(photoItem('a'), photoItem('b'), photoItem('c'));

it('lets two items change places and leaves the others', () => {
  expect(ids(swapMedia(abc, mediaId('a'), mediaId('c')))).toEqual(['c', 'b', 'a']);
});

it('leaves the order alone when one of the two is not there', () => {
  expect(swapMedia(abc, mediaId('a'), mediaId('x'))).toBe(abc);
});

it('is as before after the same swap twice, whatever the two', () => {
  const one = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(one, one, (first, second) => {
      const [x, y] = [mediaId(first), mediaId(second)];
      expect(ids(swapMedia(swapMedia(abc, x, y), x, y))).toEqual(['a', 'b', 'c']);
    }),
  );
});

it('puts the next part behind the first and none of it twice', () => {
  const more = { ...approvedGroups(photoItem('c'), photoItem('d')), pending: { items: [], total: 2 } };
  const all = appendMedia(abc, { ...more, approved: { ...more.approved, total: 4 } });
  expect(ids(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(all.approved.total).toBe(4);
  expect(hasMore(all)).toBe(true);
  expect(isWaiting(all)).toBe(true);
  expect(isWaiting(NO_GROUPS)).toBe(false);
});
