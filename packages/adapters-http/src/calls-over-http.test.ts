import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LogFields } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { startRecordingServer, type RecordingServer } from './http/recording-server.fake.ts';
import { createTestClient } from './http/test-client.fake.ts';
import { localisationCalls } from './localisation/localisation-api.http.ts';
import { authCalls } from './login/auth-api.http.ts';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const dutch = '{"language":"nl","languages":["nl"]}';
const localize = (client = createTestClient(server.url)) =>
  client.call(localisationCalls.localize, { query: { anonymous: true } });

it('sends ver and tokenDate with every call', async () => {
  server.replyJson(dutch);
  await localize();
  expect(server.requests[0]?.headers).toMatchObject({
    ver: '1.1',
    tokendate: '1767225600',
    accept: 'application/json',
  });
});

it.each([
  [200, dutch, 1],
  [403, '{"error":"not_logged_in"}', 1],
  [200, '<html>', 0],
  [404, '<html>', 0],
  [502, '{"error":"no"}', 0],
])('counts as reached where the answer is %i %s: %i', async (status, text, times) => {
  server.replyJson(text, status);
  const client = createTestClient(server.url);
  let reached = 0;
  client.onAnswer(() => (reached += 1));
  await localize(client);
  expect(reached).toBe(times);
});

it('sends a body as JSON, with the header of the call', async () => {
  const credentials = { performerId: '1001', password: 'pässword', forced: false };
  await createTestClient(server.url).call(authCalls.login, { query: { forced: false }, body: credentials });
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', url: '/api/auth/login' });
  expect(request?.headers).toMatchObject({ 'content-type': 'application/json', role: 'ROLE_PERFORMER' });
  expect(request?.body).toBe('{"email":"1001","password":"pässword","forced":false}');
});

it('sends no body and no content type with a GET', async () => {
  await localize();
  expect(server.requests[0]?.body).toBe('');
  expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
});

it('includes credentials and goes around the cache', async () => {
  const inits: (RequestInit | undefined)[] = [];
  const spying: typeof fetch = (input, init) => {
    inits.push(init);
    return fetch(input, init);
  };
  await localize(createTestClient(server.url, { fetch: spying }));
  expect(inits[0]).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

it('calls fetch without a receiver, as a browser demands', async () => {
  server.replyJson(dutch);
  const strict = function strict(this: unknown, input: RequestInfo | URL, init?: RequestInit) {
    if (this !== undefined) throw new TypeError('Illegal invocation');
    return fetch(input, init);
  };
  expect(await localize(createTestClient(server.url, { fetch: strict }))).toMatchObject({ ok: true });
});

it('gives the decoded answer', async () => {
  server.replyJson(dutch);
  expect(await localize()).toEqual({ ok: true, value: { language: 'nl', languages: ['nl'] } });
});

it('sends nothing when a path parameter would lead elsewhere', async () => {
  const { accountCalls } = await import('./account/account-api.http.ts');
  const result = await createTestClient(server.url).call(accountCalls.urgent, { params: { id: '..' } });
  expect(result).toMatchObject({ ok: false, error: { kind: 'decode', status: 0, message: 'params.id' } });
  expect(server.requests).toEqual([]);
});

it('gives a call up after 2,000 ms and not before', async () => {
  const clock = createVirtualClock();
  const arrived = new Promise<void>((resolve) => {
    server.reply(() => resolve());
  });
  const call = localize(createTestClient(server.url, { clock }));
  await arrived;
  clock.advance(millis(1_999));
  expect(await Promise.race([call, Promise.resolve('still waiting')])).toBe('still waiting');
  clock.advance(millis(1));
  expect(await call).toEqual({
    ok: false,
    error: { kind: 'timeout', status: 0, message: 'Network request timed out' },
  });
});

it('waits for no timer once it has the answer', async () => {
  server.replyJson(dutch);
  const clock = createVirtualClock();
  await localize(createTestClient(server.url, { clock }));
  expect(clock.pending()).toBe(0);
});

it('stops at once when the caller loses interest', async () => {
  const interest = new AbortController();
  server.reply(() => interest.abort());
  const options = { signal: interest.signal };
  const result = await createTestClient(server.url).call(authCalls.logout, {}, options);
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
});

it('sends nothing when the caller had lost interest before', async () => {
  const options = { signal: AbortSignal.abort() };
  const result = await createTestClient(server.url).call(authCalls.logout, {}, options);
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(server.requests).toEqual([]);
});

it('logs where an answer does not fit, never what it says', async () => {
  const lines: (LogFields | undefined)[] = [];
  server.replyJson('{"language":{"secret":"s3cret"}}');
  await localize(createTestClient(server.url, { log: { write: (_, __, fields) => lines.push(fields) } }));
  expect(lines).toEqual([{ call: 'localize', status: 200, problem: 'answer.language' }]);
});
