import { expect } from 'vitest';
import { performerId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { createSeededRandom } from '../../src/kernel/seeded-random.ts';
import { millis } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import { createRealtimeController } from '../../src/realtime/realtime.controller.ts';
import { createSimulatedSocket } from './realtime-socket.fake.ts';
import { createThrottledClock, type Throttle } from './throttled-clock.fake.ts';

const HOUR = 3_600_000;
/** Timers and frames that are never late. */
export const AWAKE: Throttle = (due) => due;

interface Circumstances {
  readonly timers?: Throttle;
  readonly frames?: Throttle;
  readonly deadFrom?: number;
}

/** A connected page whose timers, and in its sleep the frames it takes in, are late. */
export const createPageRig = ({ timers = AWAKE, frames = AWAKE, deadFrom = HOUR * 24 }: Circumstances = {}) => {
  const clock = createVirtualClock();
  const socket = createSimulatedSocket(clock, createThrottledClock(clock, frames));
  const realtime = createRealtimeController({
    socket,
    clock: createThrottledClock(clock, timers),
    random: createSeededRandom(1),
    log: silentLog,
  });
  realtime.connect({ performerId: performerId('1001'), socketToken: 'secret' });
  const advanceTo = (at: number): void => clock.advance(millis(at - clock.now()));
  const pingsSince = (from: number): number =>
    socket.sent.filter(({ at, what }) => what === 'ping' && at >= from).length;
  advanceTo(Math.min(10_000, deadFrom));
  if (deadFrom < 10_000) socket.line.up = false;
  advanceTo(10_000);
  expect(realtime.watch.state().authenticated).toBe(true);
  return { clock, socket, realtime, advanceTo, pingsSince };
};
