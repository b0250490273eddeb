import { createToyApp, createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket, type HubGeneration } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { performerId } from '@greenroom/core/kernel/ids';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ok } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { credits, millis } from '@greenroom/core/kernel/units';
import type { ToyRulesApi } from '@greenroom/core/toys/toy-rules-api.port';
import { createToysController, type ToysController } from '@greenroom/core/toys/toys.controller';
import { createPlatformClock, type PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer, type SimulatedToy, type ToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { startToyVendor, type ToyVendor } from './toy-vendor.ts';

export const LUSH: SimulatedToy = {
  id: 'fc9f37e96593',
  model: 'lush',
  nickName: 'Pearl',
  battery: 80,
  connected: true,
};
export const NORA: SimulatedToy = { id: 'a0b1c2d3e4f5', model: 'nora', nickName: '', battery: null, connected: true };
export const SITE = { platform: 'greenroom', token: 'site-token' };

/** Options of a test's toys. */
export interface ToyWorldOptions {
  /** Rate of all clocks; 1 is real time. */
  readonly rate?: number;
  readonly generation?: HubGeneration;
  /** Real milliseconds that the app has for an answer. */
  readonly patience?: number;
  /** Starts an app on this machine at the beginning. */
  readonly app?: boolean;
}

/** A performer's toys with the real adapters, before a simulated app, cloud and hub over real sockets. */
export interface ToyWorld {
  readonly toys: ToysController;
  readonly app: SimulatedToyApp;
  readonly drawer: ToyDrawer;
  readonly vendor: ToyVendor;
  readonly clock: PlatformClock;
  readonly said: readonly string[];
  readonly tip: (amount: number) => void;
  /** Commands to the toys, in short: `Function Vibrate:10 6`. */
  readonly commands: () => readonly string[];
  /** By the clock of the toys' log. */
  readonly now: () => number;
  readonly stop: () => Promise<void>;
}

const PERFORMER = performerId('1004');
const NO_RULES: ToyRulesApi = {
  load: async () => ok(undefined),
  create: async (_id, set) => ok(set),
  save: async (_id, set) => ok(set),
  remove: async () => ok(undefined),
  creditSteps: async () => ok(new Map()),
};

export const startToyWorld = async (options: ToyWorldOptions = {}): Promise<ToyWorld> => {
  const { rate = 1, generation = 'eio3', app: hasApp = true, patience } = options;
  const clock = createPlatformClock(rate);
  const said: string[] = [];
  const log: Log = { write: (level, message) => said.push(`${level}: ${message}`) };
  const openedAt = clock.now();
  const drawer = createToyDrawer(clock, [LUSH, NORA]);
  const app = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock });
  const url = app.url;
  if (!hasApp) app.die();
  const vendor = await startToyVendor(SITE, clock, log);
  const network = createPlatformClock();
  const real: Pick<Clock, 'schedule'> = {
    schedule: (after, task) => network.schedule(millis(patience ?? after), task),
  };
  const toys = createToysController({
    app: createToyApp({ url, fetch, clock: real }),
    phoneApp: createToyPhoneApp({ fetch, clock: real }),
    cloud: createToyCloud({ url: vendor.cloudUrl, ...SITE, fetch, clock: real }),
    socket: createToySocket({ generation, log }),
    rulesApi: NO_RULES,
    clock,
    random: createSeededRandom(1),
    log,
    performerId: () => PERFORMER,
  });
  toys.load(PERFORMER, 'nl');
  return {
    toys,
    app,
    drawer,
    vendor,
    clock,
    said,
    tip: (amount) => toys.onEvent({ type: 'toyEvent', trigger: { kind: 'tip', amount: credits(amount) } }),
    now: () => clock.now() - openedAt,
    commands: () =>
      drawer.log().map(({ command, action, name, timeSec }) => [command, action ?? name, timeSec].join(' ')),
    stop: async () => {
      toys.dispose();
      await app.stop();
      await vendor.stop();
      clock.dispose();
      network.dispose();
    },
  };
};
