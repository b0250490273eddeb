import { expect, it } from 'vitest';
import { chatCalls } from './chat/chat-api.http.ts';
import { contentCalls } from './content/content-api.http.ts';
import { readRequest } from './http/read-request.ts';
import { authCalls } from './login/auth-api.http.ts';
import { servicesCalls } from './services/services-api.http.ts';
import { sessionCalls } from './session/session-api.http.ts';

it('reads a log-in in the product’s own words', () => {
  const raw = { query: { logout: 'true' }, body: { email: '1001', password: 'p', token: '123456', forced: true } };
  expect(readRequest(authCalls.login, raw)).toEqual({
    ok: true,
    value: {
      params: {},
      query: { forced: true },
      body: { performerId: '1001', password: 'p', code: '123456', forced: true },
    },
  });
});

it('reads numbers out of a query', () => {
  const raw = { query: { forWhom: 'ROLE_PERFORMER', limit: '5', offset: '10' } };
  expect(readRequest(contentCalls.news, raw)).toMatchObject({ ok: true, value: { query: { limit: 5, offset: 10 } } });
});

it('takes a session check without its query for the check of every 60 s', () => {
  expect(readRequest(authCalls.checkSession, {})).toMatchObject({ ok: true, value: { query: { moment: 'check' } } });
});

it.each([
  ['a missing field', sessionCalls.endSession, { body: { performerId: '1001', blocked: true } }, 'body.clientId'],
  ['a field of the wrong type', servicesCalls.saveServices, { params: { id: '1' }, body: { cam: 'yes' } }, 'body.cam'],
  ['a missing body', sessionCalls.performerReady, {}, 'body'],
  ['a body that is text', sessionCalls.performerReady, { body: 'performerId' }, 'body'],
  ['a missing path parameter', servicesCalls.saveServices, { body: { cam: true } }, 'params.id'],
  [
    'a query that is no number',
    contentCalls.news,
    { query: { forWhom: 'ROLE_PERFORMER', limit: '-1' } },
    'query.limit',
  ],
  [
    'a chat line over 2,000 characters',
    chatCalls.sendChatMessage,
    { body: { msg: 'x'.repeat(2_001), receiver: '5001', id: 'm-1' } },
    'body.msg',
  ],
])('says where %s is', (_, row, raw, place) => {
  expect(readRequest(row, raw)).toEqual({ ok: false, error: place });
});

it('ignores fields it does not know', () => {
  const body = { performerId: '1001', extra: 1, ['__proto__']: { clientId: '7' } };
  expect(readRequest(sessionCalls.performerReady, { body })).toMatchObject({
    ok: true,
    value: { body: { performerId: '1001' } },
  });
});
