import { SERVICES } from '@greenroom/core/services/service';
import type { Seen } from '../actors/watched-state.ts';
import type { PlatformState } from '../platform/base/admin-api/admin-api.wire.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import type { Condition } from './matching.ts';

/** The platform's data about a performer whose page cannot be inspected. */
export interface PersonView {
  readonly performer: PlatformState['performers'][number] | undefined;
  /** Requests for the performer, newest first. */
  readonly requests: PlatformState['requests'];
  /** Lines of the conversation with the customer of the session. */
  readonly lines: readonly string[];
}

export const NOTHING_SEEN: PersonView = { performer: undefined, requests: [], lines: [] };

const withStatus = ({ requests }: PersonView, status: 'pending' | 'accepted') =>
  requests.find((request) => request.status === status);

const timersIn = (view: PersonView): Seen => {
  const { platform, device } = withStatus(view, 'accepted')?.timers ?? { platform: false, device: false };
  if (platform && device) return 'both';
  if (platform) return 'platform';
  return device ? 'device' : 'none';
};
const statusIn = (view: PersonView): Seen => {
  if (withStatus(view, 'accepted') !== undefined) return 'connected';
  return view.performer?.ready === true ? 'active' : 'idle';
};
const shownRequest = (view: PersonView): Seen => {
  const pending = withStatus(view, 'pending');
  return pending?.received === true ? pending.clientId : null;
};
const servicesIn = ({ performer }: PersonView): Seen =>
  SERVICES.filter((service) => performer?.services.includes(service));

/** States of a scenario that the platform can tell; of the others nothing is known from outside. */
export const SEEN_FROM_OUTSIDE: Readonly<Record<string, (view: PersonView) => Seen>> = {
  'login.status': ({ performer }) => (performer?.loggedIn === true ? 'authenticated' : 'unauthenticated'),
  'realtime.authenticated': ({ performer }) => performer?.online === true,
  'services.confirmed': servicesIn,
  'session.status': statusIn,
  'session.request': shownRequest,
  'session.client': (view) => withStatus(view, 'accepted')?.clientId ?? null,
  'session.timers': timersIn,
  'chat.client': (view) => withStatus(view, 'accepted')?.clientId ?? null,
  'chat.lines': ({ lines }) => lines,
};

/** Leaves out conditions that the platform cannot tell: states of the page alone, and texts on it. */
export const seenFromOutside = <Asked extends Condition>(condition: Asked): Asked => {
  const known = Object.entries(condition.state ?? {}).filter(([path]) => Object.hasOwn(SEEN_FROM_OUTSIDE, path));
  return { ...condition, state: Object.fromEntries(known), alert: undefined };
};

/** Sign by which the platform notices that a step was done: a state of the performer, or a call or event. */
type Sign =
  | { readonly of: 'state'; readonly isDone: (view: PersonView) => boolean }
  | { readonly of: 'traceLog'; readonly isDone: (traceEvent: TraceEvent) => boolean };

const calls = (...names: readonly string[]): Sign => ({
  of: 'traceLog',
  isDone: (traceEvent) => traceEvent.kind === 'call' && names.includes(traceEvent.name),
});
const state = (isDone: (view: PersonView) => boolean): Sign => ({ of: 'state', isDone });

/**
 * Signs by action. An action without one leaves no trace at the platform: the person is asked for it, and the run goes
 * on.
 */
export const SIGNS: Readonly<Record<string, Sign>> = {
  logIn: state(({ performer }) => performer?.online === true),
  beAtWork: state(({ performer }) => performer?.online === true),
  logOut: state(({ performer }) => performer?.loggedIn === false),
  goReady: state(({ performer }) => performer?.ready === true),
  stopWork: state(({ performer }) => performer?.ready === false),
  accept: calls('acceptRequest'),
  decline: { of: 'traceLog', isDone: (traceEvent) => traceEvent.kind === 'sent' && traceEvent.name === 'videoChat' },
  end: calls('endSession'),
  send: calls('sendChatMessage'),
  sendAgain: calls('sendChatMessage'),
  toggle: calls('saveServices'),
  pause: calls('saveServices'),
  resume: calls('saveServices'),
  chooseTheme: calls('saveAccount'),
};

/** A person who does the performer's steps at a real page. */
export interface ManualPerformer {
  /** Asks for a step, and waits until the platform has noticed it. @returns false when it was not done in time */
  readonly does: (action: string) => Promise<boolean>;
}
