import { expect, it } from 'vitest';
import { approvedGroups, OPEN_SETTINGS, photoItem } from '../../testing/gallery/media-item.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { mediaId, performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, ok, type Result } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { createGalleryController } from './gallery.controller.ts';
import type { MediaApi, MediaQuestion } from './media-api.port.ts';
import { NO_GROUPS, type MediaGroups } from './media-item.ts';

const ANNA = performerId('1001');
const refused = (message: string, status = 409): CallFailure => ({ kind: 'status', status, message });

const setUp = (free: MediaGroups, paid: MediaGroups = NO_GROUPS) => {
  const clock = createVirtualClock();
  const asked: string[] = [];
  const world: { answer: Result<undefined, CallFailure>; lists: Result<MediaGroups, CallFailure> | undefined } = {
    answer: done,
    lists: undefined,
  };
  const act = (name: string) => async () => {
    asked.push(name);
    return world.answer;
  };
  const api: MediaApi = {
    groups: async (_id, question: MediaQuestion) => {
      asked.push(`${question.kind} ${question.paid ? 'paid' : 'free'} ${question.offset}`);
      return world.lists ?? ok(question.paid ? paid : free);
    },
    settings: async () => ok(OPEN_SETTINGS),
    swap: act('swap'),
    change: act('change'),
    remove: act('remove'),
    makeMain: act('makeMain'),
    makeAvatar: act('makeAvatar'),
  };
  const gallery = createGalleryController({ kind: 'photo', api, clock, log: silentLog });
  return { gallery, asked, world, clock, state: () => gallery.watch.state() };
};

const order = (state: { library: { free: MediaGroups } }): readonly string[] =>
  state.library.free.approved.items.map(({ id }) => id);
const AB = approvedGroups(photoItem('a'), photoItem('b'));

it('fetches free and paid photos from offset 0 when the page opens', async () => {
  const { gallery, asked, state } = setUp(AB);
  gallery.open(ANNA);
  expect(state().status).toBe('loading');
  await settle();
  expect(asked).toEqual(['photo free 0', 'photo paid 0']);
  expect(state()).toMatchObject({ status: 'ready', settings: OPEN_SETTINGS });
});

it('changes the order at once, and back when the platform does not', async () => {
  const { gallery, world, state } = setUp(AB);
  gallery.open(ANNA);
  await settle();
  world.answer = err(refused('platform_failed', 500));
  gallery.act({ type: 'swap', id: mediaId('a'), other: mediaId('b') });
  expect(order(state())).toEqual(['b', 'a']);
  await settle();
  expect(order(state())).toEqual(['a', 'b']);
  expect(state()).toMatchObject({ error: 'media.notMoved', busy: [] });
});

it('asks again after everything that was done', async () => {
  const { gallery, asked, state } = setUp(AB);
  gallery.open(ANNA);
  await settle();
  gallery.act({ type: 'remove', id: mediaId('a') });
  expect(state().busy).toEqual(['a']);
  await settle();
  expect(asked.slice(2)).toEqual(['remove', 'photo free 0', 'photo paid 0']);
  expect(state()).toMatchObject({ busy: [], doneCount: 1, error: undefined });
});

it.each([
  ['price_out_of_range', 'media.priceOutOfRange'],
  ['more_paid_than_free', 'media.morePaidThanFreePhotos'],
  ['text_refused', 'media.textRefused'],
  ['toString', 'media.notSaved'],
  ['platform_failed', 'media.notSaved'],
])('tells the refusal %s of a change as %s', async (message, code) => {
  const { gallery, world, state } = setUp(AB);
  gallery.open(ANNA);
  await settle();
  world.answer = err(refused(message));
  gallery.act({ type: 'change', id: mediaId('a'), change: { description: 'By the sea' } });
  await settle();
  expect(state().error).toBe(code);
});

it('makes only an approved free photo the main one or the avatar', async () => {
  const { gallery, asked, state } = setUp(AB, approvedGroups(photoItem('p', { paid: true })));
  gallery.open(ANNA);
  await settle();
  gallery.act({ type: 'makeMain', id: mediaId('p') });
  expect(state().error).toBe('media.notSelected');
  gallery.errorRead();
  gallery.act({ type: 'makeAvatar', id: mediaId('a') });
  await settle();
  expect(asked).toContain('makeAvatar');
});

it('fetches every 15 s while an item waits for approval and the page is open', async () => {
  const { gallery, asked, clock } = setUp({ ...AB, pending: { items: [], total: 1 } });
  gallery.open(ANNA);
  await settle();
  clock.advance(millis(14_999));
  expect(asked).toHaveLength(2);
  clock.advance(millis(1));
  await settle();
  expect(asked).toHaveLength(4);
  gallery.close();
  clock.advance(millis(60_000));
  expect(asked).toHaveLength(4);
});
