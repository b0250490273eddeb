import { expect, it } from 'vitest';
import { decodeConfiguration, unknownKeys } from './configuration.wire.ts';

const COMPLETE = {
  apiBasePath: '/api',
  apiUrl: 'https://platform.example/api',
  socketUrl: 'https://platform.example',
  imageUrl: 'https://images.example',
  version: '1.1',
  theme: 'default',
  toyPlatform: 'greenroom',
  toyToken: 'token',
};

it('reads a complete configuration and fills in what may be left out; every feature is off then', () => {
  const read = decodeConfiguration({ ...COMPLETE, somethingNew: true });
  expect(read).toMatchObject({
    ok: true,
    value: {
      ...COMPLETE,
      specialPerformerIds: [],
      myDay: false,
      breachedPasswordsUrl: '',
      clockRate: 1,
      sentryDsn: '',
      toyAppUrl: 'https://127-0-0-1.lovense.club:30010 http://127.0.0.1:20010',
      uploadUrl: '',
      streamingUrl: '',
      streaming: 'wowza',
      streamingApplication: 'live',
      tokenPlacement: 'userData',
      toyIntifaceUrl: '',
      toyCloudUrl: 'https://api.lovense-api.com/api/basicApi',
      toyHubGeneration: 'eio3',
    },
  });
  const entries = Object.entries(read.ok ? read.value : {});
  expect(entries.filter(([key, value]) => value === true || key === 'somethingNew')).toEqual([]);
});

it('reaches toys where the vendor has them with the keys of §1 alone, and an empty value switches one off', () => {
  const off = { toyAppUrl: '', toyCloudUrl: '' };
  expect(decodeConfiguration({ ...COMPLETE, ...off })).toMatchObject({ ok: true, value: off });
});

it.each(Object.keys(COMPLETE))('names %s when it is missing', (key) => {
  const { [key as keyof typeof COMPLETE]: _, ...rest } = COMPLETE;
  expect(decodeConfiguration(rest)).toEqual({ ok: false, error: { kind: 'key', key, problem: 'missing' } });
});

it.each([
  ['version', 11],
  ['apiBasePath', ''],
  ['clockRate', 0],
  ['specialPerformerIds', 'all'],
  ['streaming', 'rtmp'],
  ['tokenPlacement', 'nowhere'],
])('names %s when it is %j', (key, value) => {
  expect(decodeConfiguration({ ...COMPLETE, [key]: value })).toEqual({
    ok: false,
    error: { kind: 'key', key, problem: 'wrong' },
  });
});

it.each([
  [18, true],
  [21, true],
  [17, false],
  [17.99, false],
])('decides that a minimum age of %d is allowed: %s', (minimumAge, allowed) => {
  expect(decodeConfiguration({ ...COMPLETE, minimumAge }).ok).toBe(allowed);
});

it.each([null, 'text', []])('calls %j no configuration at all', (source) => {
  expect(decodeConfiguration(source).ok).toBe(false);
});

it('lists keys that are not known, without refusing them', () => {
  expect(unknownKeys({ ...COMPLETE, myday: true })).toEqual(['myday']);
  expect(unknownKeys(COMPLETE)).toEqual([]);
});
