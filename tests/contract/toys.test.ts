import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingServer, type RecordingServer } from '@greenroom/adapters-http/http/recording-server.fake';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createToyRulesApi } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { performerId } from '@greenroom/core/kernel/ids';

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

it.each([
  ['{"rules":null}', 200],
  ['{"error":"not_found"}', 404],
])('understands %s with %i as: no rules were ever saved', async (text, status) => {
  server.replyJson(text, status);
  const rules = await createToyRulesApi(createTestClient(server.url)).load(performerId('1001'));
  expect(rules).toEqual({ ok: true, value: undefined });
});

it('does not take a broken rule for no rules', async () => {
  server.replyJson('{"rules":{"rules":[{"id":1}]}}');
  const rules = await createToyRulesApi(createTestClient(server.url)).load(performerId('1001'));
  expect(rules).toMatchObject({ ok: false, error: { kind: 'decode' } });
});
