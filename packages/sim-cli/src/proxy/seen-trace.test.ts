import { expect, it } from 'vitest';
import { encodeContent } from '@greenroom/adapters-socket/realtime/decode';
import { createSeenTrace } from './seen-trace.ts';

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
  const traceLog = createSeenTrace(() => (now += 10), unmask);
  const call = (method: string, path: string, body: unknown, answer: unknown = {}, status = 200): void =>
    traceLog.listener.asked()({ method, path, status, body, answer });
  call('GET', '/check_session?login=1', undefined, ACCOUNT);
  const told = (event: string, content: unknown, senderType = 'ROLE_CLIENT'): void =>
    traceLog.listener.fromPlatform({
      name: 'receivedEvent',
      payload: { event, content: encodeContent(content), senderId: '77', senderType },
    });
  const request = (): void =>
    told('videoChat', {
      type: 'REQUEST',
      clientId: '77',
      value: { name: 'nl|Real', sessionType: 'VIDEO', type: 'chat' },
    });
  return { ...traceLog, call, told, request };
};
const deeds = ({ seen }: Pick<ReturnType<typeof seenFrom>, 'seen'>) =>
  seen()?.reports.flatMap(({ traceEvent }) => (traceEvent.kind === 'does' ? [traceEvent] : []));

it('knows nothing while nobody has logged in', () => {
  expect(createSeenTrace(() => 0, false).seen()).toBeUndefined();
});

it('takes the services that were on at the first check, and no others', () => {
  expect(seenFrom().seen()?.services).toEqual(['chat']);
});

it('tells actions of customers from events, under names of the sample world', () => {
  const traceLog = seenFrom();
  traceLog.request();
  traceLog.told('videoChat', { type: 'START_TIMER', clientId: '77' });
  traceLog.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Real words' });
  traceLog.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Real words' });
  traceLog.told('toy', { type: 'tip', value: '3', clientId: '77' }, 'ROLE_TOY');
  traceLog.told('videoChat', { type: 'DISCONNECT', clientId: '77', value: 'BROKE' });
  expect(deeds(traceLog)).toMatchObject([
    { who: 'customer1', action: 'ask', detail: { for: 'chat' } },
    { who: 'customer1', action: 'startTimer', detail: { timer: 'START_TIMER' } },
    { who: 'customer1', action: 'say', detail: { text: '•••' } },
    { who: 'customer1', action: 'pay', detail: { payment: { for: 'tip', value: 3 } } },
    { who: 'customer1', action: 'leave', detail: { reason: 'BROKE' } },
  ]);
});

it('leaves out 2 events of a session that had begun before', () => {
  const traceLog = seenFrom();
  traceLog.told('videoChat', { type: 'START_TIMER', clientId: '77' });
  traceLog.told('videoChat', { type: 'DISCONNECT', clientId: '77' });
  expect(traceLog.seen()?.leftOut).toBe(2);
  expect(deeds(traceLog)).toEqual([]);
});

it('hides every value of a form but switches, and replaces ids of people', () => {
  const traceLog = seenFrom();
  traceLog.request();
  traceLog.call('POST', '/performer/performer_account/88/memo', { id: '88', content: 'Real', client: { id: '77' } });
  traceLog.call('PUT', '/performer/performer_accounts/88', { height: 170, gender: 'x', newsletter: true });
  const text = JSON.stringify(traceLog.seen());
  for (const real of ['"88"', '"77"', 'Real', '170', 'real-name', 'secret']) expect(text).not.toContain(real);
  const bodies = traceLog
    .seen()
    ?.reports.flatMap(({ traceEvent }) => (traceEvent.kind === 'call' ? [traceEvent.body] : []));
  expect(bodies?.at(-1)).toMatchObject({ newsletter: true });
});

it('writes nothing of another performer who uses the proxy as well', () => {
  const traceLog = seenFrom();
  traceLog.call('GET', '/check_session?login=1', undefined, { ...ACCOUNT, id: '89' });
  traceLog.request();
  expect(traceLog.seen()?.reports).toEqual([]);
});

it('counts nothing of another performer, and gives their customers no names', () => {
  const traceLog = seenFrom();
  traceLog.call('GET', '/check_session?login=1', undefined, { ...ACCOUNT, id: '89' });
  traceLog.told('videoChat', { type: 'START_TIMER', clientId: '70' });
  traceLog.call('POST', '/performer/performer_account/89/memo', { client: { id: '71' } });
  traceLog.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'To another' });
  traceLog.call('GET', '/auth/logout', undefined);
  traceLog.call('GET', '/check_session?login=1', undefined, ACCOUNT);
  traceLog.request();
  traceLog.told('msg', { id: 'm1', clientId: '77', senderType: 'ROLE_CLIENT', message: 'Hello' });
  expect(traceLog.seen()?.leftOut).toBe(0);
  expect(deeds(traceLog)).toMatchObject([
    { who: 'customer1', action: 'ask' },
    { who: 'customer1', action: 'say' },
  ]);
});

it('logs in again after a log-out', () => {
  const traceLog = seenFrom();
  traceLog.call('GET', '/auth/logout', undefined);
  traceLog.call('GET', '/check_session?login=1', undefined, ACCOUNT);
  expect(deeds(traceLog)).toMatchObject([{ who: 'performer', action: 'logIn' }]);
});
