import { expect, it } from 'vitest';
import { clientLanguage, requestKind, sessionService } from './client-data.ts';

it.each([
  ['nl', 'nl'],
  ['DE', 'de'],
  ['nl-BE', 'nl'],
  ['pt_BR', 'pt'],
  [' en ', 'en'],
])('reads %s as the language %s', (raw, language) => {
  expect(clientLanguage(raw)).toBe(language);
});

it.each(['', 'x', 'Dutch language', '<b>nl</b>', '12', undefined, null])('takes %s for no language', (raw) => {
  expect(clientLanguage(raw)).toBeUndefined();
});

it.each([
  ['VIPVIDEO', 'chat', 'vip'],
  ['VIPVIDEO', '', 'vip'],
  ['VIDEO', 'vip', 'vip'],
  ['VIDEO', 'chat', 'chat'],
  ['VIDEOCALL', '', 'chat'],
] as const)('opens for %s asked for as %j the %s request modal', (sessionType, type, kind) => {
  expect(requestKind({ sessionType, type })).toBe(kind);
});

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
