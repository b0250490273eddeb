import { bigint, nullable, table, text, type RowOf } from './table.ts';

/** A link to register with. */
export const REGISTRATIONS_TABLE = table({
  columns: {
    /** The hash of the link's token. */
    id: text,
    email: text,
    expires_at: bigint,
    /** Performer made from the registration; null while it is open. */
    performer_id: nullable(text),
  },
  key: ['id'],
  unique: {
    // Empty for a link that was made used.
    one_registration_of_a_performer: { columns: ['performer_id'], where: "performer_id <> ''" },
  },
});
export type RegistrationRow = RowOf<typeof REGISTRATIONS_TABLE>;

/** A file that was sent, whole. */
export const FILES_TABLE = table({
  columns: {
    id: text,
    /** A registration's id, or a performer's. */
    owner: text,
    kind: text,
    /** base64, which every database keeps. */
    content: text,
    sent_at: bigint,
  },
  key: ['id'],
  unique: {
    one_file_of_a_kind: { columns: ['owner', 'kind'] },
  },
});
