import { expect, it } from 'vitest';
import { approvedGroups, OPEN_SETTINGS, photoItem } from '../../testing/gallery/media-item.fake.ts';
import { mediaId, performerId } from '../kernel/ids.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import { credits } from '../kernel/units.ts';
import { emptyGallery, gallery, type GalleryEvent, type GalleryState, type MediaAct } from './gallery.machine.ts';
import { NO_GROUPS, type MediaGroups } from './media-item.ts';
import type { MediaLibrary } from './paid-media.ts';
import { MODERATION_POLL } from './upload-limits.ts';

const ANNA = performerId('1001');
const A = mediaId('a');
const B = mediaId('b');
const EMPTY = emptyGallery('photo');
const OPENED: GalleryEvent = { type: 'opened', owner: ANNA };
const pending = (total: number): MediaGroups => ({ ...NO_GROUPS, pending: { items: [], total } });

const run = (from: GalleryState, ...events: readonly GalleryEvent[]) => {
  let state = from;
  let effects: ReturnType<typeof gallery>['effects'] = [];
  for (const event of events) ({ state, effects } = gallery(state, event));
  return { state, effects };
};
const loaded = (library: Partial<MediaLibrary> = {}): GalleryEvent => ({
  type: 'loaded',
  library: { free: NO_GROUPS, paid: NO_GROUPS, ...library },
  settings: OPEN_SETTINGS,
});
/** The open page of photos, as the platform has them. */
const showing = (library: Partial<MediaLibrary>): GalleryState => run(EMPTY, OPENED, loaded(library)).state;
const AB = showing({ free: approvedGroups(photoItem('a'), photoItem('b')) });
const ask = (act: MediaAct): GalleryEvent => ({ type: 'actRequested', act });
const charge = (id: string, price?: number): MediaAct => ({
  type: 'change',
  id: mediaId(id),
  change: { paid: true, ...(price === undefined ? {} : { price: credits(price) }) },
});
const DESCRIBE: MediaAct = { type: 'change', id: A, change: { description: 'By the sea' } };
const SWAP: MediaAct = { type: 'swap', id: A, other: B };
const order = ({ library }: GalleryState) => library.free.approved.items.map(({ id }) => id);

it('is closed, and nothing is loading, before its page was opened', () => {
  expect(EMPTY).toMatchObject({ status: 'idle', open: false, loadingMore: false, busy: [] });
});

it.each<GalleryEvent>([
  { type: 'refreshRequested' },
  { type: 'moreRequested' },
  ask(DESCRIBE),
  { type: 'actDone', act: DESCRIBE },
  { type: 'errorRead' },
])('does nothing on $type before its page was opened', (event) => {
  expect(run(EMPTY, event)).toEqual({ state: EMPTY, effects: [] });
});

it('leaves every call and the poll at the log-out', () => {
  const { state, effects } = run(AB, ask(DESCRIBE), { type: 'reset' });
  expect(state).toEqual(EMPTY);
  expect(effects).toEqual([leave('load'), leave('more'), leave('poll'), leave('act a')]);
});

it('asks for more of the longer list alone, once at a time', () => {
  const state = showing({
    free: { ...NO_GROUPS, approved: { items: [photoItem('a')], total: 2 } },
    paid: approvedGroups(photoItem('p', { paid: true })),
  });
  const more = run(state, { type: 'moreRequested' });
  expect(more.state.loadingMore).toBe(true);
  expect(more.effects).toEqual([
    invoke('more', { type: 'loadMore', owner: ANNA, offsets: { free: 1, paid: undefined } }),
  ]);
  expect(run(more.state, { type: 'moreRequested' })).toEqual({ state: more.state, effects: [] });
  const { state: after } = run(more.state, {
    type: 'moreLoaded',
    library: { ...state.library, free: { ...NO_GROUPS, approved: { items: [photoItem('b')], total: 2 } } },
  });
  expect([order(after), after.loadingMore]).toEqual([['a', 'b'], false]);
  expect(run(after, { type: 'moreRequested' })).toEqual({ state: after, effects: [] });
});

it('asks for more again after a refresh replaced the question', () => {
  const state = showing({ free: { ...NO_GROUPS, approved: { items: [photoItem('a')], total: 2 } } });
  const refreshed = run(state, { type: 'moreRequested' }, { type: 'refreshRequested' }).state;
  expect(refreshed.loadingMore).toBe(false);
});

it('runs one action on an item at a time, and another on another', () => {
  const first = run(AB, ask(DESCRIBE));
  expect(first.effects).toEqual([invoke('act a', { type: 'act', owner: ANNA, act: DESCRIBE })]);
  expect(run(first.state, ask({ type: 'remove', id: A }))).toEqual({ state: first.state, effects: [] });
  const other: MediaAct = { type: 'remove', id: B };
  const second = run(first.state, ask(other));
  expect(second.state.busy).toEqual([A, B]);
  expect(run(second.state, { type: 'actDone', act: other }).state.busy).toEqual([A]);
});

it('runs no action before the items are there', () => {
  const { state } = run(EMPTY, OPENED);
  expect(run(state, ask(DESCRIBE))).toEqual({ state, effects: [] });
});

it('drops the error of the last action with the next one, with the page, and when it is read', () => {
  const failed = run(AB, ask(DESCRIBE), { type: 'actFailed', act: DESCRIBE, code: 'media.notSaved' }).state;
  expect(failed).toMatchObject({ error: 'media.notSaved', busy: [], doneCount: 0 });
  for (const event of [ask(DESCRIBE), OPENED, { type: 'closed' }, { type: 'errorRead' }] as const)
    expect(run(failed, event).state.error).toBeUndefined();
});

it('is the same when an error is read that there is not', () => {
  expect(run(AB, { type: 'errorRead' }).state).toBe(AB);
});

it('swaps on screen at once, and back when the platform refuses', () => {
  const swapped = run(AB, ask(SWAP)).state;
  expect(order(swapped)).toEqual(['b', 'a']);
  const refused: GalleryEvent = { type: 'actFailed', act: SWAP, code: 'media.notMoved' };
  expect(order(run(swapped, refused).state)).toEqual(['a', 'b']);
  const shown = run(swapped, { type: 'refreshRequested' }, loaded(AB.library)).state;
  expect(order(run(shown, refused).state)).toEqual(['a', 'b']);
});

it('leaves the order alone when any other action fails', () => {
  const { state } = run(AB, ask(DESCRIBE), { type: 'actFailed', act: DESCRIBE, code: 'media.notSaved' });
  expect(order(state)).toEqual(['a', 'b']);
});

it.each<MediaAct['type']>(['makeMain', 'makeAvatar'])('refuses to %s an item that is not there', (type) => {
  const act = { type, id: mediaId('z') } as MediaAct;
  const { state, effects } = run(AB, ask(act));
  expect([state.error, effects]).toEqual(['media.notSelected', []]);
});

it('leaves it to the platform to refuse a change of an item that is not there', () => {
  expect(run(AB, ask(charge('z', 99))).effects).toHaveLength(1);
});

it('checks no price of what stays free', () => {
  const free: MediaAct = { type: 'change', id: A, change: { paid: false, price: credits(99) } };
  expect(run(AB, ask(free)).effects).toHaveLength(1);
});

it('checks the price of what is paid already, and charges for it whatever the others are', () => {
  const paid = showing({ paid: approvedGroups(photoItem('p', { paid: true, price: credits(10) })) });
  expect(run(paid, ask({ type: 'change', id: mediaId('p'), change: { price: credits(99) } })).state.error).toBe(
    'media.priceOutOfRange',
  );
  expect(run(paid, ask({ type: 'change', id: mediaId('p'), change: { price: credits(12) } })).effects).toHaveLength(1);
  expect(run(paid, ask({ type: 'change', id: mediaId('p'), change: { description: 'Sea' } })).effects).toHaveLength(1);
});

it('counts an item that waits for approval as none that customers can see for free', () => {
  const free: MediaGroups = {
    ...NO_GROUPS,
    approved: { items: [photoItem('a')], total: 1 },
    pending: { items: [photoItem('w', { state: 'pending' })], total: 1 },
  };
  const state = showing({ free });
  expect(run(state, ask(charge('w', 10))).effects).toHaveLength(1);
  expect(run(state, ask(charge('a', 10))).state.error).toBe('media.notEnoughFreePhotos');
});

it.each<[string, Partial<MediaLibrary>, boolean, boolean]>([
  ['a free item waits', { free: pending(1) }, true, true],
  ['a paid item waits', { paid: pending(1) }, true, true],
  ['none waits', {}, true, false],
  ['one waits and the page is closed', { free: pending(1) }, false, false],
])('asks again after a while only when one waits and the page is open: %s', (_, library, isOpen, polls) => {
  const asked = run(EMPTY, OPENED).state;
  const before = isOpen ? asked : run(asked, { type: 'closed' }).state;
  const { state, effects } = run(before, loaded(library));
  expect(effects).toEqual(polls ? [after('poll', MODERATION_POLL, { type: 'refreshRequested' })] : []);
  const again = run(state, { type: 'refreshRequested' }).state;
  expect(run(again, { type: 'loadFailed' }).effects).toEqual(effects);
});

it('says that nothing could be loaded, and keeps what was', () => {
  const first = run(EMPTY, OPENED).state;
  expect(run(first, { type: 'loadFailed' })).toMatchObject({
    state: { status: 'failed', error: 'media.photosNotLoaded' },
    effects: [],
  });
  const again = run(AB, { type: 'refreshRequested' }).state;
  expect(again.status).toBe('ready');
  const { state } = run(again, { type: 'loadFailed' });
  expect(state).toMatchObject({ status: 'ready', error: 'media.photosNotLoaded', library: AB.library });
});

it('no longer says that nothing could be loaded once it is there, and keeps the error of an action', () => {
  const first = run(EMPTY, OPENED).state;
  const again = run(first, { type: 'loadFailed' }, { type: 'refreshRequested' }).state;
  expect(run(again, loaded()).state).toMatchObject({ status: 'ready', error: undefined });
  const refused = { ...again, error: 'media.notSaved' } as const;
  expect(run(refused, loaded()).state.error).toBe('media.notSaved');
});

it('reads as many of each list again as are shown, and the first part when the page opens', () => {
  expect(run(AB, { type: 'refreshRequested' }).effects).toMatchObject([
    leave('more'),
    { effect: { type: 'load', counts: { free: 2, paid: 0 } } },
  ]);
  expect(run(AB, OPENED).effects).toMatchObject([
    leave('more'),
    { effect: { type: 'load', counts: { free: 0, paid: 0 } } },
  ]);
});
