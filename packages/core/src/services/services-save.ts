import { andThen, type SlotStep, unchanged } from '../kernel/machine.ts';
import { accept, refuse, send, takeOver, unsaved, type Optimistic } from '../kernel/optimistic.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import type { Millis } from '../kernel/units.ts';
import { servicesIn } from './service-flags.ts';
import type { Service, ServiceChange, ServiceFlags } from './service.ts';
import { READY, type ServicesInternal, type ServicesOwner, type WorkPause } from './services-state.ts';
import { INSIST_DELAY, SAVE_DELAY } from './services.constants.ts';

export type SaveEvent =
  | { readonly type: 'delayPassed' } // from the clock
  | { readonly type: 'saveRequested' } // from the app, at log-out
  | { readonly type: 'saved' } // from the platform
  /** `certain`: the platform refused; otherwise it may have saved. */
  | { readonly type: 'saveFailed'; readonly certain: boolean } // from the platform
  | ServerChange;

export interface ServerChange {
  readonly type: 'serverChanged'; // from the platform
  readonly change: ServiceChange;
  /** Services that a pause remembers, null when work is not paused; undefined where the platform does not report it. */
  readonly remembered?: readonly Service[] | null | undefined;
}

export type SaveEffect =
  | {
      readonly type: 'save';
      readonly owner: ServicesOwner;
      readonly change: ServiceChange;
      /** Services that a new pause remembers, null for resumed work; undefined where work goes on, or the pause is this device's own. */
      readonly remembered: readonly Service[] | null | undefined;
    }
  | { readonly type: 'announce'; readonly owner: ServicesOwner; readonly change: ServiceChange };

export type SaveStep = SlotStep<ServicesInternal, SaveEvent, SaveEffect>;

const workOf = ({ status, remembered }: WorkPause): WorkPause => ({ status, remembered });
/** Each pause and each resumption has a list of its own. */
const isSameWork = (left: WorkPause, right: WorkPause): boolean => left.remembered === right.remembered;

/** Change of the pause for the platform: none while work is confirmed, or where the platform keeps no pause. */
const pauseNews = (state: ServicesInternal): readonly Service[] | null | undefined => {
  if (state.owner?.sharesPause !== true || isSameWork(state, state.confirmedWork)) return undefined;
  return state.status === 'pause' ? state.remembered : null;
};

const saveNow = (state: ServicesInternal): SaveStep => {
  const { owner, choice } = state;
  const effects = state.planned ? [leave('delay')] : [];
  const change = unsaved(choice);
  const remembered = pauseNews(state);
  const work = workOf(state);
  const rested = { ...state, planned: false, urgent: false };
  if (owner === undefined || (servicesIn(change).length === 0 && remembered === undefined))
    return { state: { ...rested, confirmedWork: work }, effects };
  return {
    state: { ...rested, choice: send(choice, change), sentWork: work },
    effects: [...effects, invoke('save', { type: 'save', owner, change, remembered })],
  };
};

const planSave = (state: ServicesInternal, delay: Millis): SaveStep => ({
  state: { ...state, planned: true },
  effects: [after('delay', delay, { type: 'delayPassed' })],
});

/** Saves a choice: one save at a time, the next one follows the answer. */
export const saveChoice = (state: ServicesInternal, when: 'later' | 'atOnce'): SaveStep => {
  const { sent } = state.choice;
  if (when === 'atOnce') return sent === undefined ? saveNow(state) : unchanged({ ...state, urgent: true });
  const isTakenBack = sent === undefined && servicesIn(unsaved(state.choice)).length === 0;
  return isTakenBack ? saveNow(state) : planSave(state, SAVE_DELAY);
};

/** Saves at once what was chosen during the save and cannot wait. */
const afterSave = (step: SaveStep): SaveStep => (step.state.urgent ? andThen(step, saveNow) : step);

const isForced = ({ sent = {}, forced }: Optimistic<ServiceFlags>): boolean =>
  forced.some((service) => service in sent);

const confirm = (state: ServicesInternal): SaveStep => {
  const { owner, choice, sentWork } = state;
  const { sent: change = {} } = choice;
  const error = isForced(choice) ? undefined : state.error;
  return afterSave({
    state: { ...state, error, choice: accept(choice), confirmedWork: sentWork },
    effects: owner === undefined || servicesIn(change).length === 0 ? [] : [{ type: 'announce', owner, change }],
  });
};

const revert = (state: ServicesInternal, certain: boolean): SaveStep => {
  const { choice, sentWork, confirmedWork } = state;
  const reverted: SaveStep = {
    state: {
      ...state,
      ...(isSameWork(state, sentWork) ? confirmedWork : {}),
      choice: refuse(choice, certain),
      error: 'services.saveFailed',
    },
    effects: [],
  };
  const repeats = isForced(choice) && !state.urgent && !state.planned;
  return repeats ? andThen(reverted, (next) => planSave(next, INSIST_DELAY)) : afterSave(reverted);
};

/** Takes over a pause of another device; an unconfirmed choice of this one stays. */
const workAfter = (state: ServicesInternal, { remembered }: ServerChange): Partial<ServicesInternal> => {
  if (remembered === undefined) return {};
  const told: WorkPause = remembered === null ? READY : { status: 'pause', remembered };
  return { ...(isSameWork(state, state.confirmedWork) ? told : {}), confirmedWork: told };
};

/**
 * Saves the flags that differ from the confirmed ones: 1000 ms after the last toggle, or at once. A failure restores the confirmed values;
 * toggles during a failing save are kept.
 * @spec §4 Services status, §8 Other — a failed services save reverts the flags
 */
export const servicesSave = (state: ServicesInternal, event: SaveEvent): SaveStep => {
  const isSaving = state.choice.sent !== undefined;
  switch (event.type) {
    case 'delayPassed':
    case 'saveRequested': {
      if (!state.planned) return unchanged(state);
      const passed = { ...state, planned: false };
      return isSaving ? unchanged({ ...passed, urgent: true }) : saveNow(passed);
    }
    case 'saved':
      return isSaving ? confirm(state) : unchanged(state);
    case 'saveFailed':
      return isSaving ? revert(state, event.certain) : unchanged(state);
    case 'serverChanged':
      return unchanged({ ...state, ...workAfter(state, event), choice: takeOver(state.choice, event.change) });
  }
};

/**
 * Keeps comparing after a failed save, which may still arrive, until a session check agrees.
 */
export const withDoubt = (before: ServicesInternal, state: ServicesInternal): ServicesInternal => {
  const { error, choice, comparison } = state;
  const hasFailed = error !== undefined && before.choice.sent !== undefined && choice.sent === undefined;
  if (!hasFailed && (!comparison.isDoubtful || comparison.asked === choice.confirmed)) return state;
  return { ...state, comparison: { asked: choice.confirmed, isDoubtful: true } };
};
