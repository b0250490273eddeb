import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAddressOf } from './caller-address.ts';

const requestFrom = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress, remotePort: 1 },
  }) as unknown as IncomingMessage;
const NO_LINE = { addressOf: () => undefined };

it.each([
  ['of the connection', [], '10.0.0.9', '203.0.113.1', '10.0.0.9'],
  ['that a trusted proxy reports', ['10.0.0.0/8'], '10.0.0.9', '203.0.113.1', '203.0.113.1'],
  [
    'of the connection, where another than the trusted proxy reports one',
    ['10.0.0.1'],
    '10.0.0.9',
    '1.1.1.1',
    '10.0.0.9',
  ],
  [
    'that the last proxy reports, not one that the caller made up',
    ['10.0.0.1'],
    '10.0.0.1',
    '1.1.1.1, 2.2.2.2',
    '2.2.2.2',
  ],
  ['before two trusted proxies', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
])('finds the address %s', (_which, trusted, from, forwarded, address) => {
  expect(createAddressOf(trusted, NO_LINE)(requestFrom(from, forwarded))).toBe(address);
});

it('sees through the proxy with faults, and then a trusted one in front of it', () => {
  const line = { addressOf: () => '10.0.0.1' };
  expect(createAddressOf([], line)(requestFrom('127.0.0.1', '203.0.113.1'))).toBe('10.0.0.1');
  expect(createAddressOf(['10.0.0.1'], line)(requestFrom('127.0.0.1', '203.0.113.1'))).toBe('203.0.113.1');
});
