import { expect, it } from 'vitest';
import { chime } from './ringtone.media.ts';

const RATE = 8_000;

it('lasts 2.8 seconds a round', () => {
  expect(chime(RATE)).toHaveLength(2.8 * RATE);
});

it('is never louder than a speaker can play', () => {
  expect(Math.max(...chime(RATE).map(Math.abs))).toBeLessThanOrEqual(1);
});

it('begins and ends in silence, so that the loop does not click', () => {
  const samples = chime(RATE);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
});

it('is loud enough for a performer at the other end of the room', () => {
  expect(Math.max(...chime(RATE).map(Math.abs))).toBeGreaterThan(0.5);
});
