import { bigint, flag, integer, nullable, oneOf, table, text, type RowOf } from './table.ts';

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
    /** Services that come back when work resumes; null while it is not paused. */
    paused_services: nullable(text),
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
    /** Epoch seconds; the performer has no history from before. */
    joined_at: bigint,
    /** Time since which customers can ask; null while the performer is not ready. */
    ready_at: nullable(bigint),
    /** Time since which the performer has no socket; null while there is one, or never was. */
    gone_at: nullable(bigint),
    /** Time at which a new page found the performer ready; null once work has begun again or ended. */
    interrupted_at: nullable(bigint),
    /** Time at which work ended because the device could not be reached; null once a page is connected or work ends in another way. */
    lost_at: nullable(bigint),
  },
  key: ['id'],
});
export type PerformerRow = RowOf<typeof PERFORMERS_TABLE>;

/** A submitted form, as JSON, which is not parsed here. */
export const SUBMISSIONS_TABLE = table({
  columns: {
    performer_id: text,
    kind: text,
    content: text,
    /** `kept` needs no moderator. */
    status: oneOf<'kept' | 'pending' | 'approved' | 'rejected'>(),
    changed_at: bigint,
  },
  key: ['performer_id', 'kind'],
});
export type SubmissionRow = RowOf<typeof SUBMISSIONS_TABLE>;

/** The latest streams granted to each performer. */
export const STREAMS_TABLE = table({
  columns: {
    performer_id: text,
    /** Part of the names of both streams. */
    id: text,
    /**
     * Host by which the performer's page calls the platform, so that the page can reach the media server at the same
     * address.
     */
    host: text,
    place: oneOf<'main' | 'spare'>(),
  },
  key: ['performer_id'],
});
export type StreamRow = RowOf<typeof STREAMS_TABLE>;

/** A performer's toy rules, as JSON, which is not parsed here. */
export const TOY_RULES_TABLE = table({
  columns: {
    performer_id: text,
    rules: text,
  },
  key: ['performer_id'],
});
