import {
  requestAnswerWire,
  eventWire,
  performerTypingWire,
  pingWire,
  servicesEventWire,
  userWire,
} from './outbound-event.wire.ts';
import { defineEvents } from './realtime-row.ts';
import { remoteCommandContentWire, remoteStateContentWire } from './remote.wire.ts';

/** Events that the product sends. @spec §7 Real-time socket — events sent */
export const EVENTS_TO_PLATFORM = defineEvents({ direction: 'toPlatform', carrier: 'event', from: ['ROLE_PERFORMER'] })(
  {
    user: {
      carrier: 'plain',
      from: ['ROLE_PERFORMER', 'ROLE_REMOTE'],
      purpose:
        'Authentication, acknowledged with `{"ok":true,"reconnectSpread":300}` (the time in milliseconds over which connections that break together come back, ours and optional) or `{"ok":false,"error":"…"}`.',
      payload: userWire,
      samples: [
        { id: '1001', token: 'socket-token', type: 'ROLE_PERFORMER' },
        { id: '1001', token: 'token-of-the-pairing', type: 'ROLE_REMOTE' },
      ],
    },
    event: {
      carrier: 'plain',
      from: ['ROLE_PERFORMER', 'ROLE_REMOTE'],
      purpose:
        'The envelope of a message to a receiver or, with an empty receiverId, to a role: content is URL-encoded JSON.',
      payload: eventWire,
      samples: [
        {
          event: 'typing',
          content: '%7B%22performerId%22%3A%221001%22%7D',
          receiverId: '5001',
          receiverType: 'ROLE_CLIENT',
        },
      ],
    },
    ping: {
      carrier: 'plain',
      from: ['ROLE_PERFORMER', 'ROLE_REMOTE'],
      purpose: 'Every 6 s; answered by pong.',
      payload: pingWire,
      samples: [{}],
    },
    pong: {
      carrier: 'plain',
      from: ['ROLE_PERFORMER', 'ROLE_REMOTE'],
      purpose: 'The answer to a ping of the platform.',
      payload: pingWire,
      samples: [{}],
    },
    videoChat: {
      purpose:
        'Answer to a request: REJPERF declines it (with requestId: that one alone; with retryAfter, in seconds: try again then; with reason paused: work is paused); AFTERPERF keeps it for after the session that runs, TAKEPERF ends that session for it. The customer gets each.',
      payload: requestAnswerWire,
      samples: [
        { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001' },
        { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001', requestId: '42', retryAfter: 120 },
        { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001', reason: 'paused' },
        { _stateChange: 'AFTERPERF', RESPONSE: true, performerId: '1001' },
        { _stateChange: 'TAKEPERF', RESPONSE: true, performerId: '1001' },
      ],
    },
    typing: {
      purpose: 'The performer is typing; at most once every 3 s.',
      payload: performerTypingWire,
      samples: [{ performerId: '1001' }],
    },
    services: {
      purpose: 'The performer’s services changed; goes to ROLE_CLIENT and ROLE_ADMIN.',
      payload: servicesEventWire,
      samples: [{ performerId: '1001', services: { cam: true }, countries: ['nl'] }],
    },
    remotestate: {
      purpose: 'What the page that works shows, to ROLE_REMOTE: the phone that is paired with it; the event is ours.',
      payload: remoteStateContentWire,
      samples: [{ performerId: '1001', status: 'ready', isAbout: false, today: 8400, microphone: 'on', replies: [] }],
    },
    remotecommand: {
      from: ['ROLE_REMOTE'],
      purpose:
        'A press on the remote, to the page that works; the one event of a socket that authenticated as ROLE_REMOTE. The event is ours.',
      payload: remoteCommandContentWire,
      samples: [{ performerId: '1001', id: 'p-1', action: 'end', clientId: '5001' }],
    },
  },
);
