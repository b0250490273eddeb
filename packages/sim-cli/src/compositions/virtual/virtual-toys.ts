import { STOP_COMMAND } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { encodeCommand } from '@greenroom/adapters-toy/toys/toy-command.wire';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import { toyId } from '@greenroom/core/kernel/ids';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import type { ToySocketListener } from '@greenroom/core/toys/toy-socket.port';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';
import { endsWithCommand, NO_FAULTS, type ToyAppFaults } from '../../toys/toy-app-answers.ts';
import { createToyDrawer, productName, type SimulatedToy, type ToyDrawer } from '../../toys/toy-drawer.ts';
import type { Activity } from './activity.ts';

/** Longest time that a request to the simulated toy app waits. @spec §9 Fetch timeout */
const ANSWER_TIMEOUT = millis(2_000);
/** Time until the vendor's hub answers. */
const LATENCY = millis(50);
/** Address of the app on the phone, which the hub tells the page. */
const PHONE_APP = 'http://phone.invalid';

const GONE: ToyFailure = { code: UNREACHABLE_CODE, message: 'Network request failed', kind: 'unreachable' };
const NO_ANSWER: ToyFailure = { ...GONE, message: 'Network request timed out' };
const NO_CLOUD: ToyFailure = { code: 50_100, message: 'invalid token', kind: 'refused' };

const reported = ({ id, model, nickName, battery, connected }: SimulatedToy, name: string): ReportedToy => ({
  id: toyId(id),
  name: nickName === '' ? name : nickName,
  toyType: model,
  connected,
  battery: battery ?? undefined,
  functions: undefined,
});
const byApp = (toy: SimulatedToy): ReportedToy => reported(toy, toy.model);
const byPhone = (toy: SimulatedToy): ReportedToy => reported(toy, productName(toy.model));

/** The toys of a performer, with the app on the performer's machine, the phone and the vendor's hub. */
export interface VirtualToys {
  readonly drawer: ToyDrawer;
  isAppRunning: boolean;
  faults: ToyAppFaults;
  /** True when the app ends at its next command. */
  isAppDying: boolean;
  /** True while the vendor's cloud can be reached; without it there is no code to scan. */
  isCloudReachable: boolean;
  readonly ports: Pick<AppDeps, 'toyApp' | 'toyPhoneApp' | 'toyCloud' | 'toySocket'>;
  /** Cuts the connection from the side of the vendor's hub. */
  readonly dropHub: () => void;
  readonly phone: (act: 'scan' | 'close' | 'away' | 'back') => void;
}

export const createVirtualToys = (
  clock: VirtualClock,
  activity: Activity,
  inside: readonly SimulatedToy[],
): VirtualToys => {
  const drawer = createToyDrawer(clock, inside);
  let hub: ToySocketListener | undefined;

  const wait = (time: Millis): Promise<void> =>
    new Promise((resolve) => {
      clock.schedule(time, () => {
        activity.note();
        resolve();
      });
    });
  /** Waits as long as the faults of the app say. @returns the failure that they make of the answer, if any */
  const passFaults = async (): Promise<ToyFailure | undefined> => {
    activity.note();
    const { silent, slow, code } = toys.faults;
    if (!toys.isAppRunning) return GONE;
    if (silent || slow >= ANSWER_TIMEOUT) {
      await wait(ANSWER_TIMEOUT);
      return NO_ANSWER;
    }
    if (slow > 0) await wait(millis(slow));
    return code === 0 ? undefined : { code, message: `code ${code}`, kind: 'refused' };
  };
  const runByApp = async (body: unknown): Promise<Result<undefined, ToyFailure>> => {
    const failure = await passFaults();
    if (failure !== undefined) return err(failure);
    const code = drawer.apply(body, 'app');
    if (toys.isAppDying || endsWithCommand(drawer, toys.faults)) {
      toys.isAppDying = false;
      toys.isAppRunning = false;
      return err(GONE);
    }
    return code === 200 ? done : err({ code, message: `code ${code}`, kind: 'refused' });
  };
  let phone: 'none' | 'there' | 'away' = 'none';
  /** Tells the page of a phone that has scanned the code, as the hub does at each connection. */
  const reportPhone = (): void => {
    if (phone === 'none') return;
    hub?.appStatus(true);
    hub?.devices({ device: 'phone', appUrl: PHONE_APP }, drawer.toys().map(byPhone));
    if (phone === 'away') hub?.appOnline(false);
  };
  /** Sends a command through the hub, which brings it to a phone that can be reached. @returns false when the hub is not connected */
  const runByHub = (body: unknown): boolean => {
    if (hub !== undefined && phone === 'there') drawer.apply(body, 'hub');
    return hub !== undefined;
  };
  /** Stops the toys at the app of the phone itself, which confirms it. */
  const stopByPhone = async (): Promise<Result<undefined, ToyFailure>> => {
    activity.note();
    if (phone === 'none') return err(GONE);
    if (phone === 'away') {
      await wait(ANSWER_TIMEOUT);
      return err(NO_ANSWER);
    }
    drawer.apply(STOP_COMMAND, 'app');
    return done;
  };
  const toys: VirtualToys = {
    drawer,
    isAppRunning: true,
    faults: NO_FAULTS,
    isAppDying: false,
    isCloudReachable: false,
    ports: {
      toyApp: {
        toys: async () => {
          const failure = await passFaults();
          return failure === undefined ? ok(drawer.toys().map(byApp)) : err(failure);
        },
        run: (command) => runByApp(encodeCommand(command)),
        stop: () => runByApp(STOP_COMMAND),
      },
      toyPhoneApp: { stop: stopByPhone },
      toyCloud: {
        authToken: async () => (toys.isCloudReachable ? ok('toy-token') : err(NO_CLOUD)),
        socketAddress: async () =>
          toys.isCloudReachable ? ok({ url: 'https://hub.invalid', path: '/hub' }) : err(NO_CLOUD),
      },
      toySocket: {
        open: (_address, listener) => {
          hub = listener;
          clock.schedule(LATENCY, () => {
            listener.opened();
            if (hub === listener) reportPhone();
          });
          return {
            askForQr: () => clock.schedule(LATENCY, () => listener.qr({ image: 'data:,', code: '' })),
            run: (command) => runByHub(encodeCommand(command)),
            stop: () => runByHub(STOP_COMMAND),
            close: () => {
              if (hub === listener) hub = undefined;
            },
          };
        },
      },
    },
    dropHub: () => {
      const cut = hub;
      hub = undefined;
      cut?.closed('cut');
    },
    phone: (act) => {
      switch (act) {
        case 'scan':
          phone = 'there';
          reportPhone();
          break;
        case 'close':
          phone = 'none';
          hub?.appStatus(false);
          break;
        case 'away':
        case 'back':
          if (phone === 'none') return;
          phone = act === 'back' ? 'there' : 'away';
          hub?.appOnline(act === 'back');
      }
    },
  };
  return toys;
};
