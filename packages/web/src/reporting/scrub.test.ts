import { expect, it } from 'vitest';
import { hideInAddress, hidePersonalData } from './personal-data.ts';
import { scrubError, scrubTransaction } from './scrub.ts';

const SECRETS = [
  'anna@example.com',
  'NL91ABNA0417164300',
  '+31 6 12345678',
  '111222333',
  '1004',
  '8f14e45fceea167a5a36dedd',
];

it.each(SECRETS)('hides %s in a sentence', (secret) => {
  expect(hidePersonalData(`Could not load ${secret} now`)).toBe('Could not load [hidden] now');
});

it('hides whatever a sentence quotes', () => {
  expect(hidePersonalData('Unexpected token in "hello my dear" at start')).toBe(
    'Unexpected token in [hidden] at start',
  );
});

it('keeps a sentence that tells nothing about anybody', () => {
  const sentence = 'Cannot read properties of undefined (reading session)';
  expect(hidePersonalData(sentence)).toBe(sentence);
});

it('cuts query and fragment from an address and hides its numbers', () => {
  expect(hideInAddress('/api/performer/performer_accounts/1004/clients?name=Mark#token')).toBe(
    '/api/performer/performer_accounts/[hidden]/clients',
  );
});

const LOADED = {
  type: undefined,
  event_id: 'e1',
  release: '1.1',
  user: { id: '1004', email: 'anna@example.com', ip_address: '10.0.0.1' },
  request: { url: 'https://greenroom.example/?token=abc', headers: { cookie: 'session=1' } },
  server_name: 'annas-laptop',
  tags: { performer: '1004' },
  extra: { draft: 'hello my dear' },
  contexts: { browser: { name: 'Chrome' }, account: { iban: 'NL91ABNA0417164300' } },
  message: 'Call for anna@example.com failed',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'No session for 1004',
        stacktrace: {
          frames: [
            {
              filename: 'https://greenroom.example/assets/a.js?x=1',
              function: 'send',
              lineno: 3,
              vars: { code: '123456' },
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [{ category: 'log', message: 'logged in as 1004', data: { url: '/api/auth/login', body: 'password' } }],
};

it('sends a bug without anything about the person', () => {
  const sent = scrubError(LOADED);
  const text = JSON.stringify(sent);
  for (const secret of [
    ...SECRETS,
    '10.0.0.1',
    'annas-laptop',
    'hello my dear',
    'token',
    'password',
    '123456',
    'cookie',
  ]) {
    expect(text).not.toContain(secret);
  }
});

it('keeps where in the code a bug happened', () => {
  expect(scrubError(LOADED)).toEqual({
    type: undefined,
    event_id: 'e1',
    release: '1.1',
    message: 'Call for [hidden] failed',
    contexts: { browser: { name: 'Chrome' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No session for [hidden]',
          stacktrace: { frames: [{ filename: 'https://greenroom.example/assets/a.js', function: 'send', lineno: 3 }] },
        },
      ],
    },
    breadcrumbs: [{ category: 'log', message: 'logged in as [hidden]' }],
  });
});

it('sends a measurement without query, number or payload', () => {
  const sent = scrubTransaction({
    type: 'transaction',
    transaction: '/clients/9876/?order=name',
    user: { id: '1004' },
    spans: [
      {
        span_id: 's',
        trace_id: 't',
        start_timestamp: 1,
        timestamp: 2,
        op: 'http.client',
        status: 'ok',
        description: 'GET /api/performer/performer_accounts/1004/chat/9876?limit=100',
        data: { 'http.query': 'limit=100' },
      },
    ],
  });
  expect(sent.transaction).toBe('/clients/[hidden]/');
  expect(sent.spans?.[0]).toMatchObject({
    description: 'GET /api/performer/performer_accounts/[hidden]/chat/[hidden]',
    data: {},
  });
  expect(JSON.stringify(sent)).not.toContain('1004');
});
