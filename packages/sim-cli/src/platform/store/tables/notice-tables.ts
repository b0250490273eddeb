import { bigint, oneOf, table, text } from './table.ts';

/** E-mails and SMS that tell of a change of the account: the simulated performer's own inbox, besides the login codes. */
export const NOTICES_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    channel: oneOf<'email' | 'sms'>(),
    /** Address or number that it went to, which may be one from before a change. */
    address: text,
    text,
    sent_at: bigint,
    sent_on: bigint,
  },
  key: ['id'],
  indexes: {
    notices_of: ['performer_id'],
  },
});
