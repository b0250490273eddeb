import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { millis } from '@greenroom/core/kernel/units';
import type { AdminClient } from '../actors/admin-client.ts';
import { createPlatformClock } from '../platform/base/environment/platform-clock.ts';
import type { FaultName } from '../platform/base/faults/fault.ts';
import { toyAppChange } from '../platform/devices/toys/toy-faults.ts';
import { NO_FAULTS } from '../toys/toy-app-answers.ts';
import { startToyApp } from '../toys/toy-app.ts';
import { createToyDrawer, toysNamed, type ToyDrawer } from '../toys/toy-drawer.ts';
import type { Trace } from '../trace/trace-event.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import type { Stage } from './stage.ts';
import { StepFailure } from './step-failure.ts';

/** The performer's toys beside a running platform. */
export interface LiveToys {
  /** Address at which the performer's page finds the app; `undefined` where there is none. */
  readonly appUrl: string | undefined;
  /** The toys beside the app; `undefined` where there are none, or only a phone's. */
  readonly drawer: ToyDrawer | undefined;
  readonly toyApp: Stage['toyApp'];
  readonly phone: Stage['phone'];
  /** @returns whether it is a fault of the app, and was switched here */
  readonly fault: (name: FaultName, on: boolean, lasts?: number) => boolean;
  readonly allWell: () => Promise<void>;
  readonly close: () => void;
}

interface LiveToysOptions {
  readonly world: Pick<ScenarioWorld, 'toys' | 'phoneOnly'>;
  readonly admin: AdminClient;
  readonly performerId: string;
  readonly clockRate: number;
  readonly trace: Pick<Trace, 'write'>;
}

const noApp = async (): Promise<never> => {
  throw new StepFailure('the world of this scenario has no toy app: it names no toys, or only a phone');
};

/** Opens the toy app that a scenario asks for, on a port of its own, in this process. */
export const openLiveToys = async (options: LiveToysOptions): Promise<LiveToys> => {
  const { world, admin, performerId, clockRate, trace } = options;
  const inside = toysNamed(world.toys);
  const phone: Stage['phone'] = async (act) => {
    const done = await admin.phone({ performerId, act, toys: act === 'scan' ? [...inside] : [] });
    if (!done.ok) throw new StepFailure(`the platform refused to let the phone ${act}: ${done.error.error}`);
  };
  if (inside.length === 0 || world.phoneOnly)
    return {
      appUrl: undefined,
      drawer: undefined,
      toyApp: noApp,
      phone,
      fault: () => false,
      allWell: () => Promise.resolve(),
      close: () => undefined,
    };
  const clock = createPlatformClock(clockRate);
  // As everywhere the network is never faster than the world: an answer that is late for the performer is late at every
  // rate.
  const networkClock = createPlatformClock();
  const drawer = createToyDrawer(clock, inside);
  drawer.follow((entry) => trace.write({ kind: 'toy', entry }));
  const app = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock: networkClock });
  const toyApp: Stage['toyApp'] = async (runs, faults) => {
    app.misbehave({ ...NO_FAULTS, ...faults });
    if (!runs) app.die();
    else if (!app.isRunning()) await app.revive();
  };
  /** Timers of the faults that end by themselves. */
  const ends = new Map<FaultName, Cancel>();
  const fault: LiveToys['fault'] = (name, on, lasts) => {
    const change = toyAppChange(name, on);
    if (change === undefined) return false;
    app.misbehave(change);
    // A fault that is switched again has a time of its own.
    ends.get(name)?.();
    ends.delete(name);
    const end = toyAppChange(name, false);
    if (on && lasts !== undefined && end !== undefined)
      ends.set(
        name,
        clock.schedule(millis(lasts), () => app.misbehave(end)),
      );
    return true;
  };
  return {
    appUrl: app.url,
    drawer,
    toyApp,
    phone,
    fault,
    allWell: () => toyApp(true, {}),
    close: () => {
      app.die();
      clock.dispose();
      networkClock.dispose();
    },
  };
};
