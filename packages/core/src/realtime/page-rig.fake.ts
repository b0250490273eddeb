import { expect } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { createSimulatedSocket } from './realtime-socket.fake.ts';
import { createRealtimeController } from './realtime.controller.ts';
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
