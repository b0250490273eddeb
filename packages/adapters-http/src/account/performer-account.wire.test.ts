import { expect, it } from 'vitest';
import { decode } from '../http/call.ts';
import { performerAccountWire } from './performer-account.wire.ts';

const least = { id: 1001, username: 'anna', roles: ['ROLE_PERFORMER'], socketToken: 's', status: 'APPROVED' };
const read = (changes: object) => decode(performerAccountWire, { ...least, ...changes }, 'answer');

it('needs five fields and gives every other its default', () => {
  const result = read({});
  expect(result).toMatchObject({
    ok: true,
    value: {
      id: '1001',
      nickname: 'anna',
      language: 'nl',
      tags: [],
      descriptions: [],
      phoneProfile: { nameAvailable: false, introductionAvailable: false, advertisementAvailable: false },
      age: undefined,
      avatar: undefined,
      avatarMedia: undefined,
      settings: '{}',
      totalNotifications: 0,
    },
  });
  expect(result.ok && Object.entries(result.value.services)).toHaveLength(17);
  expect(result.ok && Object.values(result.value.services)).not.toContain(true);
});

it.each(['id', 'username', 'roles', 'socketToken', 'status'])('refuses an account without %s and says so', (field) => {
  expect(read({ [field]: undefined })).toEqual({ ok: false, error: `answer.${field}` });
});

it('takes null for missing where a field is optional', () => {
  const changes = { age: null, avatar: null, performer_services: null, performer_tags: null, settings: null };
  expect(read(changes)).toMatchObject({ ok: true, value: { age: undefined, tags: [], settings: '{}' } });
});

it('keeps the order of roles and calls an unknown one ROLE_UNKNOWN', () => {
  const roles = ['ROLE_MODERATOR', 'ROLE_PERFORMER'];
  expect(read({ roles })).toMatchObject({ ok: true, value: { roles: ['ROLE_UNKNOWN', 'ROLE_PERFORMER'] } });
});

it('reads flags as booleans or as 0 and 1 and ignores services it does not know', () => {
  const result = read({ performer_services: { cam: 1, peek: true, phone: 0, hologram: true } });
  expect(result).toMatchObject({ ok: true, value: { services: { cam: true, peek: true, phone: false } } });
  expect(result.ok && result.value.services).not.toHaveProperty('hologram');
});

it.each([
  ['{"theme":"dark"}', '{"theme":"dark"}'],
  [{ theme: 'dark' }, '{"theme":"dark"}'],
])('keeps settings %j as JSON text', (settings, text) => {
  expect(read({ settings })).toMatchObject({ ok: true, value: { settings: text } });
});

it('falls back to nl for a language the product does not speak', () => {
  expect(read({ language: 'fr' })).toMatchObject({ ok: true, value: { language: 'nl' } });
});

it('says which entry of a list does not fit', () => {
  const performerDescriptions = [{ brand: 'nl' }, { brand: 5 }];
  expect(read({ performerDescriptions })).toEqual({ ok: false, error: 'answer.performerDescriptions.1.brand' });
});
