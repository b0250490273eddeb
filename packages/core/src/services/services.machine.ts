import { unchanged } from '../kernel/machine.ts';
import { choose, force, optimistic } from '../kernel/optimistic.ts';
import { leave } from '../kernel/slots.ts';
import { blockedServices, switchRefusal, type ServiceConditions } from './service-conditions.ts';
import {
  changedFlags,
  flagsOf,
  NO_SERVICES,
  servicesIn,
  servicesOn,
  withServicesOff,
  withServicesOn,
} from './service-flags.ts';
import { flagsByPreset, type ServicePreset } from './service-presets.ts';
import { SERVICES, type Service, type ServiceChange, type ServiceFlags } from './service.ts';
import { servicesComparison, type ComparisonEvent } from './services-comparison.ts';
import { saveChoice, servicesSave, withDoubt, type SaveEvent, type SaveStep } from './services-save.ts';
import {
  NO_OWNER,
  READY,
  toServicesState,
  type ServicesAccount,
  type ServicesInternal,
  type WorkPause,
} from './services-state.ts';
import { PAUSED_SERVICES, SERVICES_OFF_WHEN_IDLE } from './services.constants.ts';

export interface PausableWork extends WorkPause {
  readonly flags: ServiceFlags;
}

/** Switches every service off by which customers can ring or watch, and remembers which were on. @spec §4 Services status @fortests */
export const pauseWork = (flags: ServiceFlags): PausableWork => ({
  status: 'pause',
  remembered: servicesOn(flags, PAUSED_SERVICES),
  flags: withServicesOff(flags, PAUSED_SERVICES),
});

/** Switches the remembered services on again, except those blocked by now. @spec §4 Services status @fortests */
export const resumeWork = ({ flags, remembered }: PausableWork, blocked: readonly Service[]): PausableWork => ({
  status: 'ready',
  remembered: [],
  flags: withServicesOn(
    flags,
    remembered.filter((service) => !blocked.includes(service)),
  ),
});

/** Checks whether customers can ring or watch: then work is not paused, but was resumed elsewhere. */
const isOpen = (flags: ServiceFlags): boolean => servicesOn(flags, PAUSED_SERVICES).length > 0;

/**
 * Finds whether work is still paused after a reload; it is not where a service is on.
 * @param remembered `undefined` when work was not paused
 * @fortests
 */
export const workAfterReload = (flags: ServiceFlags, remembered: readonly string[] | undefined): WorkPause => {
  if (remembered === undefined || isOpen(flags)) return READY;
  return { status: 'pause', remembered: PAUSED_SERVICES.filter((service) => remembered.includes(service)) };
};

export type ServicesEvent =
  /** `remembered`: what a pause remembered, before a reload or on another device. */
  | {
      readonly type: 'loaded'; // from the app
      readonly account: ServicesAccount;
      readonly remembered: readonly string[] | undefined;
      readonly sharesPause: boolean;
    }
  | { readonly type: 'conditionsKnown'; readonly conditions: ServiceConditions } // from the app
  | { readonly type: 'toggled'; readonly service: Service } // by the performer
  | { readonly type: 'presetChosen'; readonly preset: ServicePreset } // by the performer
  | { readonly type: 'pauseRequested' } // by the performer
  | { readonly type: 'resumeRequested' } // by the performer
  | { readonly type: 'sessionWentIdle' } // from the app
  | { readonly type: 'reset' } // at log-out
  | ComparisonEvent
  | SaveEvent;

/** Starts afresh; the answer to a save under way is dropped. */
const begin = (state: ServicesInternal): SaveStep => ({ state, effects: [leave('delay'), leave('save')] });

/** Takes over the flags of the account, and the pause. */
const load = ({ account, remembered, sharesPause }: Extract<ServicesEvent, { type: 'loaded' }>): SaveStep => {
  const work = workAfterReload(account.services, remembered);
  const owner = { performerId: account.id, countries: account.countries, sharesPause };
  return begin({ ...NO_OWNER, ...work, confirmedWork: work, owner, choice: optimistic(account.services) });
};

/** Saves flags that the performer switched. */
const switchFlags = (state: ServicesInternal, change: ServiceChange): SaveStep =>
  state.owner === undefined || servicesIn(change).length === 0
    ? unchanged(state)
    : saveChoice({ ...state, error: undefined, choice: choose(state.choice, change) }, 'later');

const toggle = (state: ServicesInternal, service: Service): SaveStep => {
  const shown = toServicesState(state);
  if (switchRefusal(shown, service) !== undefined) return unchanged(state);
  return switchFlags(state, { [service]: !shown.flags[service] });
};

const changeWork = (state: ServicesInternal, { flags, ...work }: PausableWork): SaveStep => {
  if (state.owner === undefined) return unchanged(state);
  const choice = choose(state.choice, flagsOf(flags, PAUSED_SERVICES));
  return saveChoice({ ...state, ...work, choice, error: undefined }, 'atOnce');
};

/** Switches off idle services, also those of a save under way, so that its failure does not restore them. */
const goIdle = (state: ServicesInternal): SaveStep => {
  const { shown, sent } = state.choice;
  if (sent === undefined && servicesOn(shown, SERVICES_OFF_WHEN_IDLE).length === 0) return unchanged(state);
  const off = flagsOf(NO_SERVICES, SERVICES_OFF_WHEN_IDLE);
  return saveChoice({ ...state, choice: force(state.choice, off) }, 'atOnce');
};

const step = (state: ServicesInternal, event: ServicesEvent): SaveStep => {
  const { shown } = state.choice;
  switch (event.type) {
    case 'loaded':
      return load(event);
    case 'reset':
      return begin(NO_OWNER);
    case 'conditionsKnown':
      return unchanged({ ...state, blocked: blockedServices(event.conditions) });
    case 'toggled':
      return toggle(state, event.service);
    case 'presetChosen':
      return switchFlags(state, changedFlags(shown, flagsByPreset(toServicesState(state), event.preset)));
    case 'pauseRequested':
      return state.status === 'pause' ? unchanged(state) : changeWork(state, pauseWork(shown));
    case 'resumeRequested': {
      const blocked = SERVICES.filter((service) => state.blocked[service] !== undefined);
      return state.status === 'ready'
        ? unchanged(state)
        : changeWork(state, resumeWork(toServicesState(state), blocked));
    }
    case 'sessionWentIdle':
      return goIdle(state);
    case 'eventsMissed':
    case 'eventUnreadable':
    case 'accountChecked':
      return servicesComparison(state, event);
    case 'serverChanged':
      return state.owner === undefined ? unchanged(state) : servicesSave(state, event);
    default:
      return servicesSave(state, event);
  }
};

/** Ends a pause in which a service is on: work was resumed elsewhere. @spec §4 Services status */
const withoutOpenPause = (state: ServicesInternal): ServicesInternal =>
  state.status === 'pause' && isOpen(state.choice.shown) ? { ...state, ...READY, confirmedWork: READY } : state;

/** The performer's services: switched one by one, paused and resumed together, saved and confirmed. @spec §4 Services status */
export const services = (state: ServicesInternal, event: ServicesEvent): SaveStep => {
  const { state: after, effects } = step(state, event);
  return { state: withoutOpenPause(withDoubt(state, after)), effects };
};
