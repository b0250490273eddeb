import type { Random } from '@greenroom/core/kernel/random.port';
import type { Ids } from '../../platform/security/ids.ts';

const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** Ids and secrets that the same seed makes again, for runs that are not reachable from outside. */
export const seededIds = (random: Random): Ids => ({
  id: random.id,
  secret: () => `secret-${random.id()}`,
  loginCode: () => String(Math.floor(random.next() * CODES)).padStart(CODE_DIGITS, '0'),
});
