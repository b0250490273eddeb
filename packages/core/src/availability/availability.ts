import type { AccountState } from '../account/account.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { createValue, readOnly, type Watchable } from '../kernel/machine.ts';
import type { Millis } from '../kernel/units.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import { isReachable } from '../services/service-flags.ts';
import type { ServicesState } from '../services/services-state.ts';
import type { SessionState } from '../session/session-state.ts';

/** Availability of the performer for customers: one status for studio, top bar, strip and session screen. */
export type AvailabilityStatus =
  | 'notApproved'
  | 'idle'
  | 'failed'
  | 'starting'
  | 'paused'
  | 'notReachable'
  | 'offline'
  | 'ready'
  | 'readyElsewhere'
  | 'request'
  | 'elsewhere'
  | 'connected';

export interface Availability {
  readonly status: AvailabilityStatus;
  /** Since when the performer waits for a request: ready, resumed, or the last session's end. A declined request does not count. */
  readonly waitingSince: Millis | undefined;
}

type SessionPart = Pick<SessionState, 'status' | 'request' | 'starting' | 'error' | 'elsewhere' | 'readyElsewhere'>;
type ConnectionPart = Pick<RealtimeState, 'outage' | 'attempt'>;
type ServicesPart = Pick<ServicesState, 'status' | 'flags'>;

/**
 * Checks whether a lost connection makes the performer unreachable: one that comes back with the first try does not.
 * @spec §4 Real-time connection
 */
const isAway = ({ outage, attempt }: ConnectionPart): boolean => outage !== 'none' && attempt > 1;

/**
 * Finds the status that is shown: `ready` needs a broadcast, work that is not paused, a service that is on, and the connection.
 * @spec §4 Session status, Services status
 * @fortests
 */
export const availabilityStatus = (
  session: SessionPart,
  services: ServicesPart,
  isApproved: boolean,
  connection: ConnectionPart,
): AvailabilityStatus => {
  if (session.status === 'connected') return 'connected';
  if (session.elsewhere !== undefined) return 'elsewhere';
  if (session.request.status === 'pending') return 'request';
  if (!isApproved && session.status !== 'active' && !session.starting) return 'notApproved';
  if (services.status === 'pause') return 'paused';
  if (!isReachable(services.flags)) return 'notReachable';
  if (session.status === 'active') return isAway(connection) ? 'offline' : 'ready';
  if (session.starting) return 'starting';
  if (session.status === 'error' || session.error !== undefined) return 'failed';
  return session.readyElsewhere ? 'readyElsewhere' : 'idle';
};

/** A step of the performer towards being reachable. */
export type NextStep = 'chooseServices' | 'resumeWork' | 'goReady' | 'takeOver';

const NEXT_STEPS: Partial<Record<AvailabilityStatus, NextStep>> = {
  notReachable: 'chooseServices',
  paused: 'resumeWork',
  idle: 'goReady',
  failed: 'goReady',
  readyElsewhere: 'goReady',
  starting: 'goReady',
  elsewhere: 'takeOver',
};

/**
 * Names the next step by which customers can reach the performer, such as going ready; `undefined` while there is nothing to do.
 * @spec §4 Session status, Services status
 */
export const nextStep = (status: AvailabilityStatus): NextStep | undefined => NEXT_STEPS[status];

/**
 * Names what the button of a summary does besides putting it aside; it never resumes work without its name saying so.
 * @spec §4 Services status
 */
export const stepAfterSession = (status: AvailabilityStatus): 'done' | 'resumeWork' | 'goReady' => {
  const step = status === 'starting' ? undefined : nextStep(status);
  return step === 'resumeWork' || step === 'goReady' ? step : 'done';
};

const isWaiting = (status: AvailabilityStatus): boolean => status === 'ready' || status === 'request';

export interface AvailabilityDeps {
  readonly session: Watchable<SessionState>;
  readonly services: Watchable<ServicesState>;
  readonly account: Watchable<AccountState>;
  readonly realtime: Watchable<ConnectionPart>;
  readonly clock: Pick<Clock, 'now'>;
}

export type AvailabilityController = ReturnType<typeof createAvailability>;

/** Joins session, services, account and connection to one status, and notes since when the performer waits. */
export const createAvailability = (deps: AvailabilityDeps) => {
  const { session, services, account, realtime, clock } = deps;
  const statusNow = (): AvailabilityStatus =>
    availabilityStatus(session.state(), services.state(), account.state().approval === 'approved', realtime.state());
  const next = (before: Millis | undefined): Availability => {
    const status = statusNow();
    return { status, waitingSince: isWaiting(status) ? (before ?? clock.now()) : undefined };
  };
  const value = createValue(next(undefined));
  const update = (): void => {
    const before = value.state();
    if (statusNow() !== before.status) value.set(next(before.waitingSince));
  };
  const ends = [session, services, account, realtime].map((watch) => watch.subscribe(update));
  return {
    watch: readOnly(value),
    dispose: () => {
      for (const end of ends) end();
    },
  };
};
