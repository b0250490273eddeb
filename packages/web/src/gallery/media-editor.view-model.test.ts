import { createGalleryController } from '@greenroom/core/gallery/gallery.controller';
import type { MediaApi } from '@greenroom/core/gallery/media-api.port';
import { NO_GROUPS } from '@greenroom/core/gallery/media-groups';
import { approvedGroups, OPEN_SETTINGS, photoItem } from '@greenroom/core/gallery/media-item.fake';
import { draftStore } from '@greenroom/core/kernel/draft-store.fake';
import { mediaId, performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { done, err, ok } from '@greenroom/core/kernel/result';
import { settle } from '@greenroom/core/kernel/settle.fake';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { expect, it } from 'vitest';
import { Mirror } from '../mobx/mirror.ts';
import { MediaEditorViewModel } from './media-editor.view-model.ts';

const PHOTO = mediaId('a');

it('keeps the text that was typed about a photo until the photo is deleted', async () => {
  let answer: Awaited<ReturnType<MediaApi['remove']>> = err({ kind: 'status', status: 500, message: '' });
  const api = {
    groups: async (_, { paid }) => ok(paid ? NO_GROUPS : approvedGroups(photoItem('a'))),
    settings: async () => ok(OPEN_SETTINGS),
    remove: async () => answer,
  } as Partial<MediaApi> as MediaApi;
  const gallery = createGalleryController({ kind: 'photo', api, clock: createVirtualClock(), log: silentLog });
  gallery.open(performerId('1001'));
  await settle();
  const kept = new Map<string, string>();
  const editor = new MediaEditorViewModel(gallery, new Mirror(gallery.watch), draftStore(kept));
  editor.open(PHOTO);
  editor.type('By the sea');
  editor.remove();
  await settle();
  editor.close();
  editor.open(PHOTO);
  expect(editor.draft?.description).toBe('By the sea');
  answer = done;
  editor.remove();
  await settle();
  expect([...kept.values()]).toEqual(['']);
});
