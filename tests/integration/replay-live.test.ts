import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSim } from '../support/run-sim.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-live-'));

beforeAll(async () => {
  platform = await startPlatform({ clockRate: 4 });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

it('plays a scenario on a running platform, through the real adapters, and draws it', async () => {
  const report = join(folder, 'report.html');
  const { code, out } = await runSim([
    'replay',
    'request-declined',
    '--live',
    platform.url,
    '--quiet',
    '--report',
    report,
  ]);
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^✓ Declining tells the customer REJPERF/),
  });
  const page = readFileSync(report, 'utf8');
  expect(page).toContain('Every expectation was met');
  expect(page).toContain('hears declined');
  expect(page).not.toMatch(/<script|src=|href=|@import|url\(/);
});

it.each([
  ['half-open-link', 1, /a change of the line can be played in virtual time only/],
  ['toy-tip', 1, /can be played in virtual time only: it asks for a world of its own/],
])('says why %s cannot be played there', async (name, code, says) => {
  const run = await runSim(['replay', name, '--live', platform.url, '--quiet']);
  expect(run.code).toBe(code);
  expect(run.out + run.complaint).toMatch(says);
});

it.each([
  [['replay', 'request-declined', '--live', 'nowhere'], 2, /^--live must be an address/],
  [['replay', 'request-declined', '--live', 'http://127.0.0.1:1'], 1, /^No simulated platform runs on port 1/],
])('ends %j with one line', async (args, code, says) => {
  const run = await runSim(args);
  expect({ code: run.code, lines: run.complaint.trim().split('\n').length }).toEqual({ code, lines: 1 });
  expect(run.complaint).toMatch(says);
});
