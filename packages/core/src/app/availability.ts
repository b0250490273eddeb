import type { AccountState } from '../account/account.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import type { Millis } from '../kernel/units.ts';
import { createValue } from '../kernel/value.ts';
import { isReachable } from '../services/video-services.ts';
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
  | 'ready'
  | 'request'
  | 'connected';

export interface Availability {
  readonly status: AvailabilityStatus;
  /** Since when the performer waits for a request: ready, resumed, or the last session's end. A declined request does not count. */
  readonly waitingSince: Millis | undefined;
}

type SessionPart = Pick<SessionState, 'status' | 'request' | 'starting' | 'error'>;
type ServicesPart = Pick<ServicesState, 'status' | 'flags'>;

/** A broadcast alone does not make the performer ready: work must not be paused, and a service must be on. @spec §4 Session status, Services status @fortests */
export const availabilityStatus = (
  session: SessionPart,
  services: ServicesPart,
  isApproved: boolean,
): AvailabilityStatus => {
  if (session.status === 'connected') return 'connected';
  if (session.request.status === 'pending') return 'request';
  if (!isApproved && session.status !== 'active' && !session.starting) return 'notApproved';
  if (services.status === 'pause') return 'paused';
  if (!isReachable(services.flags)) return 'notReachable';
  if (session.status === 'active') return 'ready';
  if (session.starting) return 'starting';
  return session.status === 'error' || session.error !== undefined ? 'failed' : 'idle';
};

const isWaiting = (status: AvailabilityStatus): boolean => status === 'ready' || status === 'request';

export interface AvailabilityDeps {
  readonly session: Watchable<SessionState>;
  readonly services: Watchable<ServicesState>;
  readonly account: Watchable<AccountState>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface AvailabilityController {
  readonly watch: Watchable<Availability>;
  readonly dispose: () => void;
}

/** Joins session, services and account to one status, and notes since when the performer waits. */
export const createAvailability = ({ session, services, account, clock }: AvailabilityDeps): AvailabilityController => {
  const statusNow = (): AvailabilityStatus =>
    availabilityStatus(session.state(), services.state(), account.state().approval === 'approved');
  const next = (before: Millis | undefined): Availability => {
    const status = statusNow();
    return { status, waitingSince: isWaiting(status) ? (before ?? clock.now()) : undefined };
  };
  const value = createValue(next(undefined));
  const update = (): void => {
    const before = value.state();
    if (statusNow() !== before.status) value.set(next(before.waitingSince));
  };
  const ends = [session, services, account].map((watch) => watch.subscribe(update));
  return {
    watch: value,
    dispose: () => {
      for (const end of ends) end();
    },
  };
};
