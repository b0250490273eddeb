import { expect, it } from 'vitest';
import { encodeContent } from '@greenroom/adapters-socket/realtime/decode';
import { createSeenTraffic } from './seen-traffic.ts';

const ACCOUNT = {
  id: '88',
  username: 'real-name',
  roles: ['ROLE_PERFORMER'],
  socketToken: 'secret',
  status: 'APPROVED',
  performer_services: { chat: true, cam: false },
};

const seenFrom = (unmask = false) => {
  let now = 0;
  const traffic = createSeenTraffic(() => (now += 10), unmask);
  const call = (method: string, path: string, body: unknown, answer: unknown = {}, status = 200): void =>
    traffic.listener.asked()({ method, path, status, body, answer });
  call('GET', '/check_session?login=1', undefined, ACCOUNT);
  const told = (event: string, content: unknown): void =>
    traffic.listener.fromPlatform({
      name: 'receivedEvent',
      payload: { event, content: encodeContent(content), senderId: '77', senderType: 'ROLE_CLIENT' },
    });
  const request = (): void =>
    told('videoChat', {
      type: 'REQUEST',
      clientId: '77',
      value: { name: 'nl|Real', sessionType: 'VIDEO', type: 'chat' },
    });
  return { ...traffic, call, told, request };
};
const deeds = ({ seen }: Pick<ReturnType<typeof seenFrom>, 'seen'>) =>
  seen()?.reports.flatMap(({ traceEvent }) => (traceEvent.kind === 'does' ? [traceEvent] : []));

it('knows nothing while nobody has logged in', () => {
  expect(createSeenTraffic(() => 0, false).seen()).toBeUndefined();
});

it('takes the services that were on at the first check, and no others', () => {
  expect(seenFrom().seen()?.services).toEqual(['chat']);
});

it('tells actions of customers from events, under names of the sample world', () => {
  const traffic = seenFrom();
  traffic.request();
  traffic.told('videoChat', { type: 'START_TIMER', clientId: '77' });
  traffic.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Real words' });
  traffic.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Real words' });
  traffic.told('toy', { type: 'tip', value: '3', clientId: '77' });
  traffic.told('videoChat', { type: 'DISCONNECT', clientId: '77', value: 'BROKE' });
  expect(deeds(traffic)).toMatchObject([
    { who: 'customer1', action: 'ask', detail: { for: 'chat' } },
    { who: 'customer1', action: 'startTimer', detail: { timer: 'START_TIMER' } },
    { who: 'customer1', action: 'say', detail: { text: '•••' } },
    { who: 'customer1', action: 'pay', detail: { payment: { for: 'tip', value: 3 } } },
    { who: 'customer1', action: 'leave', detail: { reason: 'BROKE' } },
  ]);
});

it('leaves out 2 events of a session that had begun before', () => {
  const traffic = seenFrom();
  traffic.told('videoChat', { type: 'START_TIMER', clientId: '77' });
  traffic.told('videoChat', { type: 'DISCONNECT', clientId: '77' });
  expect(traffic.seen()?.leftOut).toBe(2);
  expect(deeds(traffic)).toEqual([]);
});

it('hides every value of a form but switches, and replaces ids of people', () => {
  const traffic = seenFrom();
  traffic.request();
  traffic.call('POST', '/performer/performer_account/88/memo', { id: '88', content: 'Real', client: { id: '77' } });
  traffic.call('PUT', '/performer/performer_accounts/88', { height: 170, gender: 'x', newsletter: true });
  const text = JSON.stringify(traffic.seen());
  for (const real of ['"88"', '"77"', 'Real', '170', 'real-name', 'secret']) expect(text).not.toContain(real);
  const bodies = traffic
    .seen()
    ?.reports.flatMap(({ traceEvent }) => (traceEvent.kind === 'call' ? [traceEvent.body] : []));
  expect(bodies?.at(-1)).toMatchObject({ newsletter: true });
});

it('writes nothing of another performer who uses the proxy as well', () => {
  const traffic = seenFrom();
  traffic.call('GET', '/check_session?login=1', undefined, { ...ACCOUNT, id: '89' });
  traffic.request();
  expect(traffic.seen()?.reports).toEqual([]);
});

it('counts nothing of another performer, and gives their customers no names', () => {
  const traffic = seenFrom();
  traffic.call('GET', '/check_session?login=1', undefined, { ...ACCOUNT, id: '89' });
  traffic.told('videoChat', { type: 'START_TIMER', clientId: '70' });
  traffic.call('POST', '/performer/performer_account/89/memo', { client: { id: '71' } });
  traffic.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'To another' });
  traffic.call('GET', '/auth/logout', undefined);
  traffic.call('GET', '/check_session?login=1', undefined, ACCOUNT);
  traffic.request();
  traffic.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Hello' });
  expect(traffic.seen()?.leftOut).toBe(0);
  expect(deeds(traffic)).toMatchObject([
    { who: 'customer1', action: 'ask' },
    { who: 'customer1', action: 'say' },
  ]);
});

it('logs in again after a log-out', () => {
  const traffic = seenFrom();
  traffic.call('GET', '/auth/logout', undefined);
  traffic.call('GET', '/check_session?login=1', undefined, ACCOUNT);
  expect(deeds(traffic)).toMatchObject([{ who: 'performer', action: 'logIn' }]);
});
