import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';

let platform: PlatformProcess;
let demi: BarePerformer;

beforeAll(async () => {
  platform = await startPlatform({ more: ['--verbose'] });
  demi = createBarePerformer(platform);
});
afterAll(() => platform.stop());

/** Requests that the log of the platform names, one JSON object a line. */
const answered = (): readonly { readonly requestId: string; readonly route?: string; readonly status: number }[] =>
  platform
    .complaints()
    .split('\n')
    .filter((line) => line.includes('"message":"Answered"'))
    .map((line) => JSON.parse(line).fields);

it.each([
  ['healthz', { status: 'ok' }],
  ['readyz', { status: 'ready' }],
])('answers /%s to anybody, and nothing keeps the answer', async (path, body) => {
  const response = await fetch(`${platform.url}/${path}`);
  expect([response.status, await response.json()]).toEqual([200, body]);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('gives its figures to Prometheus, with the token alone', async () => {
  const socket = await demi.openSocket(await demi.arrives('1004'));
  const metrics = (token: string): Promise<Response> =>
    fetch(`${platform.url}/sim/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect((await metrics('wrong')).status).toBe(401);
  const text = await eventually(async () => {
    const written = await (await metrics(platform.token)).text();
    // The sweep has had its first round, and the sockets of other tests are gone.
    const isComplete = written.includes('greenroom_due_work_duration_seconds_count{work="Sweep failed"}');
    return isComplete && /^greenroom_sockets 1$/m.test(written) && written;
  }).finally(socket.close);
  expect(text).toMatch(
    /^greenroom_http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="200"\} [1-9]/m,
  );
  expect(text).toMatch(/^greenroom_store_answer_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  // No ID of a person is in a figure.
  expect(text).not.toMatch(/\{[^}]*1004/);
});

it('answers with the ID of the request, which its log names', async () => {
  const ask = async (id: string): Promise<string> =>
    (await fetch(`${platform.url}/config.json`, { headers: { 'x-request-id': id } })).headers.get('x-request-id') ?? '';
  expect(await ask('load-balancer.7')).toBe('load-balancer.7');
  await eventually(() => answered().find(({ requestId }) => requestId === 'load-balancer.7'));
  // Text of others is no ID of a log.
  expect(await ask('{"level":"error"}')).toMatch(/^[\da-f-]{36}$/);
});

it('names in its log the pattern of a path, and no ID of a person', async () => {
  await demi.call('GET', 'performer/performer_accounts/1004/clients?limit=20&offset=0&order=last_contact');
  const found = await eventually(() => answered().find(({ route }) => route?.endsWith('/clients')));
  expect(found).toMatchObject({ route: expect.stringMatching(/^\/api\/[\w/]+\/:\w+\/clients$/), status: 200 });
});

it('answers what it has begun before it ends, and is not ready meanwhile', async () => {
  // Without the proxy in front, which resets its connections at the end.
  const leaving = await startPlatform({ more: ['--no-proxy'] });
  const port = Number(new URL(leaving.url).port);
  // A call whose body comes in two parts, so that it is begun for as long as the test wants.
  const body = JSON.stringify({ email: '1004', password: 'wrong', forced: false });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'ver: 1.1',
    'tokenDate: 1',
    'role: ROLE_PERFORMER',
  ];
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(socket, 'close');
  socket.write(`${[...head, ...type].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await eventually(async () => {
    const headers = { authorization: `Bearer ${leaving.token}` };
    const metrics = await fetch(`${leaving.url}/sim/api/metrics`, { headers });
    // The question itself is one of them.
    return (await metrics.text()).includes('greenroom_http_requests_in_flight 2');
  });
  process.kill(leaving.pid, 'SIGTERM');
  await eventually(async () => (await fetch(`${leaving.url}/readyz`)).status === 503);
  socket.write(body.slice(5));
  await closed;
  expect(answer).toContain('{"error":"incorrect_password"}');
  await leaving.ended;
  expect(leaving.complaints()).toBe('');
});
