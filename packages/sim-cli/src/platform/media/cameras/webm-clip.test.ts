import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWebmClip } from './webm-clip.ts';

const file = readFileSync(new URL('./customer-camera.webm', import.meta.url));
const frames = await readWebmClip(file);

it('is a clip of 4 seconds in less than 40 kB', () => {
  expect(file.length).toBeLessThan(40_000);
  expect(frames.length).toBeGreaterThan(50);
  expect(frames.at(-1)?.at).toBeGreaterThan(3_500);
});

it('begins with its only whole picture', () => {
  const whole = frames.map(({ data }) => ((data[0] ?? 1) & 1) === 0);
  expect(whole.indexOf(true)).toBe(0);
  expect(whole.filter(Boolean)).toHaveLength(1);
});

it('runs forward only', () => {
  const times = frames.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

it('finds nothing in what is no clip', async () => {
  expect(await readWebmClip(Buffer.from('nonsense'))).toEqual([]);
});

it('finds nothing in a clip whose parts have sizes that cannot be', async () => {
  const broken = Buffer.from(file);
  broken.fill(0xff, 60, 90);
  expect(await readWebmClip(broken)).toEqual([]);
});
