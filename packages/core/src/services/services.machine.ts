import { unchanged, type Step } from '../kernel/machine.ts';
import { blockedServices, switchRefusal, type ServiceConditions } from './service-conditions.ts';
import { changedFlags, servicesIn } from './service-flags.ts';
import { flagsByPreset, type ServicePreset } from './service-presets.ts';
import { SERVICES, type Service } from './service.ts';
import { servicesComparison, withDoubt, type ComparisonEvent } from './services-comparison.machine.ts';
import { servicesPause, withoutOpenPause, workAfterReload, type PauseEvent } from './services-pause.machine.ts';
import { servicesSave, workOf, type SaveEffect, type SaveEvent } from './services-save.machine.ts';
import { NO_OWNER, type ServicesAccount, type ServicesMemory } from './services-state.ts';
import { PAUSED_SERVICES, SERVICES_OFF_WHEN_IDLE } from './services.constants.ts';

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
  | Exclude<SaveEvent, { readonly type: 'edited' }>;

type ServicesStep = Step<ServicesMemory, SaveEffect>;

/** Starts afresh. The count of saves goes on, so that the answer to an old one is recognised. */
const forget = (state: ServicesMemory): ServicesStep => ({
  state: { ...NO_OWNER, attempt: state.attempt },
  effects: [{ type: 'cancelSchedule' }],
});

/** Takes over the flags of the account, and the pause. */
const load = (
  state: ServicesMemory,
  { account, remembered, sharesPause }: Extract<ServicesEvent, { type: 'loaded' }>,
): ServicesStep => {
  const fresh = forget(state);
  const work = workAfterReload(account.services, remembered);
  const loaded: ServicesMemory = {
    ...fresh.state,
    ...work,
    confirmedWork: work,
    owner: { performerId: account.id, countries: account.countries, sharesPause },
    flags: account.services,
    confirmed: account.services,
  };
  return { ...fresh, state: loaded };
};

const toggle = (state: ServicesMemory, service: Service): ServicesStep => {
  if (state.owner === undefined || switchRefusal(state, service) !== undefined) return unchanged(state);
  const flags = { ...state.flags, [service]: !state.flags[service] };
  const insisted = state.insisted.filter((other) => other !== service);
  return servicesSave(
    { ...state, flags, insisted, error: undefined },
    { type: 'edited', services: [service], when: 'later' },
  );
};

const choosePreset = (state: ServicesMemory, preset: ServicePreset): ServicesStep => {
  const flags = flagsByPreset(state, preset);
  const changed = servicesIn(changedFlags(state.flags, flags));
  if (state.owner === undefined || changed.length === 0) return unchanged(state);
  const insisted = state.insisted.filter((service) => !flags[service]);
  return servicesSave(
    { ...state, flags, insisted, error: undefined },
    { type: 'edited', services: changed, when: 'later' },
  );
};

const changeWork = (state: ServicesMemory, event: PauseEvent): ServicesStep => {
  const step = servicesPause({ ...workOf(state), flags: state.flags }, event);
  if (state.owner === undefined || step.effects.length === 0) return unchanged(state);
  return servicesSave(
    { ...state, ...step.state, error: undefined },
    { type: 'edited', services: PAUSED_SERVICES, when: 'atOnce' },
  );
};

/** Switches off idle services, also those of a save under way, so that its failure does not restore them. */
const goIdle = (state: ServicesMemory): ServicesStep => {
  const step = servicesPause({ ...workOf(state), flags: state.flags }, { type: 'sessionWentIdle' });
  if (step.effects.length === 0 && state.sent === undefined) return unchanged(state);
  const idle: ServicesMemory = {
    ...state,
    ...step.state,
    insisted: SERVICES_OFF_WHEN_IDLE,
  };
  return servicesSave(idle, { type: 'edited', services: SERVICES_OFF_WHEN_IDLE, when: 'atOnce' });
};

const step = (state: ServicesMemory, event: ServicesEvent): ServicesStep => {
  switch (event.type) {
    case 'loaded':
      return load(state, event);
    case 'reset':
      return forget(state);
    case 'conditionsKnown':
      return unchanged({ ...state, blocked: blockedServices(event.conditions) });
    case 'toggled':
      return toggle(state, event.service);
    case 'presetChosen':
      return choosePreset(state, event.preset);
    case 'pauseRequested':
      return changeWork(state, event);
    case 'sessionWentIdle':
      return goIdle(state);
    case 'resumeRequested': {
      const blocked = SERVICES.filter((service) => state.blocked[service] !== undefined);
      return changeWork(state, { type: 'resumeRequested', blocked });
    }
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

/** The performer's services: switched one by one, paused and resumed together, saved and confirmed. @spec §4 Services status */
export const services = (state: ServicesMemory, event: ServicesEvent): ServicesStep => {
  const { state: after, effects } = step(state, event);
  return { state: withoutOpenPause(withDoubt(state, after)), effects };
};
