import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

const keyOf = (key: string): Buffer => Buffer.from(hash('sha256', `authenticator ${key}`, 'base64url'), 'base64url');

/** Encrypts a secret for the store. @param owner bound to the text, which is of no use in the row of another performer */
export const encrypt = (key: string, owner: string, secret: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
};

/** @returns undefined where key, owner or text do not belong together */
export const decrypt = (key: string, owner: string, encrypted: string): string | undefined => {
  const [iv, tag, text] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (iv === undefined || tag === undefined || text === undefined) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** Encrypts a secret where there is a key; a database without one keeps it as it is. */
export const encryptOrKeep = (key: string | undefined, owner: string, secret: string): string =>
  key === undefined ? secret : encrypt(key, owner, secret);

/** Distinguishes what was encrypted from a secret in base64url, which has no dot. */
export const isEncryptedText = (kept: string): boolean => kept.includes('.');

/** Reads what was encrypted, or kept without a key. @returns undefined without the right key */
export const decryptOrKeep = (key: string | undefined, owner: string, kept: string): string | undefined => {
  if (!isEncryptedText(kept)) return kept;
  return key === undefined ? undefined : decrypt(key, owner, kept);
};
