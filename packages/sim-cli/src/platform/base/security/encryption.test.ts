import { expect, it } from 'vitest';
import { decrypt, decryptOrKeep, encrypt, encryptOrKeep } from './encryption.ts';

it('reads a secret back with the same key and owner alone', () => {
  const encrypted = encrypt('key', '1004', 'JBSWY3DPEHPK3PXP');
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  expect(decrypt('key', '1004', encrypted)).toBe('JBSWY3DPEHPK3PXP');
  expect(decrypt('other', '1004', encrypted)).toBeUndefined();
  expect(decrypt('key', '1005', encrypted)).toBeUndefined();
});

it('encrypts the same secret differently each time', () => {
  expect(encrypt('key', '1004', 'secret')).not.toBe(encrypt('key', '1004', 'secret'));
});

it.each(['', 'a', 'a.b', 'a.b.c', '....'])('reads nothing from %j', (text) => {
  expect(decrypt('key', '1004', text)).toBeUndefined();
});

it('encrypts where there is a key, and still reads what was kept before there was one', () => {
  const [encrypted, kept] = [encryptOrKeep('key', 'push', 'c2VjcmV0'), encryptOrKeep(undefined, 'push', 'c2VjcmV0')];
  expect(encrypted).not.toContain('c2VjcmV0');
  expect([encrypted, kept].map((each) => decryptOrKeep('key', 'push', each))).toEqual(['c2VjcmV0', 'c2VjcmV0']);
  expect([encrypted, kept].map((each) => decryptOrKeep(undefined, 'push', each))).toEqual([undefined, 'c2VjcmV0']);
  expect(decryptOrKeep('other', 'push', encrypted)).toBeUndefined();
});
