import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpSurface } from '../fuzz/http-surface.ts';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { socketPackets } from '../fuzz/socket-packets.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** The same requests on every run; `npm run fuzz` tries others. */
const SEED = 1;
const REQUESTS = 800;
const CONNECTIONS = 150;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

const errors = async () => (await platform.log()).filter(({ level }) => level === 'error');

it('answers every operation of the OpenAPI document with what its table names, and never with 500', async () => {
  expect(await runFuzz(await httpSurface(platform), { seed: SEED, runs: REQUESTS })).toBe(REQUESTS);
  expect(await errors()).toEqual([]);
});

it('answers others as before, whatever packets a connection sends', async () => {
  expect(await runFuzz(await socketPackets(platform), { seed: SEED, runs: CONNECTIONS })).toBe(CONNECTIONS);
  expect(await errors()).toEqual([]);
});
