import { performerId, toyId } from '../../src/kernel/ids.ts';
import type { Log } from '../../src/kernel/log.port.ts';
import { type AsyncResult, type CallFailure, done, err, ok, type Result } from '../../src/kernel/result.ts';
import { createSeededRandom } from '../../src/kernel/seeded-random.ts';
import { cents, millis } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import type { ToyRuleSet } from '../../src/toys/rules/toy-rule-set.ts';
import type { ToyCommand } from '../../src/toys/toy-command.ts';
import type { ToySocketListener } from '../../src/toys/toy-socket.port.ts';
import type { ReportedToy } from '../../src/toys/toy.ts';
import { createToysController } from '../../src/toys/toys.controller.ts';
import type { ToyFailure } from '../../src/toys/toys.errors.ts';
import { settle } from '../kernel/settle.fake.ts';

export const ANNA = performerId('1001');
const GONE: ToyFailure = { code: 500, message: 'Network request failed', kind: 'unreachable' };
export const refusedWith = (code: number): ToyFailure => ({ code, message: `code ${code}`, kind: 'refused' });
export const REFUSED_CALL: CallFailure = { kind: 'status', status: 500, message: 'platform_failed' };

export const reportOf = (id: string, toyType: string, battery: number | undefined = 80): ReportedToy => ({
  id: toyId(id),
  name: id,
  toyType,
  connected: true,
  battery,
  functions: undefined,
});

/** Surroundings of the toys; a test changes them as it goes. */
interface ToysWorld {
  /** Toys of the app on this machine; undefined: no app answers. */
  app: readonly ReportedToy[] | undefined;
  appFailure: ToyFailure;
  /** Answers each command; undefined: as it should. */
  commandFailure: ToyFailure | undefined;
  token: Result<string, ToyFailure>;
  address: ToyFailure | undefined;
  rules: ToyRuleSet | undefined;
  rulesFailure: CallFailure | undefined;
  /** True when the hub accepts commands. */
  hubOpen: boolean;
  /** True when the phone's app answers on the performer's own network. */
  phoneAnswers: boolean;
}

/** Toys on a virtual clock, with an app, a cloud, a hub and a platform that answer on command. */
export const setUpToys = () => {
  const clock = createVirtualClock();
  const world: ToysWorld = {
    app: undefined,
    appFailure: GONE,
    commandFailure: undefined,
    token: ok('token-1'),
    address: undefined,
    rules: undefined,
    rulesFailure: undefined,
    hubOpen: true,
    phoneAnswers: true,
  };
  const said: string[] = [];
  const receivedByApp: { readonly at: number; readonly what: ToyCommand | 'stop'; readonly by: 'app' | 'hub' }[] = [];
  const hubs: ToySocketListener[] = [];
  const calls: string[] = [];
  const log: Log = { write: (level, message) => said.push(`${level}: ${message}`) };
  const onCommand = (what: ToyCommand | 'stop', by: 'app' | 'hub' = 'app'): void => {
    receivedByApp.push({ at: clock.now(), what, by });
  };
  const answer = <Value>(value: Value, body?: unknown): AsyncResult<Value> => {
    if (body !== undefined) calls.push(JSON.stringify(body));
    return Promise.resolve(world.rulesFailure === undefined ? ok(value) : err(world.rulesFailure));
  };
  const toys = createToysController({
    clock,
    log,
    random: createSeededRandom(1),
    performerId: () => ANNA,
    app: {
      toys: async () => {
        calls.push('GetToys');
        return world.app === undefined ? err(world.appFailure) : ok(world.app);
      },
      run: async (command) => {
        if (world.app === undefined) return err(world.appFailure);
        onCommand(command);
        return world.commandFailure === undefined ? done : err(world.commandFailure);
      },
      stop: async () => {
        if (world.app === undefined) return err(world.appFailure);
        onCommand('stop');
        return done;
      },
    },
    phoneApp: { stop: async () => (world.phoneAnswers ? done : err(GONE)) },
    cloud: {
      authToken: async (uid) => {
        calls.push(`token for ${uid}`);
        return world.token;
      },
      socketAddress: async (token) => {
        calls.push(`address with ${token}`);
        return world.address === undefined ? ok({ url: 'https://hub', path: '/x.io' }) : err(world.address);
      },
    },
    socket: {
      open: (_address, listener) => {
        hubs.push(listener);
        return {
          askForQr: () => void calls.push('qr'),
          run: (command) => {
            if (world.hubOpen) onCommand(command, 'hub');
            return world.hubOpen;
          },
          stop: () => {
            if (world.hubOpen) onCommand('stop', 'hub');
            return world.hubOpen;
          },
          close: () => void calls.push('close'),
        };
      },
    },
    rulesApi: {
      load: () => answer(world.rules),
      create: (_id, set) => answer(set, { create: set.rules.length }),
      save: (_id, set) => answer(set, { save: set.rules.length }),
      remove: (_id, rule) => answer(undefined, { remove: rule }),
      creditSteps: () => answer(new Map([['nl', cents(18)]])),
    },
  });
  /** Lets time pass in small steps, so that answers arrive in between. */
  const pass = async (ms: number): Promise<void> => {
    const end = clock.now() + ms;
    await settle();
    while (clock.now() < end) {
      clock.advance(millis(Math.min(50, end - clock.now())));
      await settle();
    }
  };
  return {
    clock,
    world,
    toys,
    said,
    calls,
    receivedByApp,
    pass,
    settle,
    /** The latest hub that was opened. */
    hub: (): ToySocketListener => {
      const hub = hubs.at(-1);
      if (hub === undefined) throw new Error('no hub was opened');
      return hub;
    },
    hubs: () => hubs.length,
    connection: () => toys.connection.state(),
    what: () => receivedByApp.map(({ what }) => (what === 'stop' ? 'stop' : `${what.toy} ${what.time}`)),
  };
};
