import { expect, it } from 'vitest';
import { addressWithoutName, toyAppAddresses, VENDOR_APP } from './toy-app-addresses.ts';

it('looks for the vendor’s app at 30010 with TLS and at 20010 without, over HTTPS at the first alone', () => {
  expect(toyAppAddresses(VENDOR_APP, false)).toEqual([
    'https://127-0-0-1.lovense.club:30010',
    'http://127.0.0.1:20010',
  ]);
  expect(toyAppAddresses(VENDOR_APP, true)).toEqual(['https://127-0-0-1.lovense.club:30010']);
});

it('takes what is configured as it stands, and nothing where it is empty', () => {
  expect(toyAppAddresses('http://127.0.0.1:20010  https://127.0.0.1:30011', true)).toEqual([
    'http://127.0.0.1:20010',
    'https://127.0.0.1:30011',
  ]);
  expect(toyAppAddresses('', true)).toEqual([]);
});

it('looks at the plain address for an app whose name leads nowhere, over HTTPS alone', () => {
  expect(addressWithoutName(VENDOR_APP, true)).toBe('http://127.0.0.1:20010');
  expect(addressWithoutName(VENDOR_APP, false)).toBeUndefined();
  expect(addressWithoutName('https://127.0.0.1:30011', true)).toBeUndefined();
});
