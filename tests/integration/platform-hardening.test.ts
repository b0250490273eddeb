import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBarePerformer, type BareAccount, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { PROTECTING, rawRequest, type Drip } from '../support/raw-request.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;
let account: BareAccount;

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  account = await demi.arrives('1004');
});
afterAll(() => platform.stop());

const port = () => Number(new URL(platform.url).port);
const HEAD = () => `Host: 127.0.0.1:${port()}\r\nver: 1.1\r\ntokenDate: 1\r\nrole: ROLE_PERFORMER\r\n`;

/** Writes to the port as it is. */
const raw = (first: string, drip?: Drip) => rawRequest(port(), first, drip);

// Both wait for about 10 s, together.
it.concurrent('cuts a body that comes at 2 bytes a second after 10 s, with 408', async () => {
  const head = `POST /api/auth/login HTTP/1.1\r\n${HEAD()}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const { answer, after } = await raw(head, { text: ' ', every: 500 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(after).toBeGreaterThan(9_000);
});

it.concurrent('lets a body of 60 kB come at 6 kB a second', async () => {
  const text = JSON.stringify({ msg: 'x'.repeat(60_000), receiver: '5001' });
  const head = `POST /api/session/chat_message HTTP/1.1\r\n${HEAD()}Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`;
  let sent = 0;
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(head));
    const timer = setInterval(() => {
      socket.write(text.slice(sent, sent + 6_000));
      sent += 6_000;
    }, 1_000);
    socket.on('data', (piece) => resolve(piece.toString()));
    socket.on('close', () => clearInterval(timer));
  });
  // This connection is not logged in: the request must be read to its end.
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(sent).toBeGreaterThanOrEqual(text.length);
});

it.each([
  ['arrays', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
])('answers 400 to JSON of too many levels: %s', async (_what, body) => {
  expect(await demi.call('PUT', 'performer/performer_accounts/1004', body)).toEqual({
    status: 400,
    json: { error: 'invalid_request' },
  });
});

it('counts no bracket inside of a text as a level', async () => {
  const settings = JSON.stringify({ theme: 'dark', note: '[{'.repeat(100) });
  expect((await demi.call('PUT', 'performer/performer_accounts/1004', { settings })).status).toBe(200);
});

const BOUNDARY = 'x'.repeat(20);
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: image/jpeg\r\n\r\nabc`;

it.each([
  ['a form that breaks off in its file', `multipart/form-data; boundary=${BOUNDARY}`, `${part('price', '0')}${file}`],
  ['a form that breaks off in a head', `multipart/form-data; boundary=${BOUNDARY}`, `--${BOUNDARY}\r\nContent-Dis`],
  ['a form without its boundary', 'multipart/form-data', part('price', '0')],
  ['a boundary that never comes', `multipart/form-data; boundary=other`, part('price', '0')],
  [
    'more fields than there are',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `${Array.from({ length: 9 }, (_, index) => part(`f${index}`, '0')).join('')}${file}\r\n--${BOUNDARY}--`,
  ],
  ['no form at all', 'text/plain', 'price=0'],
])('answers 4xx to a photo in one piece that is %s', async (_what, type, body) => {
  const response = await demi.send(`${platform.url}/api/performer/performer_accounts/1004/photos/file`, {
    method: 'POST',
    headers: { ver: '1.1', tokenDate: '1', 'content-type': type },
    body,
  });
  expect(await response.json()).not.toEqual({ error: 'platform_failed' });
  expect([400, 406, 413, 415]).toContain(response.status);
});

it.each(['/api/nothing', '/api/', '/api', '/sim/api/nothing', '/media/x', '/socket.io', '/api/uploads/1004-x/y'])(
  'answers 404 in JSON to an unknown GET of %s, and no page',
  async (path) => {
    const response = await demi.send(`${platform.url}${path}`, {
      headers: { ver: '1.1', tokenDate: '1', authorization: `Bearer ${platform.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  },
);

it.each([
  ['the first answer of the socket', '/socket.io/?EIO=4&transport=polling', 'GET', 200],
  ['a refusal of the socket', '/socket.io/?EIO=4&transport=nonsense', 'GET', 400],
  ['the toy hub', '/developer.io/?EIO=4&transport=polling', 'GET', 400],
  ['a stream that cannot be played', '/live/no-stream/whep', 'POST', 415],
  ['a wrong verb on a stream', '/live/no-stream/whip', 'GET', 405],
])('sends the protecting headers with %s', async (_what, path, method, status) => {
  const response = await fetch(`${platform.url}${path}`, { method });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Object.fromEntries(response.headers)).toMatchObject(PROTECTING);
  expect([status, 401, 403]).toContain(response.status);
});

it.each([
  ['431 to a head that is too large', `GET / HTTP/1.1\r\n${'x'.repeat(100_000)}: 1\r\n\r\n`, 431],
  ['400 to what is no HTTP', 'nonsense\r\n\r\n', 400],
])('sends the protecting headers with %s', async (_what, request, status) => {
  const { answer } = await raw(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const names = answer.toLowerCase();
  for (const [name, value] of Object.entries(PROTECTING)) expect(names).toContain(`${name}: ${value.toLowerCase()}`);
});

const address = () => `${platform.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

it.each([
  ['acknowledgements', '431[]'],
  ['tries of another namespace', '40/other,'],
  ['packets that mean nothing', '6'],
  ['leaves of a namespace', '41/other,'],
])('cuts off a connection that sends 400 %s', async (_what, frame) => {
  const code = await new Promise<number | string>((resolve) => {
    const socket = new WebSocket(address());
    socket.once('open', () => {
      socket.send('40');
      for (let frames = 0; frames < 400; frames += 1) socket.send(frame);
    });
    socket.once('close', (closed) => resolve(closed));
    setTimeout(() => {
      socket.terminate();
      resolve('still open');
    }, 3_000).unref();
  });
  expect(code).not.toBe('still open');
});

it('cuts off a connection without WebSocket that sends 400 packets in one request', async () => {
  const polling = `${platform.url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(polling)).text();
  const sid = /"sid":"([^"]+)"/.exec(opened)?.[1] ?? '';
  await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: Array.from({ length: 400 }, () => '6').join('\u001e') });
  expect((await fetch(`${polling}&sid=${sid}`)).status).toBe(400);
});

it('tells a socket that authenticates as another performer nothing more of the first one', async () => {
  const other = createBarePerformer(platform);
  const second = await other.arrives('1005');
  const socket = await demi.openSocket(account);
  expect(socket.acknowledged).toMatchObject({ ok: true });
  const user = { id: '1005', token: second.socketToken, type: 'ROLE_PERFORMER' };
  expect(await socket.raw.timeout(2_000).emitWithAck('user', user)).toMatchObject({ ok: true });
  await platform.trigger('voyeur', '1004', { type: 'peek', value: 4 }).catch(() => undefined);
  await platform.trigger('voyeur', '1005', { type: 'peek', value: 5 });
  await socket.receives('voyeur', ({ value }) => value === 5);
  expect(socket.events.filter(({ content }) => content['value'] === 4)).toEqual([]);
  expect((await platform.performer('1004')).online).toBe(false);
  socket.close();
});

it.each([
  ['a refused second authentication', { id: '1005', token: 'guess', type: 'ROLE_PERFORMER' }],
  ['a second authentication that cannot be read', { id: 7 }],
])('tells a socket nothing more after %s', async (_what, user) => {
  const socket = await demi.openSocket(account);
  expect(await socket.raw.timeout(2_000).emitWithAck('user', user)).toMatchObject({ ok: false });
  expect((await platform.performer('1004')).online).toBe(false);
  socket.close();
});

it.each([
  ['16 kB and a byte', JSON.stringify({ note: 'x'.repeat(16_374) })],
  ['no JSON', 'dark'],
  ['a list', '["dark"]'],
  ['a text', '"dark"'],
])('refuses settings that are %s', async (_what, settings) => {
  expect(await demi.call('PUT', 'performer/performer_accounts/1004', { settings })).toEqual({
    status: 400,
    json: { error: 'invalid_request', where: 'body.settings' },
  });
});

it('takes settings of 16 kB', async () => {
  const settings = JSON.stringify({ note: 'x'.repeat(16_373) });
  expect(settings).toHaveLength(16_384);
  expect((await demi.call('PUT', 'performer/performer_accounts/1004', { settings })).status).toBe(200);
});

it.each([undefined, '', 'ROLE_CLIENT', 'ROLE_ADMIN'])('takes no log-in whose header role is %j', async (role) => {
  const body = { email: '1005', password: platform.password, forced: true };
  const headers: Record<string, string> = role === undefined ? {} : { role };
  expect(await createBarePerformer(platform).call('POST', 'auth/login', body, headers)).toEqual({
    status: 400,
    json: { error: 'invalid_request', where: 'headers.role' },
  });
});

it('drops and counts an event whose content names another performer than its sender', async () => {
  const socket = await demi.openSocket(account);
  const before = (await platform.state()).droppedEvents;
  socket.sends('services', { performerId: '1005', services: { cam: true }, countries: [] }, '', 'ROLE_ADMIN');
  socket.sends('services', { performerId: '1004', services: { cam: true }, countries: [] }, '', 'ROLE_ADMIN');
  socket.raw.emit('ping', {});
  await socket.receives('pong');
  expect((await platform.state()).droppedEvents).toBe(before + 1);
  socket.close();
});

it.each([
  ['half of a character', '{"content":"a\\ud800b","clientId":"5001"}'],
  ['the other half alone, in a name', '{"\\udc00":1}'],
])('refuses JSON with %s, which a store could not keep as it is', async (_what, body) => {
  expect(await demi.call('POST', 'memos', body)).toEqual({ status: 400, json: { error: 'invalid_request' } });
});

it('refuses JSON that is not UTF-8', async () => {
  const response = await demi.send(`${platform.url}/api/performer/performer_accounts/1004`, {
    method: 'PUT',
    headers: { ver: '1.1', tokenDate: '1', 'content-type': 'application/json' },
    body: Buffer.concat([
      Buffer.from('{"settings":"{}","gender":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
  });
  expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_request' }]);
});

it('keeps whole characters of four bytes as they are, and written as escapes too', async () => {
  const settings = '{"note":"\\ud83d\\ude00 😀"}';
  expect((await demi.call('PUT', 'performer/performer_accounts/1004', { settings })).status).toBe(200);
  expect((await platform.performer('1004')).settings).toBe(settings);
  const body = JSON.stringify({ settings: '{"note":"😀"}' }).replace('😀', '\\ud83d\\ude00');
  expect((await demi.call('PUT', 'performer/performer_accounts/1004', body)).status).toBe(200);
  expect((await platform.performer('1004')).settings).toBe('{"note":"😀"}');
});
