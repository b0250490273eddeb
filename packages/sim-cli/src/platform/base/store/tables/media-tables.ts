import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { bigint, flag, integer, nullable, oneOf, table, text, type RowOf } from './table.ts';

/** A photo or a video; its files lie in a folder named by its key. */
export const MEDIAS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    kind: oneOf<MediaKind>(),
    /** Name that the upload server gave the file, so that a repeated call keeps it once. */
    upload: text,
    status: oneOf<'new' | 'pending' | 'approved' | 'rejected'>(),
    paid: flag,
    price: integer,
    description: text,
    reason: nullable(text),
    main: flag,
    /** Width after rotation; 0 for a video. */
    width: integer,
    height: integer,
    key: text,
    /** The name of a video's file; of a sample photo, which scene is drawn. */
    file: text,
    /** Position in the performer's own order: the highest comes first. */
    position: bigint,
    /** Epoch seconds. */
    added_at: bigint,
    /** Time at which the next conversion or decision is due, on the platform's own clock; null when none is. */
    due_at: nullable(bigint),
  },
  key: ['id'],
  indexes: {
    medias_of: ['performer_id', 'kind', 'position'],
    medias_by_key: ['key'],
  },
  unique: {
    one_media_of_an_upload: { columns: ['performer_id', 'upload'] },
    one_main_photo: { columns: ['performer_id'], where: 'main = 1' },
  },
});
export type MediaRow = RowOf<typeof MEDIAS_TABLE>;
