import fc from 'fast-check';
import { decodePushMessage } from '@greenroom/adapters-http/push/push-message.wire';
import { CONTENT_EVENTS, decodeRealtimeEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { spreadOf } from '@greenroom/adapters-socket/realtime/fields.wire';
import { isAccepted, readOutboundEvent } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { readWowzaAnswer } from '@greenroom/adapters-socket/session/video/wowza.wire';
import { readToys } from '@greenroom/adapters-toy/toys/reported-toy.wire';
import { readDevices, readQr, readStatus } from '@greenroom/adapters-toy/toys/toy-socket.wire';
import { readCustomerEvent } from '@greenroom/sim-cli/actors/customer-inbound.wire';
import { readWowzaRequest } from '@greenroom/sim-cli/platform/devices/media/wowza-request.wire';
import { cased, kept, parsed, parted } from './cased-inputs.ts';
import { holds, isUnpolluted, type FuzzTarget } from './fuzz-target.ts';
import { nearly, nearlyJson } from './mutated-json.ts';

const SAMPLES = Object.values(CONTENT_EVENTS).flatMap(({ name, samples }) =>
  samples.map((content) => ({ name, content })),
);
/** Role that may send an event in an envelope; one of any other is dropped before the content is read. */
const roleFor = (event: string): string =>
  Object.values(CONTENT_EVENTS).find(({ name }) => name === event)?.from[0] ?? 'ROLE_CLIENT';

/** Senders of an envelope; one that contradicts its content is dropped before the content is read. */
const SENDERS = fc.oneof(fc.constant('5001'), fc.string());

const eventTexts = (name: string): fc.Arbitrary<string> =>
  kept(`event ${name}`, () => {
    const samples = SAMPLES.filter((sample) => sample.name === name).map(({ content }) => content);
    const content = nearly(fc.constantFrom(...samples));
    const enveloped = fc.tuple(content, fc.boolean(), SENDERS).map(([inner, isEncoded, senderId]) => {
      const text = JSON.stringify(inner) ?? '';
      return {
        event: name,
        content: isEncoded ? encodeURIComponent(text.toWellFormed()) : text,
        senderId,
        senderType: roleFor(name),
      };
    });
    return fc.oneof(
      nearlyJson(content).map((text) => `plain ${text}`),
      nearlyJson(enveloped).map((text) => `enveloped ${text}`),
    );
  });

const realtimeEvents: FuzzTarget = {
  name: 'realtime-events',
  inputs: cased(
    Object.values(CONTENT_EVENTS).map(({ name }) => name),
    eventTexts,
  ),
  check: (input) => {
    const [name, rest] = parted(input);
    const [how, text] = parted(rest);
    const wire = how === 'plain' ? name : 'receivedEvent';
    // A text that is no JSON comes as the text that it is.
    const payload = parsed(text) ?? text;
    const event = decodeRealtimeEvent(wire, payload, () => 'numbered');
    isUnpolluted();
    const again = decodeRealtimeEvent(wire, payload, () => 'numbered');
    holds('the same frame is the same event', JSON.stringify(event) === JSON.stringify(again));
    if (!event.ok) return;
    const { value } = event;
    if (value.type === 'messageReceived') {
      holds('a message has an id', value.message.id !== '');
      holds('a message has a text', typeof value.message.content === 'string');
    }
    if (value.type === 'inboxChanged')
      holds('unread messages are counted', Number.isInteger(value.unread) && value.unread >= 0);
  },
};

const PLATFORM_EVENTS = [
  { event: 'typing', content: '{"performerId":"1004"}', receiverId: '5001', receiverType: 'ROLE_CLIENT' },
  {
    event: 'videoChat',
    content: '{"_stateChange":"REJPERF","RESPONSE":false,"performerId":"1004"}',
    receiverId: '5001',
    receiverType: 'ROLE_CLIENT',
  },
  {
    event: 'services',
    content: '{"performerId":"1004","services":{"cam":true},"countries":["nl"]}',
    receiverId: '',
    receiverType: 'ROLE_ADMIN',
  },
];

const outboundEvents: FuzzTarget = {
  name: 'outbound-events',
  inputs: nearlyJson(fc.constantFrom(...PLATFORM_EVENTS)),
  check: (input) => {
    const wire = parsed(input);
    const event = readOutboundEvent(wire);
    isAccepted(wire);
    spreadOf(wire);
    readCustomerEvent(wire);
    isUnpolluted();
    holds('what does not fit has a place', event.ok || event.error.length > 0);
    holds('a content is a table', !event.ok || typeof event.value.content === 'object');
  },
};

const PUSHED = [
  { event: 'request', language: 'nl', clientId: '5001', name: 'Mark' },
  { event: 'requestOver', language: 'en', clientId: '5001' },
  { event: 'message', language: 'de', clientId: '5001', name: 'Mark', text: 'Hello' },
  { event: 'payout', language: 'nl', amount: 12_300 },
];

const pushMessages: FuzzTarget = {
  name: 'push-messages',
  inputs: nearlyJson(fc.constantFrom(...PUSHED)),
  check: (input) => {
    const message = decodePushMessage(parsed(input));
    isUnpolluted();
    if (message?.event === 'payout')
      holds('an amount is in cents', message.amount === undefined || Number.isInteger(message.amount));
  },
};

const WOWZA = [
  {
    status: 200,
    command: 'sendOffer',
    streamInfo: { sessionId: '1' },
    sdp: { sdp: 'v=0' },
    iceCandidates: [{ candidate: 'x', sdpMid: '0', sdpMLineIndex: 0 }],
  },
  {
    direction: 'publish',
    command: 'sendOffer',
    streamInfo: { applicationName: 'live', streamName: 'a?token=b', sessionId: '[empty]' },
    sdp: { sdp: 'v=0' },
    userData: { token: 'x' },
  },
  {
    direction: 'play',
    command: 'getOffer',
    streamInfo: { applicationName: 'live', streamName: 'a', sessionId: '[empty]' },
  },
];

const mediaFrames: FuzzTarget = {
  name: 'media-frames',
  inputs: nearlyJson(fc.constantFrom(...WOWZA)),
  check: (input) => {
    const answer = readWowzaAnswer(input);
    readWowzaRequest(input);
    isUnpolluted();
    holds('a status is a number', answer === undefined || Number.isFinite(answer.status));
  },
};

const TOY = { id: 'abc', name: 'lush', nickName: 'Pink', status: '1', battery: 80, fullFunctionNames: ['Vibrate'] };
const TOYS = [
  {
    toyList: [TOY, { ...TOY, id: 'def', battery: null }],
    deviceCode: 'x',
    domain: '10-0-0-1.toys.example',
    httpsPort: 30_010,
    httpPort: 20_010,
  },
  { toyList: { abc: TOY }, deviceCode: 'x', domain: 'localhost', httpsPort: 30_010 },
  { data: { qrcodeUrl: 'https://toys.example/qr.png', code: 'abc' } },
  { status: 1 },
];

const toyMessages: FuzzTarget = {
  name: 'toy-messages',
  inputs: nearlyJson(fc.constantFrom(...TOYS)),
  check: (input) => {
    readQr(input);
    readStatus(input);
    readToys(input);
    isUnpolluted();
    for (const isSecure of [true, false]) {
      const devices = readDevices(input, isSecure);
      for (const { battery } of devices?.toys ?? [])
        holds('a battery is between 0 and 100 %', battery === undefined || (battery >= 0 && battery <= 100));
      const { appUrl } = devices?.phone ?? {};
      if (appUrl === undefined) continue;
      holds('the address of an app is one', URL.canParse(appUrl));
      const { pathname, username, protocol } = new URL(appUrl);
      holds('the address of an app is a host and a port', pathname === '/' && username === '');
      holds('a page over TLS calls over TLS', !isSecure || protocol === 'https:');
    }
  },
};

export const WIRE_TARGETS: readonly FuzzTarget[] = [
  realtimeEvents,
  outboundEvents,
  pushMessages,
  mediaFrames,
  toyMessages,
];
