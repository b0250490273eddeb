import { bigint, nullable, table, text, type RowOf } from './table.ts';

/** Code that waits for a phone, or the phone that is paired: one row for each performer, so one remote at a time. */
export const REMOTES_TABLE = table({
  columns: {
    performer_id: text,
    /** The login that made the code; the pairing ends with it. */
    login_id: text,
    code_hash: text,
    code_expires_at: bigint,
    /** The hash of the phone's cookie; null while the code waits. */
    token_hash: nullable(text),
    expires_at: nullable(bigint),
  },
  key: ['performer_id'],
  unique: {
    remotes_by_code: { columns: ['code_hash'] },
  },
});
export type RemoteRow = RowOf<typeof REMOTES_TABLE>;
