import type { Migration } from 'kysely/migration';
import {
  AUTHENTICATORS_TABLE,
  PASSKEYS_TABLE,
  PASSKEY_CHALLENGES_TABLE,
  RECOVERY_CODES_TABLE,
} from '../tables/security-tables.ts';
import { createMissingTables } from './missing-tables.ts';

/** Creates the tables of second factors. */
export const ACCOUNT_SECURITY: Migration = {
  up: (store) =>
    createMissingTables(store, {
      authenticators: AUTHENTICATORS_TABLE,
      recovery_codes: RECOVERY_CODES_TABLE,
      passkeys: PASSKEYS_TABLE,
      passkey_challenges: PASSKEY_CHALLENGES_TABLE,
    }),
};
