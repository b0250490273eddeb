import { bigint, integer, nullable, oneOf, table, text } from './table.ts';

/** Authenticator app of a performer. */
export const AUTHENTICATORS_TABLE = table({
  columns: {
    performer_id: text,
    /** Encrypted by a key that is not in the database. */
    secret: text,
    created_at: bigint,
    /** Time at which a code proved it; null during the set-up. */
    confirmed_at: nullable(bigint),
    /** Number of the 30 s step of the latest code that was accepted: neither it nor an earlier one is good again. */
    last_step: bigint,
  },
  key: ['performer_id'],
});

/** Recovery codes, by the hash of each. */
export const RECOVERY_CODES_TABLE = table({
  columns: {
    performer_id: text,
    code_hash: text,
    used_at: nullable(bigint),
  },
  key: ['performer_id', 'code_hash'],
});

/** Passkeys with their public keys. */
export const PASSKEYS_TABLE = table({
  columns: {
    /** The id that the authenticator gave. */
    id: text,
    performer_id: text,
    name: text,
    public_key: text,
    /** Number of signatures as the authenticator counts them; 0 where it does not count. */
    counter: integer,
    /** Ways to reach the authenticator, comma-separated. */
    transports: text,
    /** Name of the host it is bound to; null for those of versions that did not keep it. */
    rp_id: nullable(text),
    created_at: bigint,
    used_at: nullable(bigint),
  },
  key: ['id'],
  indexes: {
    passkeys_of: ['performer_id'],
  },
});

/** Challenges that wait for the signature of a passkey; each is deleted by its first use. */
export const PASSKEY_CHALLENGES_TABLE = table({
  columns: {
    /** The hash of the attempt cookie's value, or the login that adds a passkey. */
    attempt: text,
    challenge: text,
    purpose: oneOf<'login' | 'add' | 'confirm'>(),
    expires_at: bigint,
  },
  key: ['attempt', 'purpose'],
});
