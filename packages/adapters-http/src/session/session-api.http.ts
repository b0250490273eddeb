import { ok } from '@greenroom/core/kernel/result';
import type { SessionApi } from '@greenroom/core/session/session-api.port';
import { chatCalls } from '../chat/chat-api.wire.ts';
import type { ApiClient } from '../http/api-client.ts';
import { sessionCalls } from './session-api.wire.ts';

export const createSessionApi = (client: ApiClient): SessionApi => ({
  performerReady: (body) => client.call(sessionCalls.performerReady, { body }),
  startOneOnOne: (body) => client.call(sessionCalls.startOneOnOne, { body }),
  broadcastVideo: (id) => client.call(sessionCalls.broadcastVideo, { params: { id } }),
  acceptRequest: (body) => client.call(sessionCalls.acceptRequest, { body }),
  timeout: (body) => client.call(sessionCalls.sessionTimeout, { body }),
  end: (body) => client.call(sessionCalls.endSession, { body }),
  isGoingOn: async ({ performerId, clientId }) => {
    const params = { performerId, customerId: clientId };
    const answer = await client.call(chatCalls.chatHistory, { params, query: { limit: 1, offset: 0 } });
    return answer.ok ? ok(answer.value.active) : answer;
  },
  report: (event) => client.call(sessionCalls.reportMoment, { params: { event } }),
  kpi: (name, body) =>
    body === undefined
      ? client.call(sessionCalls.kpiWithoutBody, { params: { name } })
      : client.call(sessionCalls.kpi, { params: { name }, body }),
});
