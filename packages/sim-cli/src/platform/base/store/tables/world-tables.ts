import { bigint, nullable, table, text, type RowOf } from './table.ts';

/** Facts about the whole world, such as the seed it was made of. */
export const WORLD_FACTS_TABLE = table({
  columns: {
    name: text,
    value: text,
  },
  key: ['name'],
});

export const NEWS_TABLE = table({
  columns: {
    id: text,
    language: text,
    for_whom: text,
    title: text,
    content: text,
    date: bigint,
  },
  key: ['id', 'language'],
});
export type NewsRow = RowOf<typeof NEWS_TABLE>;

export const FAULTS_TABLE = table({
  columns: {
    name: text,
    /** Empty: for all performers. */
    performer_id: text,
    /** End of the fault on the platform's clock; null when it does not end by itself. */
    ends_at: nullable(bigint),
    /** Effect of a rule of calls as JSON; null for a named fault. */
    rule: nullable(text),
    /** Calls that a rule was asked for, and those that it changed. */
    draws: nullable(bigint),
    uses: nullable(bigint),
  },
  key: ['name', 'performer_id'],
});

/** Reports of browsers about violations of the content security policy. */
export const VIOLATIONS_TABLE = table({
  columns: {
    id: text,
    directive: text,
    blocked: text,
    page: text,
    at: bigint,
  },
  key: ['id'],
});

/** Keys of this platform, by the name of their use. */
export const SECRETS_TABLE = table({
  columns: {
    name: text,
    value: text,
  },
  key: ['name'],
});
