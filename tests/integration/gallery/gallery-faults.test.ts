import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MediaAct } from '@greenroom/core/gallery/gallery.machine';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { mediaId } from '@greenroom/core/kernel/ids';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import type { FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import { eventually } from '../../support/eventually.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let performer: Performer;
let id: string;
let photos: readonly string[];

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  id = await platform.hire();
  await platform.rank(id, 'silver');
  photos = await platform.fillMedia({ performerId: id, kind: 'photo', count: 2 });
  performer = createPerformer({ url: platform.url });
  performer.app.start();
  await eventually(() => performer.app.login.watch.state().checkedOnce);
  performer.app.login.logIn({ performerId: id, password: platform.password });
  await eventually(() => performer.app.login.watch.state().status === 'authenticated');
});
afterEach(() => performer.dispose());

const gallery = (kind: MediaKind = 'photo') => performer.app.media.galleries[kind].watch.state();
const turn = (name: FaultName, on = true): Promise<void> => platform.fault(name, on, id);
const isOpened = async (kind: MediaKind = 'photo'): Promise<void> => {
  performer.app.media.open(kind);
  await eventually(() => gallery(kind).status === 'ready');
};
const first = () => mediaId(photos[0] ?? '');

it.each([
  ['photos-fail', 'photo'],
  ['videos-fail', 'video'],
] as const)('says with %s that the page was not loaded, and loads it afterwards', async (name, kind) => {
  await turn(name);
  performer.app.media.open(kind);
  await eventually(() => gallery(kind).status === 'failed');
  await turn(name, false);
  performer.app.media.galleries[kind].refresh();
  await eventually(() => gallery(kind).status === 'ready');
  expect(gallery(kind).library.free.approved.items).toHaveLength(kind === 'photo' ? 2 : 0);
});

it('shows the photos with no-media-settings, without prices', async () => {
  await turn('no-media-settings');
  await isOpened();
  expect(gallery().library.free.approved.items).toHaveLength(2);
  expect(gallery().settings).toBeUndefined();
});

it.each<[FaultName, (photo: ReturnType<typeof first>) => MediaAct, string]>([
  ['media-save-fails', (of) => ({ type: 'change', id: of, change: { description: 'By the sea' } }), 'media.notSaved'],
  ['media-delete-fails', (of) => ({ type: 'remove', id: of }), 'media.notDeleted'],
  ['media-select-fails', (of) => ({ type: 'makeAvatar', id: of }), 'media.notSelected'],
])('keeps the photo as it was and tells it with %s, and does it afterwards', async (name, act, code) => {
  await isOpened();
  const before = gallery().library;
  await turn(name);
  performer.app.media.galleries.photo.act(act(first()));
  await eventually(() => gallery().error === code);
  expect(gallery()).toMatchObject({ library: before, busy: [], doneCount: 0 });
  await turn(name, false);
  performer.app.media.galleries.photo.act(act(first()));
  await eventually(() => gallery().doneCount === 1);
});
