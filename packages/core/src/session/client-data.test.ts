import { expect, it } from 'vitest';
import { clientLanguage, requestKind } from './client-data.ts';

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
