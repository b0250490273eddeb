import { expect, it } from 'vitest';
import { SERVICES } from './service.ts';
import { blockedServices, type ServiceConditions } from './service-conditions.ts';

const FREE: ServiceConditions = {
  accountApproved: true,
  phone: '+31612345678',
  gender: 'woman',
  phoneProfile: { name: true, advertisement: true, welcome: true },
};
const without = (part: keyof ServiceConditions['phoneProfile']): ServiceConditions => ({
  ...FREE,
  phoneProfile: { ...FREE.phoneProfile, [part]: false },
});

it('blocks nothing for an approved performer with a complete phone profile', () => {
  expect(blockedServices(FREE)).toEqual({});
});

it.each([
  ['name', 'services.phoneNameMissing'],
  ['advertisement', 'services.phoneAdvertisementMissing'],
  ['welcome', 'services.phoneWelcomeMissing'],
] as const)('blocks phone and voicemail without an approved %s', (part, code) => {
  expect(blockedServices(without(part))).toEqual({ phone: code, voicemail: code });
});

it('blocks all 17 services of an account that is not approved', () => {
  const blocked = blockedServices({ ...FREE, accountApproved: false, phone: '+597 123456' });
  expect(SERVICES.map((service) => blocked[service])).toEqual(SERVICES.map(() => 'services.accountNotApproved'));
});

it('blocks only the phone services of a +597 number', () => {
  expect(blockedServices({ ...FREE, phone: '+597 712-3456' })).toEqual({
    phone: 'services.surinameseNumber',
    voicemail: 'services.surinameseNumber',
  });
});

it.each(['man', 'non-binary', 'transman', 'transwoman', ''])(
  'leaves the phone services of a +597 number to %j',
  (gender) => {
    expect(blockedServices({ ...FREE, gender, phone: '+597 712-3456' })).toEqual({});
  },
);

it('blocks nothing for a phone number that is not known yet', () => {
  expect(blockedServices({ ...FREE, phone: undefined })).toEqual({});
});

it.each([
  ['+5977123456', true],
  ['00597 7123456', true],
  ['(+597) 712-3456', true],
  ['0612345678', false],
  ['+31597123456', false],
  ['0597123456', false],
  ['', false],
])('tells whether %s is a Surinamese number', (phone, surinamese) => {
  expect(blockedServices({ ...FREE, phone }).phone === 'services.surinameseNumber').toBe(surinamese);
});
