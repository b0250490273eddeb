import { expect, it } from 'vitest';
import { millis } from '../../kernel/units.ts';
import { streamHealth } from './stream-health.ts';

const BEFORE = { at: millis(0), packets: 100, frames: 100, loss: 0, roundTrip: millis(20) };
const NOW = { at: millis(2_000), packets: 400, frames: 160, loss: 0, roundTrip: millis(20) };

it.each([
  ['good', {}],
  ['good', { loss: undefined, roundTrip: undefined }],
  ['fair', { loss: 0.03 }],
  ['fair', { roundTrip: millis(250) }],
  ['fair', { frames: 140 }],
  ['poor', { loss: 0.06 }],
  ['poor', { roundTrip: millis(500) }],
  ['poor', { frames: 110 }],
  ['none', { packets: 100 }],
] as const)('calls a picture %s with %o', (health, part) => {
  expect(streamHealth(BEFORE, { ...NOW, ...part }, 30)).toBe(health);
});
