import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CONTENT_EVENTS,
  CONTRADICTION,
  decodeRealtimeEvent,
  encodeReceivedEvent,
  NOT_THEIRS,
} from './decode-realtime-event.ts';

const newId = () => 'numbered-here';
const read = (name: string, payload?: unknown) => decodeRealtimeEvent(name, payload, newId);
const ROLES = ['ROLE_PERFORMER', 'ROLE_CLIENT', 'ROLE_TOY', 'ROLE_REMOTE', 'ROLE_ADMIN', 'ROLE_UNKNOWN'] as const;
const rows = Object.values(CONTENT_EVENTS).map(({ name, from, samples: all }) => ({
  name,
  from: from as readonly string[],
  samples: all as readonly unknown[],
}));
const samples = rows.flatMap(({ name, from, samples: all }) =>
  all.map((sample): [string, unknown, readonly string[]] => [name, sample, from]),
);
/** The envelope of a sample, which names the customer that the content names, and none where the content names none. */
const envelopeOf = (name: string, sample: unknown, senderType: string) => {
  const senderId = typeof sample === 'object' && sample !== null && 'clientId' in sample ? '5001' : '';
  return encodeReceivedEvent({ event: name, content: sample, senderId, senderType });
};
const senderOf = (sample: unknown, [first = 'ROLE_CLIENT']: readonly string[]): string =>
  typeof sample === 'object' && sample !== null && 'senderType' in sample ? String(sample.senderType) : first;

it.each(samples)(
  'understands %s %j plainly, encoded and in the envelope of a role that may send it',
  (name, sample, from) => {
    const plain = read(name, sample);
    expect(plain).toMatchObject({ ok: true });
    expect(plain.ok && plain.value.type).not.toBe('unknown');
    expect(read(name, encodeURIComponent(JSON.stringify(sample)))).toEqual(plain);
    if (from.length === 0) return;
    const envelope = envelopeOf(name, sample, senderOf(sample, from));
    expect(read('receivedEvent', envelope)).toEqual(plain);
    expect(read('receivedEvent', JSON.stringify(envelope))).toEqual(plain);
  },
);

it.each(rows)('drops $name of every role but $from', ({ name, from, samples: [sample] }) => {
  for (const role of ROLES.filter((each) => !from.includes(each)))
    expect(read('receivedEvent', envelopeOf(name, sample, role))).toEqual({
      ok: false,
      error: { event: name, problem: NOT_THEIRS },
    });
});

it.each(['logout', 'forceReload', 'toy', 'remotecommand', 'status_change', 'singlestream', 'email', 'remote'])(
  'takes no %s from a customer, nor in an envelope without a role',
  (name) => {
    const dropped = { ok: false, error: { event: name, problem: NOT_THEIRS } };
    const sent = { event: name, content: '%7B%7D', senderId: '5001' };
    expect(read('receivedEvent', { ...sent, senderType: 'ROLE_CLIENT' })).toEqual(dropped);
    expect(read('receivedEvent', { ...sent, senderType: '' })).toEqual(dropped);
    expect(read('receivedEvent', sent)).toEqual(dropped);
  },
);

it.each([
  ['__proto__', {}, '__proto__'],
  ['constructor', {}, 'constructor'],
  ['newThing', { any: 1 }, 'newThing'],
  ['pong', {}, 'pong'],
  ['receivedEvent', { event: 'receivedEvent', content: '{}' }, 'receivedEvent'],
  ['videoChat', { type: 'WAVE', clientId: '1' }, 'videoChat WAVE'],
  ['singlestream', { type: 'PAUSE' }, 'singlestream PAUSE'],
])('does not know %s %j and says so', (name, payload, unknown) => {
  expect(read(name, payload)).toEqual({ ok: true, value: { type: 'unknown', name: unknown } });
});

it.each([
  ['videoChat', { type: 'REQUEST', clientId: '1', value: { sessionType: 'VIDEO' } }, 'videoChat.value.name'],
  [
    'videoChat',
    { type: 'REQUEST', clientId: '1', value: { name: 'x', sessionType: 'HOLO' } },
    'videoChat.value.sessionType',
  ],
  ['videoChat', { type: 'START_TIMER' }, 'videoChat.clientId'],
  ['videoChat', {}, 'videoChat.type'],
  ['voyeur', { type: 'peek', value: -1 }, 'voyeur.value'],
  ['email', { value: '3' }, 'email.value'],
  ['msg', { id: 'm', clientId: '1', senderType: 'ROLE_GHOST', message: 'boo' }, 'msg.senderType'],
  ['msg', [], 'not an object'],
  ['msg', 'null', 'not an object'],
  ['msg', '%E0%A4%A', 'not JSON'],
])('says where %s %j does not fit', (name, payload, problem) => {
  expect(read(name, payload)).toEqual({ ok: false, error: { event: name, problem } });
});

it('takes who sent it from the envelope where the content is silent', () => {
  const content = encodeURIComponent('{"message":"hi"}');
  const payload = { event: 'msg', content, senderId: 5001, senderType: 'ROLE_CLIENT' };
  expect(read('receivedEvent', payload)).toEqual({
    ok: true,
    value: {
      type: 'messageReceived',
      message: {
        id: 'numbered-here',
        clientId: '5001',
        senderType: 'ROLE_CLIENT',
        content: 'hi',
        contentTranslate: undefined,
      },
    },
  });
});

const enveloped = (content: object, sender: object) =>
  read('receivedEvent', { event: 'msg', content: encodeURIComponent(JSON.stringify(content)), ...sender });

it.each([
  ['another customer', { clientId: '6001' }, { senderId: 5001, senderType: 'ROLE_CLIENT' }],
  ['the performer', { senderType: 'ROLE_PERFORMER' }, { senderId: '5001', senderType: 'ROLE_CLIENT' }],
  ['a customer', { clientId: '5001', senderType: 'ROLE_CLIENT' }, { senderId: '1', senderType: 'ROLE_TOY' }],
])('drops a line whose content names %s and not the sender of its envelope', (_, content, sender) => {
  expect(enveloped({ message: 'hi', ...content }, sender)).toEqual({
    ok: false,
    error: { event: 'msg', problem: CONTRADICTION },
  });
});

it('takes a line whose content names the sender of its envelope, as a number or as text', () => {
  const content = { clientId: 5001, senderType: 'ROLE_CLIENT', message: 'hi' };
  const read_ = enveloped(content, { senderId: '5001', senderType: 'ROLE_CLIENT' });
  expect(read_).toMatchObject({ ok: true, value: { message: { clientId: '5001' } } });
});

it('takes the customer of a line of the performer from the content', () => {
  const content = { clientId: '5001', senderType: 'ROLE_PERFORMER', message: 'hi' };
  const echo = enveloped(content, { senderId: '1004', senderType: 'ROLE_PERFORMER' });
  expect(echo).toMatchObject({ ok: true, value: { message: { clientId: '5001', senderType: 'ROLE_PERFORMER' } } });
});

it.each(['ROLE_TOY', 'ROLE_PERFORMER'])(
  'takes a line of %s with the specified fields of msg and msgt alone',
  (senderType) => {
    const message = { senderType, content: 'hi', clientId: undefined };
    const msg = { receiverType: 'ROLE_PERFORMER', senderType, message: 'hi' };
    const msgt = { senderType, language: 'en', languageTranslate: 'nl', message: 'hi', messageTranslate: 'hoi' };
    expect(read('msg', msg)).toMatchObject({ ok: true, value: { type: 'messageReceived', message } });
    expect(read('msgt', msgt)).toMatchObject({ ok: true, value: { message: { ...message, contentTranslate: 'hoi' } } });
  },
);

it('drops a line of a customer that names no customer', () => {
  expect(read('msg', { senderType: 'ROLE_CLIENT', message: 'hi' })).toMatchObject({
    ok: false,
    error: { event: 'msg' },
  });
});

it('ends a session with DEFAULT when the reason is new or missing', () => {
  const end = (value?: string) => read('videoChat', { type: 'DISCONNECT', clientId: '1', value });
  const expected = { ok: true, value: { type: 'clientDisconnected', clientId: '1', reason: 'DEFAULT' } };
  expect(end('EARTHQUAKE')).toEqual(expected);
  expect(end()).toEqual(expected);
});

it('lets no key of a payload reach a prototype', () => {
  const payload = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"value":3}');
  expect(read('email', payload)).toEqual({ ok: true, value: { type: 'inboxChanged', unread: 3 } });
  expect({}).not.toHaveProperty('polluted');
});

it('keeps the translation of msgt apart from the original', () => {
  const [sample] = CONTENT_EVENTS.msgt.samples;
  const { messageTranslate: _, ...untranslated } = sample;
  expect(read('msgt', sample)).toMatchObject({ value: { message: { contentTranslate: 'Goedenavond!' } } });
  expect(read('msgt', untranslated)).toMatchObject({ value: { message: { contentTranslate: undefined } } });
});

it('never throws, whatever name and payload come', () => {
  const names = fc.oneof(fc.constantFrom('receivedEvent', ...Object.keys(CONTENT_EVENTS)), fc.string());
  const payloads = fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.json(), fc.string());
  fc.assert(
    fc.property(names, payloads, (name, payload) => {
      expect(() => read(name, payload)).not.toThrow();
    }),
  );
});
