import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import type { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import type { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { clientId, performerId, tipId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { cents, credits } from '@greenroom/core/kernel/units';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import type { RealtimeSocketConnection } from '@greenroom/core/realtime/realtime-socket.port';
import { startRawPlatform, type RawPlatform } from './raw-platform.ts';
import { REMOTE_INBOUND, remoteOutbound } from './remote-events.ts';

let platform: RawPlatform;
let connection: RealtimeSocketConnection;
let events: RealtimeEvent[];
let answers: unknown[];

const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 });

beforeEach(async () => {
  platform = await startRawPlatform();
  events = [];
  answers = [];
  const socket = createMainSocket({ url: platform.url, log: silentLog });
  const opened = new Promise<void>((resolve, reject) => {
    connection = socket.open({
      opened: resolve,
      closed: (reason) => reject(new Error(reason)),
      authenticated: (accepted) => answers.push(accepted),
      pong: () => answers.push('pong'),
      received: () => undefined,
      event: (event) => events.push(event),
    });
  });
  await opened;
});
afterEach(() => {
  connection.close();
  platform.close();
});

const envelope = (event: string, content: string) =>
  `42["receivedEvent",{"event":"${event}","content":"${content}","senderId":"5001","senderType":"ROLE_CLIENT"}]`;

const line = { id: 'm-1', clientId: '5001', senderType: 'ROLE_CLIENT' };

/** Frames of the platform, one by one, with their decoded content. */
const INBOUND = {
  videoChat: [
    [
      envelope(
        'videoChat',
        '%7B%22type%22%3A%22REQUEST%22%2C%22clientId%22%3A%225001%22%2C%22value%22%3A%7B%22name%22%3A%22nl%7CMark%22%2C%22sessionType%22%3A%22VIDEO%22%2C%22type%22%3A%22chat%22%7D%7D',
      ),
      {
        type: 'requestReceived',
        client: {
          id: '5001',
          name: 'nl|Mark',
          sessionType: 'VIDEO',
          type: 'chat',
          language: undefined,
          requestId: undefined,
        },
      },
    ],
    [
      '42["videoChat",{"type":"REQUEST","clientId":5001,"value":{"name":"nl|Mark","sessionType":"VIDEO","type":"chat","language":"nl-NL","requestId":42}}]',
      {
        type: 'requestReceived',
        client: { id: '5001', name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat', language: 'nl', requestId: '42' },
      },
    ],
    ['42["videoChat",{"type":"CANCEL_REQUEST","clientId":5001}]', { type: 'requestCancelled', clientId: '5001' }],
    [
      '42["videoChat",{"type":"DISCONNECT","clientId":"5001","value":"BROKE"}]',
      { type: 'clientDisconnected', clientId: '5001', reason: 'BROKE' },
    ],
    [
      '42["videoChat",{"type":"START_TIMER","clientId":"5001"}]',
      { type: 'timerStarted', clientId: '5001', side: 'platform' },
    ],
    [
      '42["videoChat",{"type":"START_TIMER_DEVICE","clientId":"5001"}]',
      { type: 'timerStarted', clientId: '5001', side: 'device' },
    ],
  ],
  msg: [
    [
      envelope(
        'msg',
        '%7B%22id%22%3A%22m-1%22%2C%22clientId%22%3A%225001%22%2C%22receiverType%22%3A%22ROLE_PERFORMER%22%2C%22senderType%22%3A%22ROLE_CLIENT%22%2C%22message%22%3A%22H%C3%A9%20%26%20hi%22%7D',
      ),
      { type: 'messageReceived', message: { ...line, content: 'Hé & hi', contentTranslate: undefined } },
    ],
  ],
  msgt: [
    [
      '42["msgt",{"id":"m-1","clientId":"5001","senderType":"ROLE_CLIENT","language":"de","languageTranslate":"nl","message":"Ja","messageTranslate":"Ja!"}]',
      { type: 'messageReceived', message: { ...line, content: 'Ja', contentTranslate: 'Ja!' } },
    ],
  ],
  typing: [[envelope('typing', '%7B%22clientId%22%3A%225001%22%7D'), { type: 'clientTyping', clientId: '5001' }]],
  status_change: [
    [
      '42["status_change",{"services":{"cam":false,"vipcam":1,"peek":null,"hologram":true}}]',
      { type: 'servicesChanged', services: { cam: false, vipcam: true } },
    ],
    [
      '42["status_change",{"services":{"cam":false},"remembered":["cam","hologram"]}]',
      { type: 'servicesChanged', services: { cam: false }, remembered: ['cam'] },
    ],
    [
      '42["status_change",{"services":{"cam":true},"remembered":null}]',
      { type: 'servicesChanged', services: { cam: true }, remembered: null },
    ],
  ],
  voyeur: [
    ['42["voyeur",{"type":"peek","value":3}]', { type: 'viewersChanged', kind: 'peek', count: 3 }],
    ['42["voyeur",{"type":"voyeur","value":0}]', { type: 'viewersChanged', kind: 'voyeur', count: 0 }],
  ],
  clientstream: [
    [
      '42["clientstream",{"clientId":"5001","value":true}]',
      { type: 'clientCameraChanged', clientId: '5001', on: true },
    ],
  ],
  singlestream: [
    [
      '42["singlestream",{"type":"RECONNECT","stream":"play","value":"media-2.example"}]',
      { type: 'streamReconnect', stream: 'play', server: 'media-2.example' },
    ],
  ],
  toy: [
    [
      '42["toy",{"type":"TIP","value":3}]',
      { type: 'toyEvent', trigger: { kind: 'tip', amount: credits(3) }, clientId: undefined, tip: undefined },
    ],
    ['42["toy",{"type":"TIP","value":{"amount":3}}]', { type: 'unknown', name: 'toy TIP' }],
    [
      '42["toy",{"type":"tip","value":"3","clientId":5001,"tip":{"id":7,"credits":3,"earned":48,"more":1}}]',
      {
        type: 'toyEvent',
        trigger: { kind: 'tip', amount: credits(3) },
        clientId: clientId('5001'),
        tip: { id: tipId('7'), credits: credits(3), earned: cents(48) },
      },
    ],
    [
      '42["toy",{"type":"tip","value":"3","clientId":null,"tip":{"id":null,"earned":null}}]',
      {
        type: 'toyEvent',
        trigger: { kind: 'tip', amount: credits(3) },
        clientId: undefined,
        tip: { id: undefined, credits: undefined, earned: undefined },
      },
    ],
  ],
  email: [['42["email",{"value":7}]', { type: 'inboxChanged', unread: 7 }]],
  clientonline: [
    [
      '42["clientonline",{"clientId":5001,"name":"nl|Mark"}]',
      { type: 'customerOnline', clientId: clientId('5001'), name: 'nl|Mark' },
    ],
    ['42["clientonline",{"clientId":"5001"}]', { type: 'customerOnline', clientId: clientId('5001'), name: '' }],
  ],
  reviewed: [['42["reviewed",{}]', { type: 'reviewed' }]],
  takenover: [['42["takenover",{"clientId":5001}]', { type: 'sessionTakenOver', clientId: clientId('5001') }]],
  missed: [['42["missed",{}]', { type: 'missedChanged' }]],
  settings: [['42["settings",{}]', { type: 'settingsChanged' }]],
  ...REMOTE_INBOUND,
  logout: [['42["logout",{"message":"double tab"}]', { type: 'loggedOut', message: 'double tab' }]],
  login: [['42["login",{}]', { type: 'loggedInElsewhere' }]],
  forceReload: [['42["forceReload"]', { type: 'reloadForced' }]],
  receivedEvent: [[envelope('brandNew', '%7B%7D'), { type: 'unknown', name: 'brandNew' }]],
  pong: [],
  ping: [],
} satisfies Record<keyof typeof EVENTS_TO_CLIENT, [string, object][]>;

const frames = (Object.values(INBOUND).flat() as [string, RealtimeEvent][]).map(
  ([frame, event]): [string, string, RealtimeEvent] => [event.type, frame, event],
);

it.each(frames)('makes %s of its frame', async (_, frame, event) => {
  platform.say(frame);
  await until(() => expect(events).toHaveLength(1));
  expect(events).toStrictEqual([event]);
});

const mark = clientId('5001');

/** Frames of the product, one by one. */
const OUTBOUND = {
  user: [
    () => connection.authenticate({ performerId: performerId('1001'), socketToken: 'st-1' }),
    '420["user",{"id":"1001","token":"st-1","type":"ROLE_PERFORMER"}]',
  ],
  ping: [() => connection.ping(), '42["ping",{}]'],
  pong: [() => platform.say('42["ping",{}]'), '42["pong",{}]'],
  event: [
    () =>
      connection.send({
        event: 'typing',
        content: { text: '\uD800 "é"' },
        receiverId: mark,
        receiverType: 'ROLE_CLIENT',
      }),
    '42["event",{"event":"typing","content":"%7B%22text%22%3A%22%5Cud800%20%5C%22%C3%A9%5C%22%22%7D","receiverId":"5001","receiverType":"ROLE_CLIENT"}]',
  ],
  videoChat: [
    () => {
      const content = { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001' };
      connection.send({ event: 'videoChat', content, receiverId: mark, receiverType: 'ROLE_CLIENT' });
    },
    '42["event",{"event":"videoChat","content":"%7B%22_stateChange%22%3A%22REJPERF%22%2C%22RESPONSE%22%3Afalse%2C%22performerId%22%3A%221001%22%7D","receiverId":"5001","receiverType":"ROLE_CLIENT"}]',
  ],
  typing: [
    () =>
      connection.send({
        event: 'typing',
        content: { performerId: '1001' },
        receiverId: mark,
        receiverType: 'ROLE_CLIENT',
      }),
    '42["event",{"event":"typing","content":"%7B%22performerId%22%3A%221001%22%7D","receiverId":"5001","receiverType":"ROLE_CLIENT"}]',
  ],
  services: [
    () => {
      const content = { performerId: '1001', services: { cam: true }, countries: ['nl'] };
      connection.send({ event: 'services', content, receiverId: '', receiverType: 'ROLE_ADMIN' });
    },
    '42["event",{"event":"services","content":"%7B%22performerId%22%3A%221001%22%2C%22services%22%3A%7B%22cam%22%3Atrue%7D%2C%22countries%22%3A%5B%22nl%22%5D%7D","receiverId":"","receiverType":"ROLE_ADMIN"}]',
  ],
  ...remoteOutbound((event) => connection.send(event)),
} satisfies Record<keyof typeof EVENTS_TO_PLATFORM, [() => void, string]>;

it.each(Object.entries(OUTBOUND))('sends %s as this frame', async (_, [act, frame]) => {
  act();
  await until(() => expect(platform.frames).toEqual([frame]));
});

it.each([
  ['430[{"ok":true}]', true],
  ['430[]', true],
  ['430[{"ok":false,"error":"token_expired"}]', false],
])('takes the acknowledgement %s as accepted: %s', async (frame, accepted) => {
  connection.authenticate({ performerId: performerId('1001'), socketToken: 'st-1' });
  await until(() => expect(platform.frames).toHaveLength(1));
  platform.say(frame);
  await until(() => expect(answers).toEqual([accepted]));
});

it('receives the pong of its ping', async () => {
  platform.say('42["pong",{}]');
  await until(() => expect(answers).toEqual(['pong']));
  expect(events).toEqual([]);
});
