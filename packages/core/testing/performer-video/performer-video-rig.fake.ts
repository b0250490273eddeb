import { silentLog } from '../../src/kernel/log.port.ts';
import { createValue } from '../../src/kernel/machine.ts';
import { done, err, NETWORK_TIMED_OUT } from '../../src/kernel/result.ts';
import type { LoginState } from '../../src/login/performer-status-state.ts';
import { createPerformerVideo } from '../../src/performer-video/performer-video.controller.ts';
import { NO_SERVICES } from '../../src/services/service-flags.ts';
import type { Service } from '../../src/services/service.ts';
import type { ServicesState } from '../../src/services/services-state.ts';
import { accountWith } from '../account/performer-account.fake.ts';
import { settle } from '../kernel/settle.fake.ts';
import { ANNA, customer, setUpSession } from '../session/session-rig.fake.ts';
import { createDevices } from '../session/video/media-devices.fake.ts';
import { setUpStream } from '../session/video/streaming-rig.fake.ts';

type Login = Pick<LoginState, 'status' | 'account'>;
type Work = Pick<ServicesState, 'status' | 'flags' | 'blocked'>;

/** Camera, streams, session and services of one performer, moved by a test. */
export const setUpVideo = (...on: readonly Service[]) => {
  const flagsWith = (services: readonly Service[]): ServicesState['flags'] =>
    services.reduce((flags, service) => ({ ...flags, [service]: true }), NO_SERVICES);
  const rig = setUpSession();
  const [out, back] = [setUpStream('publish'), setUpStream('play')];
  const devices = createDevices();
  const login = createValue<Login>({ status: 'authenticated', account: accountWith({ id: ANNA }) });
  const services = createValue<Work>({ status: 'ready', flags: flagsWith(on), blocked: {} });
  const toggle = (service: Service): void => {
    const { flags } = services.state();
    services.set({ ...services.state(), flags: { ...flags, [service]: !flags[service] } });
  };
  const realtime = createValue({ connectedCount: 1 });
  const savesData = createValue(false);
  const broadcasts: string[] = [];
  const video = createPerformerVideo({
    app: {
      session: rig.session,
      realtime: { watch: realtime },
      services: { watch: services, toggle },
      login: { watch: login },
    },
    api: {
      startOneOnOne: async () => err(NETWORK_TIMED_OUT),
      broadcastVideo: async (id) => {
        broadcasts.push(id);
        return done;
      },
    },
    devices: devices.devices,
    memory: { read: () => ({}), write: () => undefined },
    savesData,
    streaming: { publish: out.streaming, play: back.streaming },
    clock: rig.clock,
    random: { next: () => 0.5, id: () => 'id' },
    log: silentLog,
  });
  return {
    ...rig,
    video,
    out,
    back,
    devices,
    broadcasts,
    toggle,
    switchTo: (...wanted: readonly Service[]) => services.set({ ...services.state(), flags: flagsWith(wanted) }),
    work: (status: Work['status'], ...wanted: readonly Service[]) =>
      services.set({ status, flags: flagsWith(wanted), blocked: {} }),
    logOut: () => login.set({ status: 'loggedOut', account: accountWith({ id: ANNA }) }),
    flags: () => services.state().flags,
    savesData,
    reconnects: () => realtime.set({ connectedCount: 2 }),
    goReady: async () => {
      video.goReady();
      await settle();
    },
    camera: () => video.camera.watch.state(),
    sent: () => video.publish.watch.state(),
  };
};

/** Mark asks, and is accepted. */
export const meetMark = async (rig: ReturnType<typeof setUpVideo>): Promise<void> => {
  rig.asks(customer('mark'));
  await rig.accept();
};
