import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWebmClip } from './webm-clip.ts';

const file = readFileSync(new URL('./customer-camera.webm', import.meta.url));
const frames = await readWebmClip(file, 'video');
const sound = await readWebmClip(file, 'audio');

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

it.each([
  ['pictures', frames],
  ['sound', sound],
])('runs forward only, with its %s', (_, packets) => {
  const times = packets.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

it('has sound as long as its pictures, in pieces of about 60 ms', () => {
  expect(sound.at(-1)?.at).toBeGreaterThan(3_500);
  expect(sound.length).toBeGreaterThan(60);
});

it('finds nothing in what is no clip', async () => {
  expect(await readWebmClip(Buffer.from('nonsense'), 'video')).toEqual([]);
});

it('finds nothing in a clip whose parts have sizes that cannot be', async () => {
  const broken = Buffer.from(file);
  broken.fill(0xff, 60, 90);
  expect(await readWebmClip(broken, 'video')).toEqual([]);
});

it.each([
  ['an error of the library', new Error('Bad float size 3')],
  ['a part that reaches beyond the file', new RangeError('Slicing outside of original slice.')],
])('finds nothing where the file causes %s', async (_, error) => {
  expect(await readWebmClip(file, 'video', () => Promise.reject(error))).toEqual([]);
});

it.each([
  ['a value that has no such method', new TypeError('file.slice is not a function')],
  ['a name that is not defined', new ReferenceError('frames is not defined')],
])('fails where the code has %s', async (_, error) => {
  await expect(readWebmClip(file, 'video', () => Promise.reject(error))).rejects.toBe(error);
});

it('fails when it is given no file', async () => {
  await expect(readWebmClip(undefined as unknown as Buffer, 'video')).rejects.toThrow(TypeError);
});

it.each([0.25, 0.5, 0.75])('finds the pictures that are there when %d of the file is', async (share) => {
  const some = await readWebmClip(file.subarray(0, Math.floor(file.length * share)), 'video');
  expect(some.length).toBeLessThan(frames.length);
  expect(some).toEqual(frames.slice(0, some.length));
});
