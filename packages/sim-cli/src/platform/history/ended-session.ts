import { SESSION_TYPES } from '@greenroom/core/session/client-data';
import { SERVICE_OF_SESSION } from '@greenroom/core/session/session-service';
import type { SessionRow } from './session-tables.ts';
import type { RequestRow } from '../session/request-tables.ts';
import { earnedByTalking, PAID_SERVICES } from './paid-services.ts';

const MILLIS_PER_SECOND = 1_000;

/**
 * What a session that has just ended brought; nothing for a request that never became one: the timer of both sides must have run.
 *
 * @param endedAt on the platform's clock, like the times of the request
 * @param today in epoch seconds
 */
export const endedSession = (
  request: RequestRow,
  endedAt: number,
  today: number,
): Omit<SessionRow, 'day'> | undefined => {
  const hasRun = request.timer_platform === 1 && request.timer_device === 1;
  if (request.accepted_at === null || !hasRun) return undefined;
  const duration = Math.floor((endedAt - request.accepted_at) / MILLIS_PER_SECOND);
  const type = SESSION_TYPES.find((each) => each === request.session_type) ?? 'VIDEO';
  const service = SERVICE_OF_SESSION[type];
  const { cents = 0 } = PAID_SERVICES.find((paid) => paid.service === service) ?? {};
  return {
    id: request.id,
    performer_id: request.performer_id,
    client_id: request.client_id,
    service,
    started_at: today - duration,
    duration,
    earned: earnedByTalking(cents, duration),
  };
};
