import { expect, it } from 'vitest';
import { CALLS } from '@greenroom/adapters-http/calls';
import { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { asyncApi } from './async-api.ts';
import { openApi } from './open-api.ts';

it('has every call of the table once, with its refusals', () => {
  const text = JSON.stringify(openApi());
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(Object.keys(CALLS).length + 1);
  expect(new Set(ids)).toEqual(new Set([...Object.keys(CALLS), 'changeMedia_put']));
  expect(text).toContain('request_gone: the customer cancelled, left or was dropped');
  expect(text).toContain('password_refused: the new password breaks a rule, with reason (tooShort (below 8)');
});

it('says which query parameters a call must have, where a file is sent, and by which cookie a performer is known', () => {
  const api = openApi();
  expect(api).toMatchObject({
    components: { securitySchemes: { login: { type: 'apiKey', in: 'cookie', name: '__Host-greenroom' } } },
  });
  const text = JSON.stringify(api);
  expect(text).toContain('{"name":"limit","in":"query","required":true,');
  expect(text).toContain('{"name":"search","in":"query","required":false,');
  expect(text).toContain('"requestBody":{"required":true,"content":{"application/octet-stream":{}}}');
  expect(text).toContain(
    '{"name":"role","schema":{"type":"string","const":"ROLE_PERFORMER"},"in":"header","required":true}',
  );
});

it('has every event of both directions, with its samples', () => {
  const api = asyncApi();
  const all = [...Object.values(EVENTS_TO_CLIENT), ...Object.values(EVENTS_TO_PLATFORM)];
  const names = all.map(({ direction, name }) => `${direction}.${name}`);
  expect(Object.keys(Object(Reflect.get(api, 'operations'))).toSorted()).toEqual(names.toSorted());
  expect(JSON.stringify(api)).toContain('"_stateChange"');
});
