import { createMediaApi, mediaCalls } from '@greenroom/adapters-http/gallery/media-api.http';
import { NO_GROUPS, type MediaItem } from '@greenroom/core/gallery/media-item';
import { mediaId, performerId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const PHOTO =
  '{"id":17,"type":"photo","state":"denied","paid":1,"price":12,"description":"By the sea","mainPhoto":0,"avatar":0,' +
  '"reason":"Too dark.","width":900,"height":1200,"thumbs":[{"url":"/media/k/320.webp","width":320},' +
  '{"url":"/media/k/160.webp","width":160}],"url":null,"date":1767225600,"later":true}';
const VIDEO = '{"id":"v1","type":"video","state":"pending","url":"/media/k/video.mp4"}';

const photo: MediaItem = {
  id: mediaId('17'),
  kind: 'photo',
  state: 'denied',
  paid: true,
  price: credits(12),
  description: 'By the sea',
  isMain: false,
  isAvatar: false,
  reason: 'Too dark.',
  width: 900,
  height: 1200,
  pictures: [
    { url: '/media/k/160.webp', width: 160 },
    { url: '/media/k/320.webp', width: 320 },
  ],
  source: undefined,
  addedOn: seconds(1_767_225_600),
};
const video: MediaItem = {
  ...photo,
  id: mediaId('v1'),
  kind: 'video',
  state: 'pending',
  paid: false,
  price: credits(0),
  description: '',
  reason: undefined,
  width: 0,
  height: 0,
  pictures: [],
  source: '/media/k/video.mp4',
  addedOn: seconds(0),
};
const KEEP = { upload: '1001-abc', paid: true, price: 12, description: 'By the sea' };
const KEEP_BODY = '{"upload":"1001-abc","paid":1,"price":12,"description":"By the sea"}';
const ACCOUNT_PATH = '/api/performer/performer_accounts/1001';

export const mediaPayloads = {
  mediaInfoPaid: {
    ask: (client) => createMediaApi(client).settings(),
    request: 'GET /api/performer/medias/info_paid',
    body: '',
    answer:
      '{"free":{"add":true,"errNo":0},"paid":{"add":0,"errNo":2,"balance":3},"level":3,' +
      '"levels":[{"level":3,"photo":{"min":5,"max":20},"video":{"min":20,"max":110}}],"price":{"photo":10,"video":50}}',
    decoded: {
      free: { add: true, errNo: 0 },
      paid: { add: false, errNo: 2, balance: 3 },
      level: 3,
      levels: [{ level: 3, prices: { photo: { min: 5, max: 20 }, video: { min: 20, max: 110 } } }],
      price: { photo: 10, video: 50 },
    },
  },
  photoGroups: {
    ask: (client) => createMediaApi(client).groups(anna, { kind: 'photo', paid: true, offset: 0 }),
    request: `GET ${ACCOUNT_PATH}/photos/group?limit=200&offset=0&paid=1`,
    body: '',
    answer: `{"approved":{"total":0,"items":[]},"pending":null,"rejected":{"total":7,"items":[${PHOTO}]}}`,
    decoded: { ...NO_GROUPS, rejected: { total: 7, items: [photo] } },
  },
  mediaGroups: {
    ask: (client) => createMediaApi(client).groups(anna, { kind: 'video', paid: false, offset: 20 }),
    request: `GET ${ACCOUNT_PATH}/medias/group?limit=20&offset=20&paid=0`,
    body: '',
    answer: `{"approved":{"items":[]},"pending":{"items":[]},"rejected":{"items":[]},"new":{"items":[${VIDEO}]}}`,
    decoded: { ...NO_GROUPS, new: { total: 1, items: [video] } },
  },
  swapMedias: {
    ask: (client) => createMediaApi(client).swap(mediaId('17'), mediaId('18')),
    request: 'GET /api/performer/medias/swap/17/18',
    body: '',
    ...OK,
  },
  changeMedia: {
    ask: (client) => createMediaApi(client).change(anna, mediaId('17'), { paid: true, price: credits(12) }),
    request: `PATCH ${ACCOUNT_PATH}/medias/17`,
    body: '{"paid":1,"price":12}',
    ...OK,
  },
  deleteMedia: {
    ask: (client) => createMediaApi(client).remove(anna, mediaId('17')),
    request: `DELETE ${ACCOUNT_PATH}/medias/17`,
    body: '',
    ...OK,
  },
  selectMedia: {
    ask: (client) => createMediaApi(client).makeMain(mediaId('17')),
    request: 'PATCH /api/performer/medias/17',
    body: '{"mainPhoto":1}',
    ...OK,
  },
  keepPhoto: {
    ask: (client) => client.call(mediaCalls.keepPhoto, { params: { id: anna }, body: KEEP }),
    request: `POST ${ACCOUNT_PATH}/photos`,
    body: KEEP_BODY,
    answer: '{"id":17}',
    decoded: { id: '17' },
  },
  keepVideo: {
    ask: (client) => client.call(mediaCalls.keepVideo, { params: { id: anna }, body: KEEP }),
    request: `POST ${ACCOUNT_PATH}/videos`,
    body: KEEP_BODY,
    answer: '{"id":"v1"}',
    decoded: { id: 'v1' },
  },
} satisfies Record<keyof typeof mediaCalls, CallPayload>;
