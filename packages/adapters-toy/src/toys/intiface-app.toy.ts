import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { detach } from '@greenroom/core/kernel/detach';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { Log } from '@greenroom/core/kernel/log.port';
import { err, ok } from '@greenroom/core/kernel/result';
import { addMillis, elapsed, millis, type Millis } from '@greenroom/core/kernel/units';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import {
  loadIntifaceLibrary,
  intifaceSteps,
  type IntifaceDevice,
  type IntifaceLibrary,
  type IntifaceSteps,
} from './intiface-device.ts';
import { createIntifaceLink } from './intiface-link.ts';

export interface IntifaceAppOptions {
  /** Address of Intiface, e.g. `ws://127.0.0.1:12345`. */
  readonly url: string;
  /** Ends what runs. */
  readonly clock: Clock;
  /** Measures the timeouts: runs at the pace of the world. */
  readonly networkClock: Pick<Clock, 'schedule'>;
  readonly log: Log;
  readonly load?: () => Promise<IntifaceLibrary>;
}

/** Period at which a toy is asked for its battery: each time costs it some. */
const BATTERY_PERIOD = millis(60_000);
/** A timer may fire a little early: what would be left then is no step of its own. */
const SHORTEST_STEP = 50;
const GONE = { code: 401, message: 'Intiface does not know this toy', kind: 'refused' } as const;
const CANNOT = { code: 403, message: 'the toy has none of these motions', kind: 'refused' } as const;

interface Battery {
  readonly askedAt: Millis;
  readonly percent: number | undefined;
}

/**
 * Connects toys through Intiface on the performer's machine. Intiface takes absolute values only: durations, patterns and their end are
 * kept here.
 * @spec §4 Toy connection — the local toy app is tried first
 */
export const createIntifaceApp = (options: IntifaceAppOptions): ToyApp => {
  const { url, clock, networkClock, log, load = loadIntifaceLibrary } = options;
  /** Pending steps and ends of commands, by toy. */
  const runs = new Map<ToyId, Cancel>();
  const batteries = new Map<ToyId, Battery>();

  const forgetRun = (toy: ToyId): void => {
    runs.get(toy)?.();
    runs.delete(toy);
  };
  const forgetRuns = (): void => {
    for (const toy of runs.keys()) forgetRun(toy);
  };
  const link = createIntifaceLink({ url, networkClock, load, log, lost: forgetRuns });

  const end = async (device: IntifaceDevice): Promise<void> => {
    runs.delete(device.id);
    const stopped = await link.answered(device.stop);
    // The queue stops every toy as soon as it is empty, and reports its own failures.
    if (!stopped.ok) log.write('warn', 'A toy could not be stopped at its time', { reason: stopped.error.message });
  };
  /** Waits for the next step, or for the end. */
  const goOn = (device: IntifaceDevice, { steps, each }: IntifaceSteps, endsAt: Millis, index: number): void => {
    const left = elapsed(clock.now(), endsAt);
    const next = steps[index % steps.length] ?? [];
    const step = async (): Promise<void> => {
      goOn(device, { steps, each }, endsAt, index + 1);
      await link.answered(() => device.take(next));
    };
    const isLast = left - each < SHORTEST_STEP;
    const cancel = clock.schedule(isLast ? left : each, () => detach(isLast ? end(device) : step()));
    runs.set(device.id, cancel);
  };
  const batteryOf = ({ id, battery }: IntifaceDevice): number | undefined => {
    const known = batteries.get(id);
    const isFresh = known !== undefined && elapsed(known.askedAt, clock.now()) < BATTERY_PERIOD;
    if (battery === undefined || isFresh) return known?.percent;
    const askedAt = clock.now();
    batteries.set(id, { askedAt, percent: known?.percent });
    // It is shown with the next list, which does not wait for it.
    detach(link.answered(async () => batteries.set(id, { askedAt, percent: await battery() })));
    return known?.percent;
  };

  return {
    toys: async () => {
      const devices = await link.devices();
      if (!devices.ok) return devices;
      return ok(
        devices.value.map((device) => {
          const { id, name, toyType, motions } = device;
          return { id, name, toyType, connected: true, battery: batteryOf(device), functions: motions };
        }),
      );
    },
    run: async ({ toy, action, time }) => {
      const device = link.device(toy);
      if (device === undefined) return err(GONE);
      const steps = intifaceSteps(action, device.motions, time);
      const [first] = steps.steps;
      if (!first.some(({ motion }) => device.motions.includes(motion))) return err(CANNOT);
      forgetRun(toy);
      let isOvertaken = false;
      runs.set(toy, () => {
        isOvertaken = true;
      });
      const answer = await link.answered(() => device.take(first));
      if (isOvertaken) return answer;
      if (answer.ok) goOn(device, steps, addMillis(clock.now(), time), 1);
      else runs.delete(toy);
      return answer;
    },
    stop: () => {
      forgetRuns();
      return link.stopAll();
    },
  };
};
