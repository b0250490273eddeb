import { millis, millisToSeconds } from '@greenroom/core/kernel/units';
import type { Service } from '@greenroom/core/services/service';
import { SESSION_TYPES, sessionService } from '@greenroom/core/session/client-data';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { SessionPayRow, RequestRow } from '../../base/store/tables/request-tables.ts';
import type { SessionRow } from '../../base/store/tables/session-tables.ts';
import { earnedByTalking } from '../../base/world/paid-services.ts';

/** Under which service the session that a request becomes is paid. */
export const serviceOfRequest = ({ session_type, type }: Pick<RequestRow, 'session_type' | 'type'>): Service =>
  sessionService({ sessionType: SESSION_TYPES.find((known) => known === session_type) ?? 'VIDEO', type });

/**
 * Duration and pay of a running session until a moment of the platform's clock: zero before the timers of both sides
 * run.
 */
export const talkedUntil = (
  pay: Pick<SessionPayRow, 'billed_from' | 'cents_per_minute'>,
  now: number,
): { readonly duration: number; readonly earned: number } => {
  if (pay.billed_from === null) return { duration: 0, earned: 0 };
  // Another node may have begun it, whose clock is ahead.
  const duration = Math.max(0, millisToSeconds(millis(now - pay.billed_from)));
  return { duration, earned: earnedByTalking(pay.cents_per_minute, duration) };
};

/**
 * Makes the row of a session that has just ended; none for a request that never became one: the timers of both sides
 * must have run.
 *
 * @param endedAt on the platform's clock, like the times of the request
 * @param clock its dates are real at any rate
 */
export const endedSession = (
  request: RequestRow,
  pay: SessionPayRow | undefined,
  endedAt: number,
  clock: Pick<PlatformClock, 'today' | 'rate'>,
): Omit<SessionRow, 'day'> | undefined => {
  if (pay === undefined || pay.billed_from === null) return undefined;
  const { duration, earned } = talkedUntil(pay, endedAt);
  return {
    id: request.id,
    performer_id: request.performer_id,
    client_id: request.client_id,
    service: serviceOfRequest(request),
    started_at: clock.today() - Math.floor(duration / clock.rate),
    duration,
    earned,
  };
};
