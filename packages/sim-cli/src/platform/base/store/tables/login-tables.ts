import { bigint, flag, integer, nullable, oneOf, table, text, type RowOf } from './table.ts';

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
