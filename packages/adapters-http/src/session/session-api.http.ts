import * as z from 'zod/mini';
import { ok } from '@greenroom/core/kernel/result';
import type { SessionApi } from '@greenroom/core/session/session-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, clientIdWire, performerIdWire } from '../http/fields.wire.ts';
import { currentWorkWire, oneOnOneWire } from './current-work.wire.ts';

const performerBodyWire = z.object({ performerId: performerIdWire });
const clientBodyWire = z.object({ clientId: clientIdWire });
/**
 * Body that names the performer and the customer who did not join; `requestId` is ours, where a request has one.
 * @spec §7 session/timeout (performerId, clientId)
 */
const pairBodyWire = z.object({
  performerId: performerIdWire,
  clientId: clientIdWire,
  requestId: z.optional(z.string()),
});
/**
 * Body of the end of a session; `blocked` also blocks the customer. `lost` is ours: the performer's connection was lost.
 * @spec §7 session/end (performerId, clientId, blocked)
 */
const endBodyWire = z.extend(pairBodyWire, { blocked: z.boolean(), lost: z.optional(z.boolean()) });
/** Tracking values; never anything personal. */
const kpiBodyWire = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const common = { section: '§7 Sessions', access: 'performer', answer: acknowledgedWire, errors: [] } as const;

export const sessionCalls = {
  startOneOnOne: defineCall({
    ...common,
    name: 'startOneOnOne',
    purpose: 'Grants the streams of a 1-on-1 session.',
    method: 'POST',
    path: '/session/one_on_one',
    origin: 'ours',
    body: performerBodyWire,
    answer: oneOnOneWire,
    errors: [
      { status: 409, error: 'not_approved', code: 'session.startFailed', when: 'the account is not approved yet' },
    ],
  }),
  performerReady: defineCall({
    ...common,
    name: 'performerReady',
    purpose: 'Reports that the performer’s stream runs and requests can come.',
    method: 'POST',
    path: '/session/performer_ready',
    origin: 'spec',
    body: performerBodyWire,
  }),
  broadcastVideo: defineCall({
    ...common,
    section: '§7 Performer profile',
    name: 'broadcastVideo',
    purpose: 'Reports that the performer’s picture is live.',
    method: 'POST',
    path: '/performer/performer_accounts/{id}/broadcast/video',
    origin: 'spec',
  }),
  acceptRequest: defineCall({
    ...common,
    name: 'acceptRequest',
    purpose: 'Accepts the request that is waiting.',
    method: 'POST',
    path: '/session/accept_request',
    origin: 'ours',
    body: clientBodyWire,
    errors: [
      {
        status: 409,
        error: 'request_gone',
        code: 'session.acceptFailed',
        when: 'the customer cancelled, left or was dropped',
      },
    ],
  }),
  sessionTimeout: defineCall({
    ...common,
    name: 'sessionTimeout',
    purpose: 'Reports that the customer did not join within 59 s.',
    method: 'POST',
    path: '/session/timeout',
    origin: 'spec',
    body: pairBodyWire,
  }),
  endSession: defineCall({
    ...common,
    name: 'endSession',
    purpose: 'Ends the session; with blocked the customer is blocked as well.',
    method: 'POST',
    path: '/session/end',
    origin: 'spec',
    body: endBodyWire,
  }),
  currentSession: defineCall({
    ...common,
    name: 'currentSession',
    purpose:
      'The running work: the session with its streams and timers (seconds ago), the requests, the ready status that customers see, the session that ended while no page was connected, and the requests that the platform answered alone because no page was.',
    method: 'GET',
    path: '/performer/performer_accounts/{id}/current_session',
    origin: 'ours',
    answer: currentWorkWire,
  }),
  reportMoment: defineCall({
    ...common,
    name: 'reportMoment',
    purpose: 'Reports a moment: performer_received_request, performer_clicked_accept.',
    method: 'GET',
    path: '/session/{event}',
    origin: 'spec',
  }),
  kpi: defineCall({
    ...common,
    name: 'kpi',
    purpose: 'Tracking with values; names start with pf_camback_.',
    method: 'POST',
    path: '/session/kpi/{name}',
    origin: 'spec',
    body: kpiBodyWire,
  }),
  kpiWithoutBody: defineCall({
    ...common,
    name: 'kpiWithoutBody',
    purpose: 'Tracking without values; names start with pf_camback_.',
    method: 'GET',
    path: '/session/kpi/{name}',
    origin: 'spec',
  }),
};

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
