import * as z from 'zod/mini';
import { spreadWire } from './fields.wire.ts';
import { msgtWire, msgWire, typingWire } from './inbound-message.wire.ts';
import {
  clientOnlineWire,
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
import { row } from './realtime-row.ts';
import { remoteCommandWire, remoteStateWire, remoteWire } from './remote.wire.ts';
import { videoChatWire } from './video-chat.wire.ts';

/** The envelope in which the platform passes on what another role sent. @spec §7 Real-time socket — receivedEvent */
export const receivedEventWire = z.object({
  event: z.string(),
  content: z.optional(z.unknown()),
  senderId: z.nullish(z.union([z.string(), z.int()])),
  senderType: z.nullish(z.string()),
});

const toClient = { direction: 'toClient' } as const;
const clientId = '5001';

/** Events that the platform sends. @spec §7 Real-time socket — incoming */
export const EVENTS_TO_CLIENT = {
  videoChat: row({
    ...toClient,
    name: 'videoChat',
    carrier: 'receivedEvent',
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
    purpose: 'A chat line.',
    payload: msgWire,
    samples: [{ id: 'm-1', clientId, receiverType: 'ROLE_PERFORMER', senderType: 'ROLE_CLIENT', message: 'Hello!' }],
  }),
  msgt: row({
    ...toClient,
    name: 'msgt',
    carrier: 'receivedEvent',
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
    purpose: 'The customer is typing.',
    payload: typingWire,
    samples: [{ clientId }],
  }),
  status_change: row({
    ...toClient,
    name: 'status_change',
    carrier: 'plain',
    purpose: 'Services were switched on or off elsewhere.',
    payload: statusChangeWire,
    samples: [{ services: { cam: false } }],
  }),
  voyeur: row({
    ...toClient,
    name: 'voyeur',
    carrier: 'plain',
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
    purpose: 'The customer switched the camera on or off.',
    payload: clientStreamWire,
    samples: [{ clientId, value: true }],
  }),
  singlestream: row({
    ...toClient,
    name: 'singlestream',
    carrier: 'plain',
    purpose: 'A stream must move to another server.',
    payload: singleStreamWire,
    samples: [{ type: 'RECONNECT', stream: 'publish', value: 'media-2.example' }],
  }),
  toy: row({
    ...toClient,
    name: 'toy',
    carrier: 'plain',
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
    purpose: 'Number of unread messages of the inbox.',
    payload: emailWire,
    samples: [{ value: 3 }],
  }),
  clientonline: row({
    ...toClient,
    name: 'clientonline',
    carrier: 'plain',
    purpose: 'A customer for whom the performer waits came online; the event is ours.',
    payload: clientOnlineWire,
    samples: [{ clientId, name: 'nl|Mark' }],
  }),
  remote: row({
    ...toClient,
    name: 'remote',
    carrier: 'plain',
    purpose: 'A phone became the remote of the page that works, or is no more; sent to both. The event is ours.',
    payload: remoteWire,
    samples: [{ type: 'PAIRED' }, { type: 'ENDED' }],
  }),
  remotecommand: row({
    ...toClient,
    name: 'remotecommand',
    carrier: 'receivedEvent',
    purpose: 'A press on the remote, to the page that works; the event is ours.',
    payload: remoteCommandWire,
    samples: [
      { id: 'p-1', action: 'stopToys' },
      { id: 'p-2', action: 'reply', clientId, name: 'moment' },
      { id: 'p-3', action: 'microphone', on: false },
    ],
  }),
  remotestate: row({
    ...toClient,
    name: 'remotestate',
    carrier: 'receivedEvent',
    purpose: 'What the page that works shows, to its remote: at each change and every 10 s; the event is ours.',
    payload: remoteStateWire,
    samples: [
      {
        status: 'inSession',
        customer: { id: clientId, name: 'nl|Mark', time: 184, isCounting: true, visits: 3, memo: 'Likes music' },
        earned: 1250,
        isAbout: true,
        today: 8400,
        microphone: 'on',
        toys: 'moving',
        replies: [{ name: 'moment', text: 'One moment, I will be right back.' }],
        answered: { id: 'p-1', outcome: 'done' },
      },
      { status: 'ready', isAbout: false, microphone: 'none', replies: [] },
    ],
  }),
  logout: row({
    ...toClient,
    name: 'logout',
    carrier: 'plain',
    purpose: 'The performer is logged out; `double tab` means a duplicate tab.',
    payload: logoutWire,
    samples: [{ message: 'logged out' }, { message: 'double tab' }],
  }),
  login: row({
    ...toClient,
    name: 'login',
    carrier: 'plain',
    purpose: 'The account logged in elsewhere.',
    payload: loginWire,
    samples: [{}],
  }),
  forceReload: row({
    ...toClient,
    name: 'forceReload',
    carrier: 'plain',
    purpose: 'The page must reload.',
    payload: forceReloadWire,
    samples: [{}],
  }),
  receivedEvent: row({
    ...toClient,
    name: 'receivedEvent',
    carrier: 'plain',
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
    purpose:
      'The answer to ping; `reconnectSpread` as in the acknowledgement of the authentication is ours and optional.',
    payload: spreadWire,
    samples: [{}, { reconnectSpread: 300 }],
  }),
};
