import { performerId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import type { OutboundEvent } from '../../src/kernel/outbound-event.ts';
import { type CallFailure, err, NETWORK_TIMED_OUT, type Result } from '../../src/kernel/result.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import { NO_SERVICES, servicesOn, withServicesOn } from '../../src/services/service-flags.ts';
import { SERVICES, type Service, type ServiceChange } from '../../src/services/service.ts';
import type { PauseMemory } from '../../src/services/services-api.port.ts';
import { PAUSE_TAG, type ServicesAccount } from '../../src/services/services-state.ts';
import { createServicesController } from '../../src/services/services.controller.ts';
import { settle } from '../kernel/settle.fake.ts';
import { createPauseMemory } from './pause-memory.fake.ts';

export type Answer = Result<undefined, CallFailure>;
/** The platform refuses. */
export const BROKEN: Answer = err({ kind: 'status', status: 500, message: 'broken' });
/** A failure without an answer: the platform may have carried the call out. */
export const UNANSWERED: Answer = err(NETWORK_TIMED_OUT);

export const ANNA = performerId('1001');

/** An approved account with these services on. */
const accountWith = (on: readonly Service[]): ServicesAccount => ({
  id: ANNA,
  status: 'APPROVED',
  services: withServicesOn(NO_SERVICES, on),
  countries: ['nl', 'be'],
  phoneProfile: { nameAvailable: true, introductionAvailable: true, advertisementAvailable: true },
  profile: { gender: '' },
  tags: [],
});

/** The services of one performer on a virtual clock, with a platform that answers on command. */
export const setUpServices = (...on: readonly Service[]) => loadServices(createPauseMemory(), ...on);

/** The same where the platform keeps the pause for every device of the performer. */
export const setUpShared = (paused: readonly Service[] | null, ...on: readonly Service[]) =>
  loadWith({ pauseMemory: createPauseMemory(), paused }, on);

/** The same on a page that may have been reloaded. */
export const loadServices = (pauseMemory: PauseMemory, ...on: readonly Service[]) => loadWith({ pauseMemory }, on);

interface Kept {
  readonly pauseMemory: PauseMemory;
  /** Pause that the platform keeps; undefined where it keeps none. */
  readonly paused?: readonly Service[] | null;
}

const loadWith = ({ pauseMemory, paused }: Kept, on: readonly Service[]) => {
  const clock = createVirtualClock();
  const saves: ServiceChange[] = [];
  const pauses: (readonly Service[] | null | undefined)[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const announced: OutboundEvent[] = [];
  const services = createServicesController({
    api: {
      save: (_id, change, remembered) => {
        saves.push(change);
        pauses.push(remembered);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
    pauseMemory,
    isPauseShared: paused !== undefined,
    clock,
    log: silentLog,
    announce: (event) => announced.push(event),
  });
  services.load({
    ...accountWith(on),
    tags: paused === undefined || paused === null ? [] : [PAUSE_TAG + paused.join(',')],
  });
  const answer = async (with_: Answer): Promise<void> => {
    answers.shift()?.(with_);
    await settle();
  };
  const state = () => services.watch.state();
  const isOn = () => servicesOn(state().flags, SERVICES);
  return { clock, services, pauseMemory, saves, pauses, announced, answer, state, isOn };
};
