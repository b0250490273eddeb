import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform } from '../support/platform.ts';
import { runHere } from '../support/run-here.ts';
import { runSim } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-live-'));

beforeAll(async () => {
  platform = await startPlatformHere({ clockRate: 4 });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

it('plays a scenario on a running platform, through the real adapters, and draws it', async () => {
  const report = join(folder, 'report.html');
  const { code, out } = await runHere([
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

const IN_SESSION = fileURLToPath(
  new URL('../../packages/sim-cli/scenarios/parts/in-session.scenario.yaml', import.meta.url),
);
// The page waits two seconds for the app, and the network is no faster than it is: eight seconds of this platform.
const SLOW_APP = `name: A slow app is noticed at any pace
world: { toys: ['lush:80'] }
steps:
  - include: ${JSON.stringify(IN_SESSION)}
  - action: connectToys
    expect: { state: { toys.status: connected }, within: 5s }
  - action: fault
    name: toy-app-slow
  - actor: mark
    action: pay
    payment: { for: tip, value: 1 }
    expect: { alert: error.toys.apiUnavailable, within: 5s }
`;

it("plays toys there, in an app of its own or on the performer's phone", async () => {
  const slow = join(folder, 'slow.scenario.yaml');
  writeFileSync(slow, SLOW_APP);
  const names = ['toy-tip', 'toy-app-dies', 'toy-phone', slow];
  for (const name of names) {
    const { code, out } = await runHere(['replay', name, '--live', platform.url, '--performer', '1005']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/ toy .*\n(.*\n)*✓/) });
  }
});

it('sees there that an answer was lost', async () => {
  const { code, out } = await runHere(['replay', 'answer-lost', '--live', platform.url, '--quiet']);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^✓/) });
});

const PLAYED_ON = `name: A customer leaves while a toy plays
world: { toys: ['lush:80'] }
steps:
  - include: ${JSON.stringify(IN_SESSION)}
  - action: connectToys
    expect: { state: { toys.status: connected }, within: 5s }
  - actor: mark
    action: pay
    payment: { for: tip, value: 20 }
    expect: { toy: { command: Function, action: 'Vibrate:20' }, within: 5s }
  - actor: mark
    action: leave
    expect: { state: { session.client: null }, within: 5s }
`;

const PLANT = new URL('../support/plant-bug.ts', import.meta.url).href;
const playedOn = join(folder, 'played-on.scenario.yaml');
writeFileSync(playedOn, PLAYED_ON);

it('finds there that toys play on when the customer leaves', async () => {
  const env = { PLANTED_BUG: 'toys play on when the customer leaves', NODE_OPTIONS: `--import ${PLANT}` };
  const { code, out, complaint } = await runSim(['replay', playedOn, '--live', platform.url, '--quiet'], { env });
  expect({ code, complaint, out }).toMatchObject({
    code: 1,
    out: expect.stringMatching(/the next command to the toys after the end of a session is a stop/),
  });
});

it('finds there that an earning is written twice', async () => {
  const env = { PLANTED_BUG: 'an earning is written twice' };
  const bent = await startPlatform({ clockRate: 4, preload: { module: PLANT, env } });
  const { code, out, complaint } = await runHere(['replay', playedOn, '--live', bent.url, '--quiet']);
  await bent.stop();
  expect({ code, complaint, out }).toMatchObject({ code: 1, out: expect.stringMatching(/is not earned exactly once/) });
});

it('leaves no login at Ctrl-C', async () => {
  const args = ['replay', 'join-timeout', '--live', platform.url, '--performer', '1007'];
  const { code, complaint } = await runSim(args, { signalWhen: '▸ goReady' });
  expect([code, complaint]).toEqual([130, 'Interrupted.\n']);
  expect(await platform.performer('1007')).toMatchObject({ loggedIn: false, online: false });
});

it('says that a page finds its own toy app', async () => {
  const { code, complaint } = await runHere(['replay', 'toy-tip', '--live', platform.url, '--by-hand']);
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^A page opened by hand finds its own toy app[^\n]+\n$/),
  ]);
});

it.each([
  ['half-open-link', 1, /can be played in virtual time only: line in half-open-link\.scenario\.yaml:\d+ needs it\.\n$/],
  [
    'line-cut-in-answers',
    1,
    /virtual time only: a running platform has a world already, so take services out of `world`\.\n$/,
  ],
])('says why %s cannot be played there', async (name, code, says) => {
  const run = await runHere(['replay', name, '--live', platform.url, '--quiet']);
  expect(run.code).toBe(code);
  expect(run.out + run.complaint).toMatch(says);
});

it.each([
  [['replay', 'request-declined', '--live', 'nowhere'], 2, /It must be the address of a platform on this machine/],
  [['replay', 'request-declined', '--live', 'http://work.example.com:4000'], 2, /of a platform on this machine/],
  [['replay', 'request-declined', '--live', 'http://127.0.0.1:1'], 1, /^No simulated platform runs on port 1/],
])('ends %j with one line', async (args, code, says) => {
  const run = await runHere(args);
  expect({ code: run.code, lines: run.complaint.trim().split('\n').length }).toEqual({ code, lines: 1 });
  expect(run.complaint).toMatch(says);
});
