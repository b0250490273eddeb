import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { NO_PERSONAL_DATA } from '@greenroom/core/personal-data/personal-data';
import { startRecordingServer, type RecordingServer } from './http/recording-server.fake.ts';
import { createTestClient } from './http/test-client.fake.ts';
import { createPersonalDataApi } from './personal-data/personal-data-api.http.ts';
import { createPlatformApis } from './platform-apis.ts';
import { createProfileApi } from './profile/profile-api.http.ts';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const ANNA = performerId('1001');

const setUp = () => {
  const client = createTestClient(server.url);
  const apis = createPlatformApis(client);
  let times = 0;
  apis.onNotLoggedIn(() => (times += 1));
  return {
    ...apis,
    personalData: createPersonalDataApi(client),
    profile: createProfileApi(client),
    times: () => times,
  };
};

it.each([
  [403, '{"error":"not_logged_in"}', 1],
  [401, '{"error":"who_are_you"}', 1],
  [409, '{"error":"already_logged_in"}', 1],
  [409, '{"error":"ended_elsewhere"}', 1],
  [403, '{"error":"not_allowed"}', 0],
  [401, '<html>', 0],
  [200, '{}', 0],
])('reports a lost login where a form is refused with %i %s: %i times', async (status, text, times) => {
  server.replyJson(text, status);
  const apis = setUp();
  await apis.profile.saveNewsletter(ANNA, true);
  expect(apis.times()).toBe(times);
});

it('reports no lost login for a call that changes nothing, the session check among them', async () => {
  server.replyJson('{"error":"not_logged_in"}', 403);
  const apis = setUp();
  await apis.auth.checkSession('check');
  await apis.memos.about(ANNA, clientId('mark'));
  expect(apis.times()).toBe(0);
});

it('reports no lost login where only a confirmation is asked for', async () => {
  server.replyJson('{"error":"confirmation_required"}', 401);
  const apis = setUp();
  await apis.personalData.savePersonal(ANNA, NO_PERSONAL_DATA);
  expect(apis.times()).toBe(0);
});
