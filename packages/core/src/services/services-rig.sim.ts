import { NO_PROFILE } from '../account/no-profile.ts';
import type { PerformerAccount } from '../account/performer-account.ts';
import { NETWORK_TIMED_OUT, type CallFailure } from '../kernel/call-failure.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { err, type Result } from '../kernel/result.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { OutboundEvent } from '../realtime/realtime-event.ts';
import type { PauseMemory } from './pause-memory.port.ts';
import { createPauseMemory } from './pause-memory.sim.ts';
import { SERVICES, type Service, type ServiceChange, type ServiceFlags } from './service.ts';
import { NO_SERVICES, servicesOn, withServicesOn } from './service-flags.ts';
import { createServicesController } from './services.controller.ts';

export type Answer = Result<undefined, CallFailure>;
/** The platform refuses. */
export const BROKEN: Answer = err({ kind: 'status', status: 500, message: 'broken' });
/** Nobody knows whether the platform did it. */
export const UNANSWERED: Answer = err(NETWORK_TIMED_OUT);

export const ANNA = performerId('1001');
const account = (services: ServiceFlags): PerformerAccount => ({
  id: ANNA,
  username: 'anna',
  nickname: 'Anna',
  roles: ['ROLE_PERFORMER'],
  language: 'nl',
  socketToken: 'socket-token',
  status: 'APPROVED',
  services,
  tags: [],
  countries: ['nl', 'be'],
  languages: ['nl'],
  descriptions: [],
  phoneProfile: { nameAvailable: true, introductionAvailable: true },
  performerStatus: 'ELIGIBLE',
  age: 30,
  avatar: undefined,
  settings: '{}',
  newsletter: false,
  profile: NO_PROFILE,
  totalNotifications: 0,
});

/** Lets every answered call reach the machine. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** The services of one performer on a virtual clock, with a platform that answers when told to. */
export const setUpServices = (...on: readonly Service[]) => loadServices(createPauseMemory(), ...on);

/** The same on a page that may have been reloaded. */
export const loadServices = (pauseMemory: PauseMemory, ...on: readonly Service[]) => {
  const clock = createVirtualClock();
  const saves: ServiceChange[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const announced: OutboundEvent[] = [];
  const services = createServicesController({
    api: {
      save: (_id, change) => {
        saves.push(change);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
    pauseMemory,
    clock,
    log: silentLog,
    announce: (event) => announced.push(event),
  });
  services.load(account(withServicesOn(NO_SERVICES, on)));
  const answer = async (with_: Answer): Promise<void> => {
    answers.shift()?.(with_);
    await settle();
  };
  const state = () => services.watch.state();
  const isOn = () => servicesOn(state().flags, SERVICES);
  return { clock, services, pauseMemory, saves, announced, answer, state, isOn };
};
