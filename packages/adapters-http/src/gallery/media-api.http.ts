import * as z from 'zod/mini';
import type { MediaApi } from '@greenroom/core/gallery/media-api.port';
import type { MediaLevel, MediaSettings } from '@greenroom/core/gallery/paid-media';
import { PHOTO_LIMIT, VIDEO_LIMIT } from '@greenroom/core/gallery/upload-limits';
import { ok } from '@greenroom/core/kernel/result';
import { credits } from '@greenroom/core/kernel/units';
import { accountCalls } from '../account/account-api.http.ts';
import { type ApiClient, removed } from '../http/api-client.ts';
import { defineCalls, type Refusal } from '../http/call.ts';
import { flagWire, idWire, mapped, orElse } from '../http/fields.wire.ts';
import { listPartFields } from '../http/query.wire.ts';
import { mediaGroupsWire } from './media-item.wire.ts';

const addWire = z.object({ add: flagWire, errNo: orElse(z.int(), 0) });
const creditsWire = mapped(z.number(), credits);
const rangeWire = z.object({ min: creditsWire, max: creditsWire });

const levelWire = mapped(
  z.object({ level: z.int(), photo: rangeWire, video: rangeWire }),
  ({ level, photo, video }): MediaLevel => ({ level, prices: { photo, video } }),
);

/** The lowest rank; it holds when `level`, the field that names the rank, is missing. */
const LOWEST_LEVEL = 1;

/** Decodes the limits and prices of photos and videos; without a level the lowest one holds. @spec §7 GET performer/medias/info_paid */
const mediaSettingsWire = mapped(
  z.object({
    free: addWire,
    paid: z.object({ ...addWire.shape, balance: orElse(z.number(), 0) }),
    level: z.nullish(z.int()),
    levels: orElse(z.array(levelWire), []),
    price: orElse(z.object({ photo: creditsWire, video: creditsWire }), { photo: credits(0), video: credits(0) }),
  }),
  (wire): MediaSettings => ({ ...wire, level: wire.level ?? LOWEST_LEVEL }),
);

const OF_PERFORMER = '/performer/performer_accounts/{id}';

/** Query of one list of photos or videos: the paid ones with `1`, the free ones with `0`. @spec §7 paid 0 or 1 */
const groupQueryWire = z.object({
  ...listPartFields,
  paid: z.codec(z.enum(['0', '1']), z.boolean(), {
    decode: (wire) => wire === '1',
    encode: (paid) => (paid ? '1' : '0'),
  }),
});

const paidFlag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (wire) => wire === 1,
  encode: (paid) => (paid ? 1 : 0),
});

/** Longest description that the platform takes; the form allows less. */
const LONGEST_DESCRIPTION = 4_000;
const descriptionWire = z.string().check(z.maxLength(LONGEST_DESCRIPTION));
const priceWire = z.int().check(z.nonnegative());

/** Changes of a photo or video; a field that is left out stays as it is. @spec §7 media body */
const changeBodyWire = z.object({
  description: z.optional(descriptionWire),
  paid: z.optional(paidFlag),
  price: z.optional(priceWire),
});

/** A file that the upload server has whole, and the purpose for which it is kept. */
const keepBodyWire = z.object({
  upload: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  paid: paidFlag,
  price: priceWire,
  description: descriptionWire,
});

const keptWire = z.object({ id: idWire });

const RULES: readonly Refusal[] = [
  {
    status: 409,
    error: 'more_paid_than_free',
    when: 'there would be more paid than free ones',
    more: { errNo: '2' },
  },
  { status: 409, error: 'not_enough_free', when: 'too few free ones are approved' },
  { status: 422, error: 'price_out_of_range', when: 'the price does not fit the rank' },
  { status: 422, error: 'text_refused', when: 'the description names another platform or asks for payment' },
];
const NOT_OWN: Refusal = { status: 404, error: 'not_found', when: 'the performer has no such item' };
const NOT_SELECTABLE: Refusal = { status: 409, error: 'not_selectable', when: 'it is no approved free photo' };
const KEEPING: readonly Refusal[] = [
  {
    status: 409,
    error: 'more_in_process',
    when: 'as many as allowed wait for approval already, or as many videos to be copied',
    more: { errNo: '1' },
  },
  ...RULES,
  { status: 404, error: 'no_such_upload', when: 'the upload is unknown, not whole, or another performer’s' },
  { status: 413, error: 'too_large', when: 'a photo over 15 MB, a video of 1 GB or more' },
  { status: 415, error: 'wrong_type', when: 'the content is no photo, or no video' },
  { status: 422, error: 'wrong_size', when: 'a photo smaller than 600x800 as it is seen' },
  { status: 422, error: 'too_many_pixels', when: 'a photo claims more pixels than any camera makes' },
  { status: 422, error: 'photo_damaged', when: 'a photo ends before its end' },
  { status: 422, error: 'photo_heic', when: 'a photo is HEIC' },
  { status: 422, error: 'video_damaged', when: 'a video ends before its end, has no index, or cannot be copied' },
  { status: 422, error: 'video_without_picture', when: 'a video has sound alone' },
  { status: 422, error: 'video_codec', when: 'browsers play none of its pictures' },
  { status: 422, error: 'video_sound', when: 'browsers play none of its sound' },
  { status: 422, error: 'video_trimmed', when: 'parts were cut out that cannot be left out without drawing it again' },
  { status: 422, error: 'file_empty', when: 'the file has no content' },
];

export const mediaCalls = defineCalls({ origin: 'spec', access: 'performer', section: '§7 Media' })({
  mediaInfoPaid: {
    purpose: 'Permissions to add free and paid items, and the prices of each level; a 204 is no error.',
    get: '/performer/medias/info_paid',
    answer: mediaSettingsWire,
  },
  photoGroups: {
    purpose: 'Photos by their moderation state, 200 of each group at a time.',
    get: `${OF_PERFORMER}/photos/group`,
    query: groupQueryWire,
    answer: mediaGroupsWire,
  },
  mediaGroups: {
    purpose: 'Videos by their moderation state, 20 of each group at a time.',
    get: `${OF_PERFORMER}/medias/group`,
    query: groupQueryWire,
    answer: mediaGroupsWire,
  },
  swapMedias: {
    purpose: 'Exchanges the places of two approved items.',
    get: '/performer/medias/swap/{first}/{second}',
    errors: [NOT_OWN],
  },
  changeMedia: {
    alsoAs: 'PUT',
    purpose: 'Changes description, paid and price of an item; a missing field stays as it is.',
    patch: `${OF_PERFORMER}/medias/{mediaId}`,
    body: changeBodyWire,
    errors: [NOT_OWN, ...RULES],
  },
  deleteMedia: {
    purpose: 'Removes an item and its files.',
    delete: `${OF_PERFORMER}/medias/{mediaId}`,
    origin: 'ours',
    section: '§8 Profile and media',
    errors: [NOT_OWN],
  },
  selectMedia: {
    purpose: 'Makes an approved free photo the main one.',
    patch: '/performer/medias/{mediaId}',
    body: z.object({ mainPhoto: z.literal(1) }),
    errors: [NOT_OWN, NOT_SELECTABLE],
  },
  keepPhoto: {
    purpose: 'Keeps an uploaded photo, which then waits for approval.',
    post: `${OF_PERFORMER}/photos`,
    origin: 'ours',
    body: keepBodyWire,
    answer: keptWire,
    errors: KEEPING,
  },
  keepVideo: {
    purpose: 'Keeps an uploaded video, which is then converted and waits for approval.',
    post: `${OF_PERFORMER}/videos`,
    origin: 'ours',
    body: keepBodyWire,
    answer: keptWire,
    errors: KEEPING,
  },
});

/**
 * Status of a platform that has no settings for media: the answer is then empty, not an error.
 * @spec §7 info_paid — a 204 error is ignored
 */
const NO_CONTENT = 204;

export const createMediaApi = (client: ApiClient): MediaApi => ({
  groups: (id, { kind, paid, offset }) =>
    kind === 'photo'
      ? client.call(mediaCalls.photoGroups, { params: { id }, query: { limit: PHOTO_LIMIT, offset, paid } })
      : client.call(mediaCalls.mediaGroups, { params: { id }, query: { limit: VIDEO_LIMIT, offset, paid } }),
  settings: async () => {
    const answer = await client.call(mediaCalls.mediaInfoPaid, {});
    return !answer.ok && answer.error.status === NO_CONTENT ? ok(undefined) : answer;
  },
  swap: (first, second) => client.call(mediaCalls.swapMedias, { params: { first, second } }),
  change: (id, mediaId, change) => client.call(mediaCalls.changeMedia, { params: { id, mediaId }, body: change }),
  remove: (id, mediaId) => removed(client.call(mediaCalls.deleteMedia, { params: { id, mediaId } })),
  makeMain: (mediaId) => client.call(mediaCalls.selectMedia, { params: { mediaId }, body: { mainPhoto: 1 } }),
  makeAvatar: (id, mediaId) =>
    client.call(accountCalls.setAvatar, { params: { id }, body: { id, avatarMedia: { id: mediaId } } }),
});
