// Measures the time of a login while 2,000 wrong passwords for one performer ID come at once, and counts those that are judged;
// and the health check while 100 addresses send wrong passwords.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBarePerformer } from '../support/bare-performer.ts';
import { floodLogin, judged } from '../support/login-flood.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';

const AT_ONCE = 2_000;
const ROUNDS = 3;
const MOST_MILLISECONDS = 1_000;
const MOST_JUDGED = 10;
const OTHERS = ['1004', '1005', '1006'];
const ATTACKED = '1413';
const MOST_HEALTH = 50;
const BETWEEN_HEALTH = 5;
/** Before the next performer logs in. */
const BETWEEN = 100;
/** The unit of /proc. */
const TICK_MILLISECONDS = 10;

/** Processor time of the platform's main thread, in milliseconds: other programs of the machine do not count in it. */
const mainThread = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
};

interface Login {
  readonly milliseconds: number;
  readonly processor: number;
}

const logIn = async (platform: PlatformProcess, id: string): Promise<Login> => {
  const performer = createBarePerformer(platform);
  const [from, before] = [performance.now(), mainThread(platform.pid)];
  const { status } = await performer.logIn(id, { forced: true });
  if (status !== 200) throw new Error(`The log-in of ${id} was answered with ${status}.`);
  return { milliseconds: performance.now() - from, processor: mainThread(platform.pid) - before };
};

/** Asks for the health of a platform while it is attacked. @returns the milliseconds of the slowest answer */
const slowestHealth = async (platform: PlatformProcess): Promise<number> => {
  let [most, isOver] = [0, false];
  const workerData = { url: platform.url, id: ATTACKED };
  const worker = new Worker(new URL('../support/login-attack-worker.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  worker.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const from = performance.now();
    await (await fetch(`${platform.url}/healthz`)).text();
    most = Math.max(most, performance.now() - from);
    await pause(BETWEEN_HEALTH);
  }
  await worker.terminate();
  return most;
};

const slowest = (logins: readonly Login[], of: keyof Login): number => Math.max(...logins.map((login) => login[of]));

export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const alone: Login[] = [];
  const meanwhile: Login[] = [];
  let [mostJudged, health] = [0, 0];
  try {
    for (const id of OTHERS) alone.push(await logIn(platform, id));
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = String(1_404 + round);
      const bodies = Array.from({ length: AT_ONCE }, (_, guess) => ({
        email,
        password: `guess ${guess}`,
        forced: false,
      }));
      let isOver = false;
      const flood = floodLogin(platform.url, bodies).finally(() => {
        isOver = true;
      });
      for (let index = 0; !isOver; index += 1) {
        meanwhile.push(await logIn(platform, OTHERS[index % OTHERS.length] ?? ''));
        await pause(BETWEEN);
      }
      mostJudged = Math.max(mostJudged, judged(await flood));
    }
    health = await slowestHealth(platform);
  } finally {
    await platform.stop();
  }
  const floor = slowest(alone, 'milliseconds');
  return [
    atMost('2,000 wrong passwords at once: judged', mostJudged, '', MOST_JUDGED),
    atMost('… the slowest other log-in', slowest(meanwhile, 'milliseconds'), 'ms', MOST_MILLISECONDS, floor),
    atMost('100 addresses attack: the slowest /healthz', health, 'ms', MOST_HEALTH),
    atMost('… processor time of the platform meanwhile', slowest(meanwhile, 'processor'), 'ms', MOST_MILLISECONDS),
  ];
};
