import { expect, it } from 'vitest';
import { TONES } from './event-sound.ts';
import { chime } from './ringtone.media.ts';
import { toneSamples } from './tones.ts';

const RATE = 8_000;

it.each(TONES)('plays %s loud enough to be audible and never louder than a speaker can', (tone) => {
  const loudest = Math.max(...toneSamples(tone, RATE).map(Math.abs));
  expect(loudest).toBeGreaterThan(0.4);
  expect(loudest).toBeLessThanOrEqual(1);
});

it.each(TONES)('begins and ends %s in silence', (tone) => {
  const samples = toneSamples(tone, RATE);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
});

it('makes each tone differ from the others and from the ring', () => {
  const sounds = [chime(RATE).slice(0, RATE), ...TONES.map((tone) => toneSamples(tone, RATE).slice(0, RATE))];
  expect(new Set(sounds.map((samples) => samples.join(' '))).size).toBe(sounds.length);
});
