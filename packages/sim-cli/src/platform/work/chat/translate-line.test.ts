import { expect, it } from 'vitest';
import { translateLine } from './translate-line.ts';

it.each([
  ['Hoi, hoe gaat het?', 'nl', 'en', 'Hi, how are you?'],
  ['Good evening Mark', 'en', 'nl', 'Goedenavond Mark'],
  ['Danke und tschüss', 'de', 'en', 'Thank you and bye'],
  ['hoist', 'nl', 'en', undefined],
  ['qwerty', 'en', 'nl', undefined],
] as const)('translates %j from %s to %s as %j', (line, from, to, translated) => {
  expect(translateLine(line, from, to)).toBe(translated);
});
