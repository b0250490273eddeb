import { isSameJson } from '../kernel/json.ts';
import { unchanged } from '../kernel/machine.ts';
import { changedFlags, servicesIn } from './service-flags.ts';
import type { Service, ServiceFlags } from './service.ts';
import { servicesSave, type SaveStep } from './services-save.ts';
import { NO_COMPARISON, toServicesState, type ServicesInternal, type WorkPause } from './services-state.ts';

export type ComparisonEvent =
  | { readonly type: 'eventsMissed' } // from the connection, when it is there again
  | { readonly type: 'eventUnreadable' } // from the connection
  | {
      readonly type: 'accountChecked'; // from a session check
      readonly services: ServiceFlags;
      /** Services that a pause remembers, null when work is not paused; undefined where the platform keeps no pause. */
      readonly remembered?: readonly Service[] | null | undefined;
    };

/** Checks whether a session check reports nothing new of the pause. */
const isKnownWork = ({ status, remembered: known }: WorkPause, told: readonly Service[] | null | undefined): boolean =>
  told === undefined || (told === null ? status === 'ready' : status === 'pause' && isSameJson(known, told));

/** Compares the flags of a session check with the confirmed ones, and takes over what the platform switched itself. */
const compare = (
  state: ServicesInternal,
  { services: told, remembered }: Extract<ComparisonEvent, { type: 'accountChecked' }>,
): SaveStep => {
  const { asked, isDoubtful } = state.comparison;
  if (asked === undefined) return unchanged(state);
  const { confirmed, unconfirmed } = state.choice;
  // The answer may be older than a save that was confirmed since: then it is ignored.
  if (confirmed !== asked || toServicesState(state).save !== 'idle')
    return unchanged({ ...state, comparison: { asked: confirmed, isDoubtful: true } });
  const change = changedFlags(confirmed, told);
  if (servicesIn(change).length === 0 && isKnownWork(state.confirmedWork, remembered)) {
    // A save without an answer may still arrive.
    return unchanged(unconfirmed.length === 0 ? { ...state, comparison: NO_COMPARISON } : state);
  }
  const compared = { ...state, comparison: { asked: undefined, isDoubtful } };
  return state.owner === undefined
    ? unchanged(compared)
    : servicesSave(compared, { type: 'serverChanged', change, remembered });
};

/** Compares the services with the platform's after events may have been missed. @spec §4 Services status */
export const servicesComparison = (state: ServicesInternal, event: ComparisonEvent): SaveStep => {
  const { confirmed } = state.choice;
  switch (event.type) {
    case 'eventsMissed':
      return unchanged({ ...state, comparison: { ...state.comparison, asked: confirmed } });
    case 'eventUnreadable':
      return unchanged({ ...state, comparison: { asked: confirmed, isDoubtful: true } });
    case 'accountChecked':
      return compare(state, event);
  }
};
