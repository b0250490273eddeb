import { bigint, flag, integer, nullable, oneOf, table, text, type RowOf } from '../store/table.ts';

export const PERFORMERS_TABLE = table({
  columns: {
    id: text,
    username: text,
    nickname: text,
    description: text,
    password_hash: text,
    code_channel: oneOf<'none' | 'email' | 'sms'>(),
    role: text,
    language: text,
    status: text,
    services: text,
    tags: text,
    countries: text,
    brands: text,
    phone_name: flag,
    phone_introduction: flag,
    performer_status: text,
    age: integer,
    avatar: nullable(text),
    settings: text,
    notifications: integer,
    phone: text,
    /** Epoch seconds; she has no past from before. */
    joined_at: bigint,
    /** Since when she can be asked; null while she is not ready. */
    ready_at: nullable(bigint),
    /** Since when she has no socket any more; null while she has one, or never had. */
    gone_at: nullable(bigint),
    /** When a new page found the performer ready; null once work has begun again or ended. */
    interrupted_at: nullable(bigint),
  },
  key: ['id'],
});
export type PerformerRow = RowOf<typeof PERFORMERS_TABLE>;
