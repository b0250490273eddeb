import * as z from 'zod/mini';
import { clientIdWire, countWire, flagWire, receivedEventWire, spreadWire } from './fields.wire.ts';
import { msgtWire, msgWire } from './inbound-message.wire.ts';
import { singleStreamWire, statusChangeWire, toyWire } from './notice.wire.ts';
import { pingWire } from './outbound-event.wire.ts';
import { defineEvents, eventOf } from './realtime-row.ts';
import { remoteCommandWire, remoteStateWire } from './remote.wire.ts';
import { videoChatWire } from './video-chat.wire.ts';

const clientId = '5001';

/** Events that the platform sends. @spec §7 Real-time socket — incoming */
export const EVENTS_TO_CLIENT = defineEvents({ direction: 'toClient', carrier: 'plain', from: [] })({
  videoChat: {
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
  },
  msg: {
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT', 'ROLE_PERFORMER', 'ROLE_TOY'],
    purpose: 'A chat line.',
    payload: msgWire,
    samples: [{ id: 'm-1', clientId, receiverType: 'ROLE_PERFORMER', senderType: 'ROLE_CLIENT', message: 'Hello!' }],
  },
  msgt: {
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
  },
  typing: {
    carrier: 'receivedEvent',
    from: ['ROLE_CLIENT'],
    purpose: 'The customer is typing.',
    payload: eventOf({ clientId: clientIdWire }, (wire) => ({ ...wire, type: 'clientTyping' })),
    samples: [{ clientId }],
  },
  status_change: {
    purpose:
      'Services were switched on or off elsewhere; `remembered`, of our own, has what a pause there remembers, or null once work has resumed.',
    payload: statusChangeWire,
    samples: [{ services: { cam: false } }, { services: { cam: false }, remembered: ['cam'] }],
  },
  /** Updates the viewer counts. @spec §4 Request flow — peek and voyeur events update viewer counts */
  voyeur: {
    purpose: 'Number of viewers without a chat.',
    payload: eventOf({ type: z.enum(['peek', 'voyeur']), value: countWire }, ({ type, value }) => ({
      type: 'viewersChanged',
      kind: type,
      count: value,
    })),
    samples: [
      { type: 'peek', value: 2 },
      { type: 'voyeur', value: 1 },
    ],
  },
  /** Turns the customer's camera on or off. @spec §4 Request flow — back-camera events set clientCam */
  clientstream: {
    from: ['ROLE_CLIENT'],
    purpose: 'The customer switched the camera on or off.',
    payload: eventOf({ clientId: clientIdWire, value: flagWire }, ({ clientId, value }) => ({
      type: 'clientCameraChanged',
      clientId,
      on: value,
    })),
    samples: [{ clientId, value: true }],
  },
  singlestream: {
    purpose: 'A stream must move to another server.',
    payload: singleStreamWire,
    samples: [{ type: 'RECONNECT', stream: 'publish', value: 'media-2.example' }],
  },
  toy: {
    from: ['ROLE_TOY'],
    purpose: 'A customer set a toy in motion.',
    payload: toyWire,
    samples: [
      { type: 'TIP', value: '3' },
      { type: 'tip', value: '3', clientId, tip: { id: 't-1', credits: 3, earned: 48 } },
    ],
  },
  email: {
    purpose: 'Number of unread messages of the inbox.',
    payload: eventOf({ value: countWire }, ({ value }) => ({ type: 'inboxChanged', unread: value })),
    samples: [{ value: 3 }],
  },
  clientonline: {
    purpose: 'A customer for whom the performer waits came online; the event is ours.',
    payload: eventOf({ clientId: clientIdWire, name: z.nullish(z.string()) }, ({ clientId, name }) => ({
      type: 'customerOnline',
      clientId,
      name: name ?? '',
    })),
    samples: [{ clientId, name: 'nl|Mark' }],
  },
  reviewed: {
    purpose: 'A moderator has decided on the identity, a text or a photo of the performer; the event is ours.',
    payload: eventOf({}, () => ({ type: 'reviewed' })),
    samples: [{}],
  },
  settings: {
    purpose: 'Settings of the account were saved on one of its devices; the event is ours.',
    payload: eventOf({}, () => ({ type: 'settingsChanged' })),
    samples: [{}],
  },
  missed: {
    purpose: 'A request of the performer did not become a session, on whichever device it rang; the event is ours.',
    payload: eventOf({}, () => ({ type: 'missedChanged' })),
    samples: [{}],
  },
  takenover: {
    purpose: 'Another device of the performer goes on with the session, and this one leaves it; the event is ours.',
    payload: eventOf({ clientId: clientIdWire }, ({ clientId }) => ({ type: 'sessionTakenOver', clientId })),
    samples: [{ clientId }],
  },
  remote: {
    purpose: 'A phone became the remote of the page that works, or is no more; sent to both. The event is ours.',
    payload: eventOf({ type: z.enum(['PAIRED', 'ENDED']) }, ({ type }) => ({
      type: 'remoteChanged',
      isPaired: type === 'PAIRED',
    })),
    samples: [{ type: 'PAIRED' }, { type: 'ENDED' }],
  },
  remotecommand: {
    carrier: 'receivedEvent',
    from: ['ROLE_REMOTE'],
    purpose: 'A press on the remote, to the page that works; the event is ours.',
    payload: remoteCommandWire,
    samples: [
      { id: 'p-1', action: 'stopToys' },
      { id: 'p-2', action: 'reply', clientId, name: 'moment' },
      { id: 'p-3', action: 'microphone', on: false },
    ],
  },
  remotestate: {
    carrier: 'receivedEvent',
    from: ['ROLE_PERFORMER'],
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
  },
  /** Ends the login; its message holds the reason. @spec §4 Performer status — a 'double tab' message means a duplicate tab */
  logout: {
    purpose: 'The performer is logged out; `double tab` means a duplicate tab.',
    payload: eventOf({ message: z.nullish(z.string()) }, ({ message }) => ({
      type: 'loggedOut',
      message: message ?? '',
    })),
    samples: [{ message: 'logged out' }, { message: 'double tab' }],
  },
  login: {
    purpose: 'The account logged in elsewhere.',
    payload: eventOf({}, () => ({ type: 'loggedInElsewhere' })),
    samples: [{}],
  },
  /** Reloads the page. @spec §4 Real-time connection — a forceReload event reloads the page */
  forceReload: {
    purpose: 'The page must reload.',
    payload: eventOf({}, () => ({ type: 'reloadForced' })),
    samples: [{}],
  },
  receivedEvent: {
    purpose: 'The envelope of a message of another role: content is URL-encoded JSON.',
    payload: receivedEventWire,
    samples: [
      { event: 'typing', content: '%7B%22clientId%22%3A%225001%22%7D', senderId: clientId, senderType: 'ROLE_CLIENT' },
    ],
  },
  pong: {
    purpose:
      'The answer to ping; `reconnectSpread` as in the acknowledgement of the authentication is ours and optional.',
    payload: spreadWire,
    samples: [{}, { reconnectSpread: 300 }],
  },
  ping: {
    purpose: 'The platform may ask too; answered by pong.',
    payload: pingWire,
    samples: [{}],
  },
});
