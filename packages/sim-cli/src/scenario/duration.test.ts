import { expect, it } from 'vitest';
import { durationOf, durationWire } from './duration.ts';

it.each([
  ['500ms', 500],
  ['2s', 2_000],
  ['1.5m', 90_000],
  ['8h', 28_800_000],
])('reads %s', (text, millis) => {
  expect(durationOf(durationWire.parse(text))).toBe(millis);
});

it.each(['', '2', 's', '-1s', '1 s', '1d', '1h30m'])('does not take %j for a duration', (text) => {
  expect(durationWire.safeParse(text).success).toBe(false);
});
