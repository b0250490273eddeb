// Performers who are logged in and connected, and nothing happens: what each of them costs the platform.
import { setTimeout as pause } from 'node:timers/promises';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { openIdlePerformer, type IdlePerformer } from '@greenroom/sim-cli/swarm/idle-performer';
import { forEach, times } from '@greenroom/sim-cli/swarm/load-group';
import { startPlatform } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';

const SOCKETS = Number(process.env['IDLE_SOCKETS'] ?? 5_000);
/**
 * Part of them that comes first, before those that are measured: with it lasting objects are created, and the young generation of the
 * process grows to its full size, which it keeps when it is empty.
 */
const WARM_UP = Math.ceil(SOCKETS * 0.4);
/** Longer than two collections. */
const SETTLED = 8_000;
const LIMIT_KB = 35;
const KB = 1_000;
const MOST_TRIES = 5;

export const run = async (): Promise<BenchRow[]> => {
  const module = new URL('./collect-often.ts', import.meta.url).href;
  const platform = await startPlatform({ preload: { module, env: {} } });
  const admin = createAdminClient(platform);
  const clock = createPlatformClock();
  const there: IdlePerformer[] = [];
  const lost: string[] = [];
  const comeIn = async (): Promise<void> => {
    const performerId = await platform.hire();
    const options = { url: platform.url, performerId, password: platform.password, clock };
    // A log-in has 2 s, which a busy machine may need for the hashes before.
    for (let count = 0; count < MOST_TRIES; count += 1) {
      const performer = await openIdlePerformer({ ...options, failed: (what) => void lost.push(what) });
      if (performer !== undefined) return void there.push(performer);
    }
    throw new Error(`${performerId} could not connect.`);
  };
  const residentWith = async (count: number): Promise<number> => {
    await forEach(times(count - there.length), undefined, comeIn);
    await pause(SETTLED);
    const machine = await admin.machine();
    if (!machine.ok) throw new Error(`The platform answered ${machine.error.status}.`);
    return machine.value.residentBytes;
  };
  try {
    const before = await residentWith(WARM_UP);
    const after = await residentWith(SOCKETS);
    if (lost.length > 0) throw new Error(lost[0]);
    const each = (after - before) / (SOCKETS - WARM_UP) / KB;
    const what = `${SOCKETS.toLocaleString('en')} idle performers: resident memory of the platform, for each`;
    return [atMost(what, each, 'kB', LIMIT_KB)];
  } finally {
    for (const performer of there) performer.close();
    clock.dispose();
    await platform.stop();
  }
};
