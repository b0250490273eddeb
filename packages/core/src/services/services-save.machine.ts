import { andThen, NO_EFFECTS, type Step, unchanged } from '../kernel/machine.ts';
import type { Millis } from '../kernel/units.ts';
import { changedFlags, flagsOf, servicesIn } from './service-flags.ts';
import type { Service, ServiceChange } from './service.ts';
import { READY, type ServicesMemory, type ServicesOwner, type WorkPause } from './services-state.ts';
import { INSIST_DELAY, SAVE_DELAY } from './services.constants.ts';

export type SaveEvent =
  | { readonly type: 'edited'; readonly services: readonly Service[]; readonly when: 'later' | 'atOnce' } // by the performer
  | { readonly type: 'delayPassed' } // from the clock
  | { readonly type: 'saveRequested' } // from the app, at log-out
  | { readonly type: 'saved'; readonly attempt: number } // from the platform
  /** `certain`: the platform said no; otherwise it may have saved all the same. */
  | { readonly type: 'saveFailed'; readonly attempt: number; readonly certain: boolean } // from the platform
  | {
      readonly type: 'serverChanged'; // from the platform
      readonly change: ServiceChange;
      /** Services that a pause remembers, null when work is not paused; undefined where the platform does not say. */
      readonly remembered?: readonly Service[] | null | undefined;
    };

export type SaveEffect =
  /** Replaces the delay that is running. */
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' }
  | {
      readonly type: 'save';
      readonly owner: ServicesOwner;
      readonly attempt: number;
      readonly change: ServiceChange;
      /** Services that a new pause remembers, null for resumed work; undefined where work goes on, or the pause is this device's own. */
      readonly remembered: readonly Service[] | null | undefined;
    }
  | { readonly type: 'announce'; readonly owner: ServicesOwner; readonly change: ServiceChange };

type SaveStep = Step<ServicesMemory, SaveEffect>;

const CANCEL: SaveEffect = { type: 'cancelSchedule' };
const joined = (left: readonly Service[], right: readonly Service[]): readonly Service[] => [
  ...new Set([...left, ...right]),
];
const others = (services: readonly Service[], without: readonly Service[]): readonly Service[] =>
  services.filter((service) => !without.includes(service));
export const workOf = ({ status, remembered }: WorkPause): WorkPause => ({ status, remembered });
/** Each pause and each resumption has a list of its own. */
const isSameWork = (left: WorkPause, right: WorkPause): boolean => left.remembered === right.remembered;

/** News of the pause for the platform: none while work is as confirmed, or where the platform keeps no pause. */
const pauseNews = (state: ServicesMemory): readonly Service[] | null | undefined => {
  if (state.owner?.sharesPause !== true || isSameWork(state, state.confirmedWork)) return undefined;
  return state.status === 'pause' ? state.remembered : null;
};

/** Flags that the platform has not confirmed, and those that it may not have. */
const outstanding = (state: ServicesMemory): ServiceChange => ({
  ...flagsOf(state.flags, state.unsure),
  ...changedFlags(state.confirmed, state.flags),
});

const withSaveWord = (state: ServicesMemory): ServicesMemory => {
  const resting = state.planned ? 'waiting' : 'idle';
  return { ...state, save: state.sent === undefined ? resting : 'saving' };
};

const saveNow = (state: ServicesMemory): SaveStep => {
  const { owner } = state;
  const effects: SaveEffect[] = state.planned ? [CANCEL] : [];
  const change = outstanding(state);
  const rested = { ...state, planned: false, urgent: false };
  const remembered = pauseNews(state);
  if (owner === undefined || (servicesIn(change).length === 0 && remembered === undefined)) {
    return { state: withSaveWord({ ...rested, confirmedWork: workOf(state) }), effects };
  }
  const attempt = state.attempt + 1;
  const sent = { attempt, change, work: workOf(state), touched: [] };
  effects.push({ type: 'save', owner, attempt, change, remembered });
  return { state: withSaveWord({ ...rested, attempt, sent }), effects };
};

const planSave = (state: ServicesMemory, after: Millis): SaveStep => ({
  state: withSaveWord({ ...state, planned: true }),
  effects: [{ type: 'schedule', after }],
});

const edit = (state: ServicesMemory, services: readonly Service[], when: 'later' | 'atOnce'): SaveStep => {
  const { sent } = state;
  if (sent === undefined) {
    if (when === 'atOnce' || servicesIn(outstanding(state)).length === 0) return saveNow(state);
    return planSave(state, SAVE_DELAY);
  }
  const touching = { ...state, sent: { ...sent, touched: joined(sent.touched, services) } };
  return when === 'later' ? planSave(touching, SAVE_DELAY) : unchanged({ ...touching, urgent: true });
};

/** One save at a time: the next one follows the answer. */
const passDelay = (state: ServicesMemory): SaveStep => {
  if (!state.planned) return unchanged(state);
  const passed = { ...state, planned: false };
  return state.sent === undefined ? saveNow(passed) : unchanged({ ...passed, urgent: true });
};

/** Ends the save that was answered; what was chosen meanwhile and cannot wait is saved at once. */
const afterSave = (state: ServicesMemory, effects: readonly SaveEffect[]): SaveStep =>
  state.urgent ? andThen({ state, effects }, saveNow) : { state: withSaveWord(state), effects };

const confirm = (state: ServicesMemory, { change, work }: NonNullable<ServicesMemory['sent']>): SaveStep => {
  const services = servicesIn(change);
  const isRepeat = services.some((service) => state.insisted.includes(service));
  const saved: ServicesMemory = {
    ...state,
    error: isRepeat ? undefined : state.error,
    sent: undefined,
    confirmed: { ...state.confirmed, ...change },
    confirmedWork: work,
    unsure: others(state.unsure, services),
    insisted: others(state.insisted, services),
  };
  const { owner } = state;
  return afterSave(saved, owner === undefined || services.length === 0 ? [] : [{ type: 'announce', owner, change }]);
};

/** Restores the confirmed flags, except those switched since and those that must go off. */
const revert = (
  state: ServicesMemory,
  { change, work, touched }: NonNullable<ServicesMemory['sent']>,
  certain: boolean,
): SaveStep => {
  const services = servicesIn(change);
  const back = others(services, joined(touched, state.insisted));
  const reverted: ServicesMemory = {
    ...state,
    ...(isSameWork(state, work) ? state.confirmedWork : {}),
    flags: { ...state.flags, ...flagsOf(state.confirmed, back) },
    sent: undefined,
    error: 'services.saveFailed',
    unsure: certain ? state.unsure : joined(state.unsure, services),
  };
  const mustRepeat = services.some((service) => state.insisted.includes(service));
  return mustRepeat && !state.urgent && !state.planned ? planSave(reverted, INSIST_DELAY) : afterSave(reverted, []);
};

type ServerChange = Extract<SaveEvent, { type: 'serverChanged' }>;

/** Takes over work that another device paused or resumed; what this one has just chosen stays until the platform has answered. */
const workAfter = (state: ServicesMemory, { remembered }: ServerChange): Partial<ServicesMemory> => {
  if (remembered === undefined) return {};
  const told: WorkPause = remembered === null ? READY : { status: 'pause', remembered };
  return { ...(isSameWork(state, state.confirmedWork) ? told : {}), confirmedWork: told };
};

/** Takes over the platform's flags; they are shown too, unless the performer has just chosen otherwise. */
const onServerChange = (state: ServicesMemory, event: ServerChange): SaveStep => {
  const { change } = event;
  const mine = joined(servicesIn(changedFlags(state.confirmed, state.flags)), servicesIn(state.sent?.change ?? {}));
  const confirmed = { ...state.confirmed, ...change };
  const shown = others(servicesIn(change), mine);
  const flags = { ...state.flags, ...flagsOf(confirmed, shown) };
  return {
    state: { ...state, ...workAfter(state, event), confirmed, flags, unsure: others(state.unsure, servicesIn(change)) },
    effects: NO_EFFECTS,
  };
};

/**
 * Saves the flags that differ from the confirmed ones: 1000 ms after the last toggle, or at once. A failure restores the confirmed values;
 * toggles during a failing save are kept.
 * @spec §4 Services status, §8 Other — a failed services save reverts the flags
 */
export const servicesSave = (state: ServicesMemory, event: SaveEvent): SaveStep => {
  const ignored: SaveStep = unchanged(state);
  const { sent } = state;
  switch (event.type) {
    case 'edited':
      return edit(state, event.services, event.when);
    case 'delayPassed':
    case 'saveRequested':
      return passDelay(state);
    case 'saved':
      return sent?.attempt === event.attempt ? confirm(state, sent) : ignored;
    case 'saveFailed':
      return sent?.attempt === event.attempt ? revert(state, sent, event.certain) : ignored;
    case 'serverChanged':
      return onServerChange(state, event);
  }
};
