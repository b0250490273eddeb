import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRecordingServer, type RecordingServer } from '@greenroom/adapters-http/http/recording-server.sim';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.sim';
import { createToyRulesApi } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { toyRulesPayloads } from './toy-payloads.ts';

let server: RecordingServer;

beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

it.each(Object.entries(toyRulesPayloads))('%s sends these bytes and reads this answer', async (_, payload) => {
  server.replyJson(payload.answer);
  const result = await payload.ask(createTestClient(server.url));
  const request = server.requests.at(-1);
  expect(`${request?.method} ${request?.url}`).toBe(payload.request);
  expect(request?.body).toBe(payload.body);
  expect(result).toStrictEqual({ ok: true, value: payload.decoded });
});

it.each([
  ['{"rules":null}', 200],
  ['{"error":"not_found"}', 404],
])('understands %s with %i as: she never saved any rules', async (text, status) => {
  server.replyJson(text, status);
  const rules = await createToyRulesApi(createTestClient(server.url)).load(performerId('1001'));
  expect(rules).toEqual({ ok: true, value: undefined });
});

it('does not take a broken rule for no rules', async () => {
  server.replyJson('{"rules":{"rules":[{"id":1}]}}');
  const rules = await createToyRulesApi(createTestClient(server.url)).load(performerId('1001'));
  expect(rules).toMatchObject({ ok: false, error: { kind: 'decode' } });
});
