import { expect, it } from 'vitest';
import { sessionService } from './session-service.ts';

it.each([
  ['VIDEO', 'chat', 'cam'],
  ['VIDEO', 'video', 'cam'],
  ['VIDEOCALL', 'videocall', 'videocall'],
  ['VIPVIDEO', 'vip', 'vipvideo'],
  ['VIPVIDEO', 'vipvideo', 'vipvideo'],
  ['VIPVIDEO', 'vipcam', 'vipcam'],
  ['VIPVIDEO', 'VIPCAM', 'vipcam'],
  ['VIDEO', 'vipcam', 'cam'],
] as const)('lists a %s session that was asked for as %s under %s', (sessionType, type, service) => {
  expect(sessionService({ sessionType, type })).toBe(service);
});
