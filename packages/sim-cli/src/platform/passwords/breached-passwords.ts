import { createHash } from 'node:crypto';

/** SHA-1 of stolen passwords, as public lists have them; the first is that of `correct horse battery staple`. */
const BREACHED: ReadonlySet<string> = new Set([
  'ABF7AAD6438836DBE526AA231ABDE2D0EEF74D42',
  'E0EA723FA1CFC6FE18A92904D4F8F6043DCC1F1E',
  '694509CEE417D17726D91758AA897C41C3921B98',
]);

/** Checks whether a password is in the platform's own small list of stolen ones. */
export const isBreachedHere = (password: string): boolean =>
  BREACHED.has(createHash('sha1').update(password).digest('hex').toUpperCase());
