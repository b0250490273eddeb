import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform } from '../support/platform.ts';
import { runHere } from '../support/run-here.ts';
import { runSim } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

const swarm = (...args: readonly string[]) => ['swarm', '--port', new URL(platform.url).port, ...args];
/** Log-ins hash passwords: on a busy machine they take their time. */
const TIMEOUT_MS = 40_000;
const allHaveLeft = () => eventually(async () => (await platform.state()).performers.every(({ online }) => !online));

it('holds performers, customers and idle ones, and loses and doubles no message', { timeout: TIMEOUT_MS }, async () => {
  const few = ['--performers', '3', '--idle', '2', '--workers', '2'];
  const run = await runHere(swarm(...few, '--for', '2s', '--every', '400ms', '--json'));
  const told: unknown = JSON.parse(run.out);
  expect({ code: run.code, complaint: run.complaint, told }).toMatchObject({
    code: 0,
    complaint: '',
    told: { performers: 3, customers: 3, sessions: 3, idle: 2, lost: 0, doubled: 0, errors: {} },
  });
  expect(told).toHaveProperty('delivery.p99', expect.any(Number));
  expect(Reflect.get(told as object, 'lines')).toBeGreaterThan(10);
  await allHaveLeft();
});

it(
  'takes no late line for a lost one, and has every line of the performers sent in the end',
  { tags: ['night'] },
  async () => {
    const starved = await startPlatform();
    const starve = async (): Promise<void> => {
      await sleep(500);
      process.kill(starved.pid, 'SIGSTOP');
      await sleep(5_000);
      process.kill(starved.pid, 'SIGCONT');
    };
    const port = new URL(starved.url).port;
    const few = ['--performers', '2', '--workers', '1'];
    const args = ['swarm', '--port', port, ...few, '--for', '1s', '--every', '200ms'];
    const { out } = await runHere(args, {
      onLine: (line) => {
        if (line.includes('Everybody is there.')) void starve();
      },
    });
    await starved.stop();
    expect(out).toMatch(/0 lost, 0 doubled/);
    // Lines without an answer are sent again by themselves.
    expect(out).not.toMatch(/was not sent|had to be sent again|unreachable/);
  },
);

it('ends at Ctrl-C with what was counted until then, and leaves no login behind', { timeout: TIMEOUT_MS }, async () => {
  const args = swarm('--performers', '2', '--workers', '1', '--for', '10m', '--every', '200ms');
  const { code, out } = await runSim(args, { signalWhen: 'Everybody is there.' });
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/0 lost, 0 doubled/) });
  await allHaveLeft();
});

it('ends with one line when the platform is gone', { timeout: TIMEOUT_MS }, async () => {
  const other = await startPlatformHere();
  const args = ['swarm', '--port', new URL(other.url).port, '--performers', '1', '--for', '10m'];
  const run = await runHere(args, {
    onLine: (line) => {
      if (line.includes('Everybody is there.')) void other.stop();
    },
  });
  expect(run).toMatchObject({ code: 1, complaint: 'The platform does not answer any more.\n' });
});

it('lets the number of pairs that talk rise by stages', { timeout: TIMEOUT_MS }, async () => {
  const run = await runHere(
    swarm('--workers', '1', '--ramp', '0..2/1s', '--ramp', '2..2/1s', '--every', '200ms', '--json'),
  );
  expect(run.code).toBe(0);
  expect(JSON.parse(run.out)).toMatchObject({ performers: 2, sessions: 2, lost: 0, doubled: 0 });
  expect(JSON.parse(run.out).seconds).toBeGreaterThanOrEqual(2);
});

it('ends with 1 and one line when a threshold is crossed', { timeout: TIMEOUT_MS }, async () => {
  const args = swarm('--performers', '1', '--for', '1s', '--every', '200ms', '--fail-if', 'lost>0,lines<1000000');
  const { code, complaint } = await runHere(args);
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: expect.stringMatching(/^Failed: lines<1000000: lines is \d+\.\n$/),
  });
});

it.each([
  [['--performers', 'many'], 2, /It must be a whole number from 0 to 5000/],
  [['--for', '2h'], 2, /It must be a duration such as 30s or 5m, at most 1h/],
  [['--workers', '0'], 2, /It must be a whole number from 1 to 16/],
  [['--ramp', '5..'], 2, /It must be a stage such as 0..500\/30s/],
  [['--fail-if', 'p99>150'], 2, /p99 is a time; its unit is ms or s/],
])('refuses %j', async (args, code, says) => {
  const run = await runHere(swarm(...args));
  expect({ code: run.code, complaint: run.complaint }).toMatchObject({ code, complaint: expect.stringMatching(says) });
});
