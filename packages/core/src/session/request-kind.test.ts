import { expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

it.each([
  ['VIPVIDEO', 'chat', 'vip'],
  ['VIPVIDEO', '', 'vip'],
  ['VIDEO', 'vip', 'vip'],
  ['VIDEO', 'chat', 'chat'],
  ['VIDEOCALL', '', 'chat'],
] as const)('opens for %s asked for as %j the %s request modal', (sessionType, type, kind) => {
  expect(requestKind({ sessionType, type })).toBe(kind);
});
