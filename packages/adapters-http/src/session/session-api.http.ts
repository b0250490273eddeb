import * as z from 'zod/mini';
import { ok } from '@greenroom/core/kernel/result';
import type { SessionApi } from '@greenroom/core/session/session-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { clientIdWire, performerIdWire } from '../http/fields.wire.ts';
import { workSnapshotWire, oneOnOneWire } from './work-snapshot.wire.ts';

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

export const sessionCalls = defineCalls({ origin: 'spec', section: '§7 Sessions', access: 'performer' })({
  startOneOnOne: {
    purpose: 'Grants the streams of a 1-on-1 session.',
    post: '/session/one_on_one',
    origin: 'ours',
    body: performerBodyWire,
    answer: oneOnOneWire,
    errors: [
      { status: 409, error: 'not_approved', code: 'session.startFailed', when: 'the account is not approved yet' },
    ],
  },
  performerReady: {
    purpose: 'Reports that the performer’s stream runs and requests can come.',
    post: '/session/performer_ready',
    body: performerBodyWire,
  },
  broadcastVideo: {
    section: '§7 Performer profile',
    purpose: 'Reports that the performer’s picture is live.',
    post: '/performer/performer_accounts/{id}/broadcast/video',
  },
  acceptRequest: {
    purpose: 'Accepts the request that is waiting.',
    post: '/session/accept_request',
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
  },
  sessionTimeout: {
    purpose: 'Reports that the customer did not join within 59 s.',
    post: '/session/timeout',
    body: pairBodyWire,
  },
  endSession: {
    purpose: 'Ends the session; with blocked the customer is blocked as well.',
    post: '/session/end',
    body: endBodyWire,
  },
  takeOverSession: {
    purpose: 'Goes on with the running session on this device; the performer’s other devices are told, and leave it.',
    post: '/session/take_over',
    origin: 'ours',
    body: pairBodyWire,
    errors: [
      { status: 409, error: 'session_over', code: 'session.notTakenOver', when: 'the session has ended meanwhile' },
    ],
  },
  currentSession: {
    purpose:
      'The running work: the session with its streams and timers (seconds ago), the requests, the ready status that customers see, the session that ended while no page was connected, and the requests that the platform answered alone because no page was.',
    get: '/performer/performer_accounts/{id}/current_session',
    origin: 'ours',
    answer: workSnapshotWire,
  },
  reportMoment: {
    purpose: 'Reports a moment: performer_received_request, performer_clicked_accept.',
    get: '/session/{event}',
  },
  kpi: {
    purpose: 'Tracking with values; names start with pf_camback_.',
    post: '/session/kpi/{name}',
    body: kpiBodyWire,
  },
  kpiWithoutBody: {
    purpose: 'Tracking without values; names start with pf_camback_.',
    get: '/session/kpi/{name}',
  },
});

const UNKNOWN_CALL = 404;

export const createSessionApi = (client: ApiClient): SessionApi => ({
  performerReady: (body) => client.call(sessionCalls.performerReady, { body }),
  startOneOnOne: (body) => client.call(sessionCalls.startOneOnOne, { body }),
  broadcastVideo: (id) => client.call(sessionCalls.broadcastVideo, { params: { id } }),
  acceptRequest: (body) => client.call(sessionCalls.acceptRequest, { body }),
  timeout: (body) => client.call(sessionCalls.sessionTimeout, { body }),
  end: (body) => client.call(sessionCalls.endSession, { body }),
  takeOver: (body) => client.call(sessionCalls.takeOverSession, { body }),
  snapshot: async (id) => {
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
