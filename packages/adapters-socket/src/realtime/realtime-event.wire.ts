import { spreadWire } from './fields.wire.ts';
import { msgtWire, msgWire, typingWire } from './inbound-message.wire.ts';
import {
  clientStreamWire,
  emailWire,
  forceReloadWire,
  loginWire,
  logoutWire,
  singleStreamWire,
  statusChangeWire,
  toyWire,
  voyeurWire,
} from './notice.wire.ts';
import { pingWire } from './outbound-event.wire.ts';
import { OWN_EVENTS } from './own-events.wire.ts';
import { row } from './realtime-row.ts';
import { receivedEventWire } from './received-event.wire.ts';
import { videoChatWire } from './video-chat.wire.ts';

const toClient = { direction: 'toClient' } as const;
const clientId = '5001';

/** Events that the platform sends. @spec §7 Real-time socket — incoming */
export const EVENTS_TO_CLIENT = {
  videoChat: row({
    ...toClient,
    name: 'videoChat',
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT'],
    purpose: 'The steps of a request and a session.',
    payload: videoChatWire,
    samples: [
      {
        type: 'REQUEST',
        clientId,
        value: { name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat', language: 'nl', requestId: '42' },
      },
      { type: 'CANCEL_REQUEST', clientId },
      { type: 'START_TIMER', clientId },
      { type: 'START_TIMER_DEVICE', clientId },
      { type: 'DISCONNECT', clientId, value: 'CLICK' },
    ],
  }),
  msg: row({
    ...toClient,
    name: 'msg',
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT', 'ROLE_PERFORMER', 'ROLE_TOY'],
    purpose: 'A chat line.',
    payload: msgWire,
    samples: [{ id: 'm-1', clientId, receiverType: 'ROLE_PERFORMER', senderType: 'ROLE_CLIENT', message: 'Hello!' }],
  }),
  msgt: row({
    ...toClient,
    name: 'msgt',
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT', 'ROLE_PERFORMER', 'ROLE_TOY'],
    purpose: 'A chat line with its translation.',
    payload: msgtWire,
    samples: [
      {
        id: 'm-2',
        clientId,
        senderType: 'ROLE_CLIENT',
        language: 'de',
        languageTranslate: 'nl',
        message: 'Guten Abend!',
        messageTranslate: 'Goedenavond!',
      },
    ],
  }),
  typing: row({
    ...toClient,
    name: 'typing',
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT'],
    purpose: 'The customer is typing.',
    payload: typingWire,
    samples: [{ clientId }],
  }),
  status_change: row({
    ...toClient,
    name: 'status_change',
    carrier: 'plain',
    from: [],
    purpose:
      'Services were switched on or off elsewhere; `remembered`, of our own, has what a pause there remembers, or null once work has resumed.',
    payload: statusChangeWire,
    samples: [{ services: { cam: false } }, { services: { cam: false }, remembered: ['cam'] }],
  }),
  voyeur: row({
    ...toClient,
    name: 'voyeur',
    carrier: 'plain',
    from: [],
    purpose: 'Number of viewers without a chat.',
    payload: voyeurWire,
    samples: [
      { type: 'peek', value: 2 },
      { type: 'voyeur', value: 1 },
    ],
  }),
  clientstream: row({
    ...toClient,
    name: 'clientstream',
    carrier: 'plain',
    from: ['ROLE_CLIENT'],
    purpose: 'The customer switched the camera on or off.',
    payload: clientStreamWire,
    samples: [{ clientId, value: true }],
  }),
  singlestream: row({
    ...toClient,
    name: 'singlestream',
    carrier: 'plain',
    from: [],
    purpose: 'A stream must move to another server.',
    payload: singleStreamWire,
    samples: [{ type: 'RECONNECT', stream: 'publish', value: 'media-2.example' }],
  }),
  toy: row({
    ...toClient,
    name: 'toy',
    carrier: 'plain',
    from: ['ROLE_TOY'],
    purpose: 'A customer set a toy in motion.',
    payload: toyWire,
    samples: [
      { type: 'TIP', value: '3' },
      { type: 'tip', value: '3', clientId, tip: { id: 't-1', credits: 3, earned: 48 } },
    ],
  }),
  email: row({
    ...toClient,
    name: 'email',
    carrier: 'plain',
    from: [],
    purpose: 'Number of unread messages of the inbox.',
    payload: emailWire,
    samples: [{ value: 3 }],
  }),
  ...OWN_EVENTS,
  logout: row({
    ...toClient,
    name: 'logout',
    carrier: 'plain',
    from: [],
    purpose: 'The performer is logged out; `double tab` means a duplicate tab.',
    payload: logoutWire,
    samples: [{ message: 'logged out' }, { message: 'double tab' }],
  }),
  login: row({
    ...toClient,
    name: 'login',
    carrier: 'plain',
    from: [],
    purpose: 'The account logged in elsewhere.',
    payload: loginWire,
    samples: [{}],
  }),
  forceReload: row({
    ...toClient,
    name: 'forceReload',
    carrier: 'plain',
    from: [],
    purpose: 'The page must reload.',
    payload: forceReloadWire,
    samples: [{}],
  }),
  receivedEvent: row({
    ...toClient,
    name: 'receivedEvent',
    carrier: 'plain',
    from: [],
    purpose: 'The envelope of a message of another role: content is URL-encoded JSON.',
    payload: receivedEventWire,
    samples: [
      { event: 'typing', content: '%7B%22clientId%22%3A%225001%22%7D', senderId: clientId, senderType: 'ROLE_CLIENT' },
    ],
  }),
  pong: row({
    ...toClient,
    name: 'pong',
    carrier: 'plain',
    from: [],
    purpose:
      'The answer to ping; `reconnectSpread` as in the acknowledgement of the authentication is ours and optional.',
    payload: spreadWire,
    samples: [{}, { reconnectSpread: 300 }],
  }),
  ping: row({
    ...toClient,
    name: 'ping',
    carrier: 'plain',
    from: [],
    purpose: 'The platform may ask too; answered by pong.',
    payload: pingWire,
    samples: [{}],
  }),
};
