import { bigint, nullable, oneOf, table, text } from './table.ts';

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
