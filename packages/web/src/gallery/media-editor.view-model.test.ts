import { expect, it } from 'vitest';
import { createGalleryController } from '@greenroom/core/gallery/gallery.controller';
import type { MediaApi } from '@greenroom/core/gallery/media-api.port';
import { NO_GROUPS } from '@greenroom/core/gallery/media-item';
import type { MediaController } from '@greenroom/core/gallery/media.controller';
import { mediaId, performerId, type MediaId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { type CallFailure, done, err, ok, type Result } from '@greenroom/core/kernel/result';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { approvedGroups, OPEN_SETTINGS, photoItem } from '@greenroom/core/testing/gallery/media-item.fake';
import { draftStore } from '@greenroom/core/testing/kernel/draft-store.fake';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { MediaEditorViewModel } from './media-editor.view-model.ts';
import { MediaPageViewModel } from './media-page.view-model.ts';

const PHOTO = mediaId('a');
const OTHER = mediaId('b');
const FAILED = err<CallFailure>({ kind: 'status', status: 500, message: '' });

/** A gallery with two photos. */
const setUp = async () => {
  const world: { answer: Result<undefined, CallFailure>; photos: readonly MediaId[] } = {
    answer: FAILED,
    photos: [PHOTO, OTHER],
  };
  const api = {
    groups: async (_, { paid }) => ok(paid ? NO_GROUPS : approvedGroups(...world.photos.map((id) => photoItem(id)))),
    settings: async () => ok(OPEN_SETTINGS),
    remove: async (_, id) => {
      if (world.answer.ok) world.photos = world.photos.filter((each) => each !== id);
      return world.answer;
    },
    swap: async () => FAILED,
  } as Partial<MediaApi> as MediaApi;
  const gallery = createGalleryController({ kind: 'photo', api, clock: createVirtualClock(), log: silentLog });
  gallery.open(performerId('1001'));
  await settle();
  return { world, gallery };
};

const pageOf = (gallery: MediaController['galleries']['photo']): MediaPageViewModel => {
  const uploads = { watch: createValue({ uploads: [] }) };
  const media = { galleries: { photo: gallery }, uploads } as unknown as MediaController;
  return new MediaPageViewModel({
    media,
    kind: 'photo',
    imageUrl: '',
    drafts: draftStore(new Map()),
    savesData: false,
  });
};

it('keeps the text that was typed about a photo until the photo is deleted', async () => {
  const { world, gallery } = await setUp();
  const kept = new Map<string, string>();
  const editor = new MediaEditorViewModel(gallery, gallery.watch, draftStore(kept));
  editor.open(PHOTO);
  editor.type('By the sea');
  editor.remove();
  await settle();
  editor.close();
  editor.open(PHOTO);
  expect(editor.draft?.description).toBe('By the sea');
  world.answer = done;
  editor.remove();
  await settle();
  expect([...kept.values()]).toEqual(['']);
});

it.each(['the photo is gone for a while', 'the page is left'])('opens nothing by itself when %s', async (why) => {
  const { world, gallery } = await setUp();
  const { editor } = pageOf(gallery);
  editor.open(PHOTO);
  editor.type('By the sea');
  if (why === 'the page is left') gallery.close();
  else world.photos = [OTHER];
  gallery.refresh();
  await settle();
  world.photos = [PHOTO, OTHER];
  gallery.open(performerId('1001'));
  await settle();
  expect(editor.draft).toBeUndefined();
  editor.open(PHOTO);
  expect(editor.draft?.description).toBe('By the sea');
});

it('says on the page what fails after a photo was deleted', async () => {
  const { world, gallery } = await setUp();
  const model = pageOf(gallery);
  model.editor.open(PHOTO);
  world.answer = done;
  model.editor.remove();
  await settle();
  gallery.act({ type: 'swap', id: OTHER, other: OTHER });
  await settle();
  expect(model.errorKey).toBe('error.media.notMoved');
});
