import { ok } from '@greenroom/core/kernel/result';
import type { MediaApi } from '@greenroom/core/gallery/media-api.port';
import { PHOTO_LIMIT, VIDEO_LIMIT } from '@greenroom/core/gallery/media.constants';
import { accountCalls } from '../account/account-api.wire.ts';
import type { ApiClient } from '../http/api-client.ts';
import { mediaCalls } from './media-api.wire.ts';

/** @spec §7 info_paid — a 204 error is ignored */
const HAS_NONE = 204;

export const createMediaApi = (client: ApiClient): MediaApi => ({
  groups: (id, { kind, paid, offset }) =>
    kind === 'photo'
      ? client.call(mediaCalls.photoGroups, { params: { id }, query: { limit: PHOTO_LIMIT, offset, paid } })
      : client.call(mediaCalls.mediaGroups, { params: { id }, query: { limit: VIDEO_LIMIT, offset, paid } }),
  settings: async () => {
    const answer = await client.call(mediaCalls.mediaInfoPaid, {});
    return !answer.ok && answer.error.status === HAS_NONE ? ok(undefined) : answer;
  },
  swap: (first, second) => client.call(mediaCalls.swapMedias, { params: { first, second } }),
  change: (id, media, change) => client.call(mediaCalls.changeMedia, { params: { id, mediaId: media }, body: change }),
  remove: (id, media) => client.call(mediaCalls.deleteMedia, { params: { id, mediaId: media } }),
  makeMain: (media) => client.call(mediaCalls.selectMedia, { params: { mediaId: media }, body: { mainPhoto: 1 } }),
  makeAvatar: (id, media) =>
    client.call(accountCalls.setAvatar, { params: { id }, body: { id, avatarMedia: { id: media } } }),
});
