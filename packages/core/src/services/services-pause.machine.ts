import { type Step, unchanged } from '../kernel/machine.ts';
import { servicesOn, withServicesOff, withServicesOn } from './service-flags.ts';
import type { Service, ServiceFlags } from './service.ts';
import { READY, type WorkPause } from './services-state.ts';
import { PAUSED_SERVICES, SERVICES_OFF_WHEN_IDLE } from './services.constants.ts';

export interface PauseState extends WorkPause {
  readonly flags: ServiceFlags;
}

export type PauseEvent =
  | { readonly type: 'pauseRequested' } // by the performer
  | { readonly type: 'resumeRequested'; readonly blocked: readonly Service[] } // by the performer
  | { readonly type: 'sessionWentIdle' }; // from the app

/** Saves at once, without the delay of a toggle. */
export interface PauseEffect {
  readonly type: 'saveAtOnce';
}

type PauseStep = Step<PauseState, PauseEffect>;

const SAVE_AT_ONCE: readonly PauseEffect[] = [{ type: 'saveAtOnce' }];

const pause = (state: PauseState): PauseStep => ({
  state: {
    status: 'pause',
    remembered: servicesOn(state.flags, PAUSED_SERVICES),
    flags: withServicesOff(state.flags, PAUSED_SERVICES),
  },
  effects: SAVE_AT_ONCE,
});

/** Exactly the remembered ones, but none that has been blocked meanwhile. */
const resume = (state: PauseState, blocked: readonly Service[]): PauseStep => {
  const restored = state.remembered.filter((service) => !blocked.includes(service));
  return {
    state: { status: 'ready', remembered: [], flags: withServicesOn(state.flags, restored) },
    effects: SAVE_AT_ONCE,
  };
};

/**
 * Switches off the services of a ready performer. The services to restore stay: resuming restores all that were on, also after the session
 * went idle.
 */
const goIdle = (state: PauseState): PauseStep =>
  servicesOn(state.flags, SERVICES_OFF_WHEN_IDLE).length === 0
    ? unchanged(state)
    : { state: { ...state, flags: withServicesOff(state.flags, SERVICES_OFF_WHEN_IDLE) }, effects: SAVE_AT_ONCE };

/** Checks whether customers can ring or watch, which no pause allows. */
const isOpen = (flags: ServiceFlags): boolean => servicesOn(flags, PAUSED_SERVICES).length > 0;

/** Ends a pause in which a service is on: work was resumed elsewhere. @spec §4 Services status */
export const withoutOpenPause = <State extends PauseState & { readonly confirmedWork: WorkPause }>(
  state: State,
): State => (state.status === 'pause' && isOpen(state.flags) ? { ...state, ...READY, confirmedWork: READY } : state);

/**
 * Finds whether work is still paused after a reload. A service being on means that work was resumed elsewhere, or that the platform never got
 * the pause.
 * @param remembered `undefined` when work was not paused
 */
export const workAfterReload = (flags: ServiceFlags, remembered: readonly string[] | undefined): WorkPause => {
  if (remembered === undefined || isOpen(flags)) return READY;
  return { status: 'pause', remembered: PAUSED_SERVICES.filter((service) => remembered.includes(service)) };
};

/**
 * Pausing work switches every service off by which customers can ring or watch, and remembers which were on; resuming restores those.
 * @spec §4 Services status
 */
export const servicesPause = (state: PauseState, event: PauseEvent): PauseStep => {
  const ignored: PauseStep = unchanged(state);
  switch (event.type) {
    case 'pauseRequested':
      return state.status === 'ready' ? pause(state) : ignored;
    case 'resumeRequested':
      return state.status === 'pause' ? resume(state, event.blocked) : ignored;
    case 'sessionWentIdle':
      return goIdle(state);
  }
};
