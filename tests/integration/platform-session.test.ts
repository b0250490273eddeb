import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createBarePerformer,
  openCustomerSocket,
  type BarePerformer,
  type BareSocket,
} from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;
let socket: BareSocket;
let mark: TestCustomer;

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  socket = await demi.openSocket(await demi.arrives('1004'));
});
beforeEach(async () => {
  mark = await platform.customer({ name: 'Mark', country: 'be' });
});
afterAll(async () => {
  socket.close();
  await platform.stop();
});

const post = (path: string, body: unknown) => demi.call('POST', `session/${path}`, body);
const pair = () => ({ performerId: '1004', clientId: mark.id });
const receivesVideoChat = (type: string) =>
  socket.receives('videoChat', (content) => content['type'] === type && content['clientId'] === mark.id);
const endOf = async (customer: TestCustomer) =>
  (await platform.state()).requests.find(({ clientId }) => clientId === customer.id)?.endReason;

const inSession = async () => {
  await mark.asks('1004');
  expect((await post('accept_request', { clientId: mark.id })).status).toBe(200);
};

it('hands out two streams and makes the performer ready', async () => {
  const start = await post('one_on_one', { performerId: '1004' });
  expect(Object.keys(start.json).toSorted()).toEqual(
    ['id', 'playStream', 'playToken', 'playWowza', 'publishStream', 'publishToken', 'publishWowza'].toSorted(),
  );
  expect((await post('performer_ready', { performerId: '1004' })).json).toEqual({ status: 'ok' });
  expect((await platform.performer('1004')).ready).toBe(true);
});

it('refuses streams to an account that is not approved', async () => {
  const cleo = createBarePerformer(platform);
  await cleo.arrives('1003');
  const start = await cleo.call('POST', 'session/one_on_one', { performerId: '1003' });
  expect(start).toEqual({ status: 409, json: { error: 'not_approved' } });
});

it('takes a request from asking to the running session', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  await mark.asks('1004', { sessionType: 'VIPVIDEO', type: 'vip' });
  expect(await receivesVideoChat('REQUEST')).toEqual({
    type: 'REQUEST',
    clientId: mark.id,
    value: { name: 'be|Mark', sessionType: 'VIPVIDEO', type: 'vip', language: 'nl', requestId: expect.any(String) },
  });
  await demi.call('GET', 'session/performer_received_request');
  await post('accept_request', { clientId: mark.id });
  expect(await customerSocket.receives('videoChat')).toMatchObject({ _stateChange: 'ACCPERF', performerId: '1004' });
  await mark.startsBothTimers();
  await receivesVideoChat('START_TIMER');
  await receivesVideoChat('START_TIMER_DEVICE');
  const [request] = (await platform.state()).requests;
  expect(request).toMatchObject({ status: 'accepted', received: true, timers: { platform: true, device: true } });
  customerSocket.close();
});

it.each(['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const)(
  'tells the performer that the customer left with %s',
  async (reason) => {
    await inSession();
    await mark.leaves(reason);
    expect(await receivesVideoChat('DISCONNECT')).toEqual({ type: 'DISCONNECT', clientId: mark.id, value: reason });
    expect(await endOf(mark)).toBe(reason);
  },
);

it('tells the performer that the customer took the request back, and that the list of missed ones has changed', async () => {
  await mark.asks('1004');
  await mark.cancels();
  await socket.receives('missed');
  expect(await receivesVideoChat('CANCEL_REQUEST')).toEqual({ type: 'CANCEL_REQUEST', clientId: mark.id });
  expect(await post('accept_request', { clientId: mark.id })).toEqual({ status: 409, json: { error: 'request_gone' } });
});

it('tells the customer that the performer declined', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  await mark.asks('1004');
  socket.sends('videoChat', { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1004' }, mark.id);
  expect(await customerSocket.receives('videoChat')).toEqual({
    _stateChange: 'REJPERF',
    RESPONSE: false,
    performerId: '1004',
  });
  expect(await endOf(mark)).toBe('DECLINED');
  customerSocket.close();
});

it('leaves a new request of the customer alone when the decline, timeout or end of an earlier one comes late', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  const idOf = ({ value }: Readonly<Record<string, unknown>>) => (value as { readonly requestId: string }).requestId;
  const idOfNewRequest = async (before = '') => {
    await mark.asks('1004');
    const isNew = (content: Readonly<Record<string, unknown>>): boolean =>
      content['type'] === 'REQUEST' && content['clientId'] === mark.id && idOf(content) !== before;
    return idOf(await socket.receives('videoChat', isNew));
  };
  const declines = (requestId: string) => {
    const content = { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1004', requestId };
    socket.sends('videoChat', content, mark.id);
    return content;
  };
  const first = await idOfNewRequest();
  await mark.cancels();
  const second = await idOfNewRequest(first);
  await post('timeout', { ...pair(), requestId: first });
  await post('end', { ...pair(), blocked: false, requestId: first });
  declines(first);
  const told = declines(second);
  // The socket keeps the order: the first decline would have come first.
  expect(await customerSocket.receives('videoChat')).toEqual(told);
  customerSocket.close();
});

it('drops a request whose customer did not join in time', async () => {
  await inSession();
  await post('timeout', pair());
  expect(await endOf(mark)).toBe('TIMED_OUT');
});

it('keeps a blocked customer from asking again', async () => {
  await inSession();
  await post('end', { ...pair(), blocked: true });
  expect(await endOf(mark)).toBe('ENDED_BY_PERFORMER');
  await expect(mark.asks('1004')).rejects.toThrow('409 blocked');
});

it('lets exactly one of accepting and cancelling happen', async () => {
  await mark.asks('1004');
  const [accepted, cancelled] = await Promise.all([
    post('accept_request', { clientId: mark.id }),
    mark.cancels().then(
      () => true,
      () => false,
    ),
  ]);
  const after = (await platform.state()).requests.find(({ clientId }) => clientId === mark.id);
  // The customer may also cancel after the acceptance: then the session was and is over.
  expect(after?.status).toBe(cancelled ? 'ended' : 'accepted');
  expect([200, 409]).toContain(accepted.status);
});

it('carries a chat both ways, each message once', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  await inSession();
  const line = { msg: 'Goedenavond!', receiver: mark.id, id: 'm-100' };
  expect((await post('chat_message', line)).status).toBe(200);
  expect((await post('chat_message', line)).status).toBe(200);
  await customerSocket.receives('msg', ({ message }) => message === 'Goedenavond!');
  await mark.says('Hoi Demi');
  await mark.says('Guten Abend', 'Goedenavond');
  expect(await socket.receives('msg', ({ message }) => message === 'Hoi Demi')).toMatchObject({
    clientId: mark.id,
    senderType: 'ROLE_CLIENT',
    receiverType: 'ROLE_PERFORMER',
  });
  expect(await socket.receives('msgt')).toMatchObject({ message: 'Guten Abend', messageTranslate: 'Goedenavond' });
  expect(customerSocket.events.filter(({ name }) => name === 'msg')).toHaveLength(1);
  const history = await demi.call('GET', `performer/performer_accounts/1004/chat/${mark.id}?limit=2&offset=0`);
  expect(history.json['messages']).toMatchObject([
    { sentBy: 'CLIENT', content: 'Hoi Demi', translate: false },
    { sentBy: 'CLIENT', content: 'Guten Abend', contentTranslate: 'Goedenavond', translate: true },
  ]);
  customerSocket.close();
});

it('refuses a line to a customer without a session', async () => {
  const answer = await post('chat_message', { msg: 'Hello', receiver: mark.id, id: 'm-200' });
  expect(answer).toEqual({ status: 409, json: { error: 'no_session' } });
});

it('shows each that the other is typing', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  await inSession();
  socket.sends('typing', { performerId: '1004' }, mark.id);
  expect(await customerSocket.receives('typing')).toEqual({ performerId: '1004' });
  await mark.types();
  await socket.receives('typing', ({ clientId }) => clientId === mark.id);
  customerSocket.close();
});

it('keeps a message byte for byte, whatever is in it', async () => {
  const naughty = ['👩🏽‍🚀 é é', '%E0%A4%A', '<img src=x onerror=alert(1)>', '__proto__', '\u202Etfel', ' \t"\'\\ ', '\0'];
  await inSession();
  for (const text of naughty) {
    await mark.says(text);
    await socket.receives('msg', ({ message }) => message === text);
  }
  expect((await mark.messages()).map(({ content }) => content)).toEqual(naughty);
});

it("tells customers and admins about a change of services, and only in the performer's own name", async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  const change = { performerId: '1004', services: { cam: true }, countries: ['nl'] };
  socket.sends('services', { ...change, performerId: '1001' }, '');
  socket.sends('services', change, '');
  expect(await customerSocket.receives('services')).toEqual(change);
  customerSocket.close();
});

it('keeps the events of a session for the performer while the connection is broken', async () => {
  await inSession();
  await platform.fault('drop-socket', true, '1004');
  await socket.closed();
  await mark.leaves('BROKE');
  socket = await demi.openSocket(await demi.arrives('1004', { forced: true }));
  expect(await receivesVideoChat('DISCONNECT')).toMatchObject({ value: 'BROKE' });
});

it('lets a customer who cancels a request that was just accepted leave the session', async () => {
  await inSession();
  await mark.cancels();
  expect(await receivesVideoChat('DISCONNECT')).toMatchObject({ value: 'CLICK' });
  expect(await endOf(mark)).toBe('CLICK');
});
