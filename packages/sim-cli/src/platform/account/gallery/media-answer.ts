import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { pictureName, pictureWidths } from './photo-files.ts';

type Groups = WireAnswer<(typeof CALLS)['mediaGroups']>;
type Group = NonNullable<Groups['approved']>;
type Item = NonNullable<Group['items']>[number];

/** State on the wire by the state in the store: a video that is being converted is pending. @spec §3 Media — item states */
const STATES = { new: 'pending', pending: 'pending', approved: 'approved', rejected: 'denied' } as const;

/** Path of a file, with a key that cannot be guessed, because pictures may be fetched without a cookie. */
const fileAddress = (key: string, name: string): string => `/media/${key}/${name}`;

/** The widths in which a photo can be fetched. */
export const thumbsOf = (row: MediaRow): readonly { readonly url: string; readonly width: number }[] =>
  row.kind === 'photo'
    ? pictureWidths(row.width).map((width) => ({ url: fileAddress(row.key, pictureName(width)), width }))
    : [];

/** Builds the answer for one photo or video. @spec §3 Media */
export const itemAnswer = (row: MediaRow, performer: PerformerRow): Item => ({
  id: row.id,
  type: row.kind,
  state: STATES[row.status],
  paid: row.paid,
  price: row.price,
  description: row.description,
  mainPhoto: row.main,
  avatar: performer.avatar === row.id ? 1 : 0,
  reason: row.reason,
  width: row.width,
  height: row.height,
  thumbs: [...thumbsOf(row)],
  url: row.kind === 'video' && row.status !== 'new' ? fileAddress(row.key, row.file) : null,
  date: row.added_at,
});
