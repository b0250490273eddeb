import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '@greenroom/adapters-http/calls';
import type { Refusal } from '@greenroom/adapters-http/http/call';
import { startRecordingServer, type RecordingServer } from '@greenroom/adapters-http/http/recording-server.fake';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { createProfileApi } from '@greenroom/adapters-http/profile/profile-api.http';
import { createSessionApi } from '@greenroom/adapters-http/session/session-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { readLoginRefusal } from '@greenroom/core/login/login-refusal';
import { accountDataPayloads } from './account-data-payloads.ts';
import { accountPayloads } from './account-payloads.ts';
import { authPayloads } from './auth-payloads.ts';
import type { CallPayload } from './call-payload.ts';
import { chatPayloads } from './chat-payloads.ts';
import { blocksPayloads, clientsPayloads, memosPayloads } from './client-payloads.ts';
import { earningsPayloads } from './earnings-payloads.ts';
import { earningsReportPayloads } from './earnings-report-payloads.ts';
import { forumPayloads } from './forum-payloads.ts';
import { inboxPayloads } from './inbox-payloads.ts';
import { mediaPayloads } from './media-payloads.ts';
import { missedRequestsPayloads } from './missed-requests-payloads.ts';
import { myDayPayloads } from './my-day-payloads.ts';
import { contentPayloads, localisationPayloads, moderationPayloads, servicesPayloads } from './other-payloads.ts';
import { passwordsPayloads } from './passwords-payloads.ts';
import { blockedWordsPayloads, regionBlocksPayloads } from './privacy-payloads.ts';
import { personalDataPayloads, profilePayloads } from './profile-payloads.ts';
import { pushPayloads } from './push-payloads.ts';
import { registrationPayloads } from './registration-payloads.ts';
import { remotePayloads } from './remote-payloads.ts';
import { securityPayloads } from './security-payloads.ts';
import { sessionPayloads } from './session-payloads.ts';
import { toyRulesPayloads } from './toy-payloads.ts';

const payloads: Record<CallName, CallPayload> = {
  ...authPayloads,
  ...accountPayloads,
  ...securityPayloads,
  ...passwordsPayloads,
  ...personalDataPayloads,
  ...profilePayloads,
  ...registrationPayloads,
  ...pushPayloads,
  ...remotePayloads,
  ...localisationPayloads,
  ...servicesPayloads,
  ...sessionPayloads,
  ...chatPayloads,
  ...toyRulesPayloads,
  ...contentPayloads,
  ...mediaPayloads,
  ...earningsPayloads,
  ...earningsReportPayloads,
  ...myDayPayloads,
  ...missedRequestsPayloads,
  ...forumPayloads,
  ...inboxPayloads,
  ...memosPayloads,
  ...blocksPayloads,
  ...regionBlocksPayloads,
  ...accountDataPayloads,
  ...blockedWordsPayloads,
  ...clientsPayloads,
  ...moderationPayloads,
};

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const every = Object.entries(payloads);

it.each(every)('%s sends these bytes and reads this answer', async (_, payload) => {
  server.replyJson(payload.answer);
  const result = await payload.ask(createTestClient(server.url));
  const request = server.requests.at(-1);
  expect(`${request?.method} ${request?.url}`).toBe(payload.request);
  expect(request?.body).toBe(payload.body);
  expect(request?.headers).toMatchObject({ ver: '1.1', tokendate: '1767225600' });
  expect(result).toStrictEqual({ ok: true, value: payload.decoded });
});

it.each([
  ['nothing but ready', '{"ready":0,"requests":[]}', { ready: false, wasReady: false }],
  ['nulls', '{"ready":true,"wasReady":1,"session":null,"requests":[],"ended":null}', { ready: true, wasReady: true }],
] as const)('reads what goes on from %s', async (_what, body, known) => {
  server.replyJson(body);
  const result = await createSessionApi(createTestClient(server.url)).snapshot(performerId('1001'));
  const nothing = { readyElsewhere: false, session: undefined, requests: [], ended: undefined, missed: [] };
  expect(result).toStrictEqual({ ok: true, value: { ...nothing, ...known } });
});

it('takes a platform without the call for one that does not tell what goes on', async () => {
  server.reply((response) => response.writeHead(404).end('{"error":"not_found"}'));
  const result = await createSessionApi(createTestClient(server.url)).snapshot(performerId('1001'));
  expect(result).toStrictEqual({ ok: true, value: undefined });
});

it.each(['unblockClient', 'deleteMedia', 'removePasskey', 'endDevice'] as const)(
  '%s takes what is not there as removed: an earlier try may have removed it, and its answer was lost',
  async (name) => {
    const client = createTestClient(server.url);
    server.replyJson('{"error":"not_found"}', 404);
    expect(await payloads[name].ask(client)).toStrictEqual({ ok: true, value: undefined });
    server.replyJson('{"error":"platform_failed"}', 500);
    expect(await payloads[name].ask(client)).toMatchObject({ ok: false, error: { status: 500 } });
  },
);

it('shows the state of the own data where a document of a kind was viewed that this product does not know', async () => {
  const view = '{"id":8,"at":1767225600,"viewer":"Support 12","document":"passport","reason":"Check of age"}';
  server.replyJson(`{"deletion":{"dueAt":1767830400,"isWithdrawable":true},"views":[${view}]}`);
  expect(await accountDataPayloads.accountData.ask(createTestClient(server.url))).toMatchObject({
    ok: true,
    value: { deletion: { isWithdrawable: true }, views: [{ viewer: 'Support 12', document: undefined }] },
  });
});

it('asks for a log-in as ROLE_PERFORMER', async () => {
  await authPayloads.login.ask(createTestClient(server.url));
  expect(server.requests.at(-1)?.headers).toMatchObject({ role: 'ROLE_PERFORMER', 'content-type': 'application/json' });
});

it('sends the texts and choices of the profile as fields of the account, an empty measure as null', async () => {
  const api = createProfileApi(createTestClient(server.url));
  const choices = { gender: 'woman', orientation: '', cupSize: 'small', eyeColor: 'hazel' };
  const spoken = { motherLanguage: 'nl', languages: ['nl', 'en'], translate: true };
  await api.saveInfo(performerId('1001'), { age: '31', height: '170', weight: '', ...choices, ...spoken });
  expect(server.requests.at(-1)).toMatchObject({ method: 'PUT', url: '/api/performer/performer_accounts/1001' });
  expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({
    age: 31,
    height: 170,
    weight: null,
    ...choices,
    motherLanguage: 'nl',
    translate: true,
    performerLanguages: ['nl', 'en'],
  });
});

it('sends the location, the newsletter and the VIP prices as fields of the account', async () => {
  const api = createProfileApi(createTestClient(server.url));
  const anna = performerId('1001');
  const location = { country: 'nl', province: 'Utrecht', city: 'Zeist' };
  await api.saveLocation(anna, { ...location, countries: ['nl', 'be'] });
  await api.saveNewsletter(anna, true);
  await api.saveVip(anna, { vipcam: '299', vipvideo: '349' });
  await api.saveVip(anna, { vipcam: '', vipvideo: '349' });
  expect(server.requests.slice(-4).map(({ body }) => JSON.parse(body))).toEqual([
    { location, performerCountries: ['nl', 'be'] },
    { newsletter: true },
    { vipPrices: { vipcam: 299, vipvideo: 349 } },
    { vipPrices: { vipcam: null, vipvideo: 349 } },
  ]);
});

it('reads the ages on offer', async () => {
  server.replyJson('{"phone":"","realAge":30,"minimumAge":18,"maximumAge":70,"ageRange":5}');
  const bounds = await createProfileApi(createTestClient(server.url)).ageBounds(performerId('1001'));
  expect(bounds).toEqual({ ok: true, value: { min: 18, max: 70, real: 30, range: 5 } });
});

it('leaves the code and the take-over out of a first log-in', async () => {
  const credentials = { performerId: '1001', password: 'greenroom-demo', forced: false };
  await createAuthApi(createTestClient(server.url)).login(credentials);
  expect(server.requests.at(-1)).toMatchObject({
    url: '/api/auth/login',
    body: '{"email":"1001","password":"greenroom-demo","forced":false}',
  });
});

it('asks with login=0 for the check every 60 s', async () => {
  await createAuthApi(createTestClient(server.url)).checkSession('check');
  expect(server.requests.at(-1)?.url).toBe('/api/check_session?login=0');
});

it.each([
  [400, '{"error":"incorrect_password"}'],
  [400, '{"error":"invalid_performer_id"}'],
  [401, '{"error":"token_required","channel":"email"}'],
  [401, '{"error":"token_invalid"}'],
  [401, '{"error":"token_expired","channel":"sms"}'],
  [403, '{"error":"wrong_site"}'],
  [409, '{"error":"already_logged_in"}'],
  [409, '{"error":"double_tab"}'],
  [426, '{"error":"browser_not_supported"}'],
  [429, '{"error":"too_many_attempts"}'],
])('reads the refusal %i %s of a log-in, which is in the table', async (status, text) => {
  server.replyJson(text, status);
  const result = await authPayloads.login.ask(createTestClient(server.url));
  const body = JSON.parse(text);
  expect(result).toEqual({ ok: false, error: { kind: 'status', status, message: body.error, body } });
  expect(CALLS.login.errors.filter((row) => row.status === status && row.error === body.error)).toHaveLength(1);
});

it.each(CALLS.login.errors.map((row: Refusal) => [row.error, row] as const))(
  'means by %s what the core understands',
  (_, row) => {
    const failure = { kind: 'status', status: row.status, message: row.error } as const;
    expect(readLoginRefusal(failure, undefined).error).toBe(row.code);
  },
);

it('holds the eleven refusals of a log-in and no other', () => {
  expect(CALLS.login.errors).toHaveLength(11);
});
