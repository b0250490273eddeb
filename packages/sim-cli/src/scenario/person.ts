import { SERVICES } from '@greenroom/core/services/service';
import type { PlatformState } from '../platform/admin/admin-api.wire.ts';
import type { TraceEvent } from '../traffic/trace-event.ts';
import type { Condition } from './matching.ts';
import type { Seen } from './watched-state.ts';

/** What a platform knows of a performer whose page is not ours to look into. */
export interface PersonView {
  readonly performer: PlatformState['performers'][number] | undefined;
  /** Hers, newest first. */
  readonly requests: PlatformState['requests'];
  /** Of the conversation with the customer she is with. */
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

/** Leaves out what cannot be known: states of her page alone, and what she reads. */
export const seenFromOutside = <Asked extends Condition>(condition: Asked): Asked => {
  const known = Object.entries(condition.state ?? {}).filter(([path]) => Object.hasOwn(SEEN_FROM_OUTSIDE, path));
  return { ...condition, state: Object.fromEntries(known), alert: undefined };
};

/** How the platform notices that she did it: what is true of her then, or what she called or sent. */
type Sign =
  | { readonly of: 'state'; readonly isDone: (view: PersonView) => boolean }
  | { readonly of: 'traffic'; readonly isDone: (traceEvent: TraceEvent) => boolean };

const calls = (...names: readonly string[]): Sign => ({
  of: 'traffic',
  isDone: (traceEvent) => traceEvent.kind === 'call' && names.includes(traceEvent.name),
});
const state = (isDone: (view: PersonView) => boolean): Sign => ({ of: 'state', isDone });

/** What is not here leaves no trace at the platform: she is asked to do it, and nobody waits. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  logIn: state(({ performer }) => performer?.online === true),
  beAtWork: state(({ performer }) => performer?.online === true),
  logOut: state(({ performer }) => performer?.loggedIn === false),
  goReady: state(({ performer }) => performer?.ready === true),
  stopWork: state(({ performer }) => performer?.ready === false),
  accept: calls('acceptRequest'),
  decline: { of: 'traffic', isDone: (traceEvent) => traceEvent.kind === 'sent' && traceEvent.name === 'videoChat' },
  end: calls('endSession'),
  send: calls('sendChatMessage'),
  sendAgain: calls('sendChatMessage'),
  toggle: calls('saveServices'),
  pause: calls('saveServices'),
  resume: calls('saveServices'),
  chooseTheme: calls('saveAccount'),
};

/** Her page is a real one: a person does her steps. */
export interface Person {
  /** Asks her, and waits until the platform has noticed it. @returns false when she did not in time */
  readonly does: (action: string) => Promise<boolean>;
}
