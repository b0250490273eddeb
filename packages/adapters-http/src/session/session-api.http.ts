import { ok } from '@greenroom/core/kernel/result';
import type { SessionApi } from '@greenroom/core/session/session-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { sessionCalls } from './session-api.wire.ts';

const UNKNOWN_CALL = 404;

export const createSessionApi = (client: ApiClient): SessionApi => ({
  performerReady: (body) => client.call(sessionCalls.performerReady, { body }),
  startOneOnOne: (body) => client.call(sessionCalls.startOneOnOne, { body }),
  broadcastVideo: (id) => client.call(sessionCalls.broadcastVideo, { params: { id } }),
  acceptRequest: (body) => client.call(sessionCalls.acceptRequest, { body }),
  timeout: (body) => client.call(sessionCalls.sessionTimeout, { body }),
  end: (body) => client.call(sessionCalls.endSession, { body }),
  current: async (id) => {
    const answer = await client.call(sessionCalls.currentSession, { params: { id } });
    // A platform without this call has no answer to it.
    return !answer.ok && answer.error.status === UNKNOWN_CALL ? ok(undefined) : answer;
  },
  report: (event) => client.call(sessionCalls.reportMoment, { params: { event } }),
  kpi: (name, body) =>
    body === undefined
      ? client.call(sessionCalls.kpiWithoutBody, { params: { name } })
      : client.call(sessionCalls.kpi, { params: { name }, body }),
});
