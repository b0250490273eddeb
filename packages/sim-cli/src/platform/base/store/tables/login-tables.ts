import { bigint, flag, integer, nullable, oneOf, table, text, type RowOf } from './table.ts';

/** Mails about the account: the simulated performer's own inbox, besides the login codes, hence with the links. */
export const NOTICES_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    /** Event that is told, such as `passwordChanged`; empty for mails of versions that did not keep it. */
    kind: text,
    channel: oneOf<'email' | 'sms'>(),
    /** Address or number that it went to, which may be one from before a change. */
    address: text,
    text,
    /** Address that the mail leads to, if any. */
    link: nullable(text),
    sent_at: bigint,
    sent_on: bigint,
  },
  key: ['id'],
  indexes: {
    notices_of: ['performer_id'],
  },
});

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

/** One login of one performer; kept after its end, so that the platform can say why it ended. */
export const LOGINS_TABLE = table({
  columns: {
    /** The hash of the cookie's value. */
    id: text,
    performer_id: text,
    started_at: bigint,
    seen_at: bigint,
    /** Times since and until which its present socket token is valid. */
    socket_since: bigint,
    socket_until: bigint,
    /** Time since which this device is ready for requests; null while it is not. */
    ready_at: nullable(bigint),
    /** Time of the latest proof of identity after the login; null while the login itself is the latest. */
    proved_at: nullable(bigint),
    /** Browser, operating system and country of the device; null where unknown. */
    browser: nullable(text),
    system: nullable(text),
    country: nullable(text),
    ended_at: nullable(bigint),
    end_reason: nullable(oneOf<'logout' | 'taken_over' | 'expired' | 'ended_elsewhere'>()),
  },
  key: ['id'],
  indexes: {
    logins_of: ['performer_id'],
  },
});
export type LoginRow = RowOf<typeof LOGINS_TABLE>;

/** A login code on its way, bound to the attempt that asked for it. */
export const LOGIN_CODES_TABLE = table({
  columns: {
    /** The hash of the attempt cookie's value. */
    attempt: text,
    performer_id: text,
    code_hash: text,
    expires_at: bigint,
    used: flag,
  },
  key: ['attempt'],
});

/** Number of attempts with an ID or a code, and the time of the last one. */
export const LOGIN_TRIES_TABLE = table({
  columns: {
    subject: text,
    tries: integer,
    at: bigint,
  },
  key: ['subject'],
  indexes: {
    tries_at: ['at'],
  },
});

/** A device that the performer chose to have remembered: its logins need no mailed code. */
export const REMEMBERED_DEVICES_TABLE = table({
  columns: {
    /** The hash of the cookie's value. */
    id: text,
    performer_id: text,
    remembered_at: bigint,
    expires_at: bigint,
  },
  key: ['id'],
  indexes: {
    devices_of: ['performer_id'],
  },
});

/** Devices on which a performer has logged in before: a login on any other one is told. */
export const KNOWN_DEVICES_TABLE = table({
  columns: {
    /** The hash of the cookie's value; a browser has one for all performers. */
    id: text,
    performer_id: text,
    known_at: bigint,
  },
  key: ['id', 'performer_id'],
});

/** A link that ends the login that a mail told of. */
export const LOGIN_DENIALS_TABLE = table({
  columns: {
    /** The hash of the token. */
    id: text,
    performer_id: text,
    login_id: text,
    /** The known device on which it began. */
    device_id: text,
    expires_at: bigint,
    used_at: nullable(bigint),
  },
  key: ['id'],
});

/** A link to set a new password. */
export const PASSWORD_LINKS_TABLE = table({
  columns: {
    /** The hash of the token. */
    id: text,
    performer_id: text,
    expires_at: bigint,
    used_at: nullable(bigint),
  },
  key: ['id'],
  indexes: {
    links_of: ['performer_id'],
  },
});

/** Time of the last change of each password; a password that was never changed has no row. */
export const PASSWORD_CHANGES_TABLE = table({
  columns: {
    performer_id: text,
    /** Epoch seconds. */
    changed_on: bigint,
  },
  key: ['performer_id'],
});

/** Login codes by e-mail and SMS: the simulated performer's own inbox, hence with the code. */
export const MAILS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    channel: oneOf<'email' | 'sms'>(),
    code: text,
    sent_at: bigint,
    sent_on: bigint,
  },
  key: ['id'],
});
export type MailRow = RowOf<typeof MAILS_TABLE>;
