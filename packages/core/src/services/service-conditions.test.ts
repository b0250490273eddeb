import { expect, it } from 'vitest';
import {
  accountToConditions,
  blockedServices,
  serviceNeeds,
  switchRefusal,
  type ServiceConditions,
  type ServiceNeed,
} from './service-conditions.ts';
import { NO_SERVICES } from './service-flags.ts';
import { SERVICES, type Service } from './service.ts';
import { READY } from './services-state.ts';
import { PAUSED_SERVICES } from './services.constants.ts';

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

it.each<[Service, readonly ServiceNeed[]]>([
  ['chat', []],
  ['cam', ['camera']],
  ['vipcam', ['camera']],
  ['voicemail', ['phoneProfile']],
  ['toy', ['toy']],
  ['photo', ['paidPhotos']],
  ['media', ['paidVideos']],
])('needs for %s: %j', (service, needs) => {
  expect(serviceNeeds(service)).toEqual(needs);
});

const OFF = { ...READY, flags: NO_SERVICES, blocked: {} };
const PAUSED = { ...OFF, status: 'pause' } as const;

it('allows any service that nothing blocks, also during a pause', () => {
  expect([switchRefusal(OFF, 'cam'), switchRefusal(PAUSED, 'email')]).toEqual([undefined, undefined]);
});

it.each(PAUSED_SERVICES)('keeps %s off while work is paused', (service) => {
  expect(switchRefusal(PAUSED, service)).toBe('paused');
});

it('names what blocks a service before the pause that ends sooner', () => {
  const blocked = { phone: 'services.phoneNameMissing' } as const;
  expect(switchRefusal({ ...PAUSED, blocked }, 'phone')).toBe('services.phoneNameMissing');
});

it('allows any service that is on to be switched off', () => {
  const flags = { ...NO_SERVICES, cam: true };
  expect(switchRefusal({ ...PAUSED, flags, blocked: { cam: 'services.accountNotApproved' } }, 'cam')).toBeUndefined();
});

it('tells the welcome message of the account from the advertisement, and asks for the welcome message first', () => {
  const codeOf = (introductionAvailable: boolean, advertisementAvailable: boolean) => {
    const phoneProfile = { nameAvailable: true, introductionAvailable, advertisementAvailable };
    const account = { status: 'APPROVED', phoneProfile, profile: { gender: 'woman' } };
    return blockedServices(accountToConditions(account as unknown as Parameters<typeof accountToConditions>[0], ''))
      .phone;
  };
  expect([codeOf(false, true), codeOf(false, false), codeOf(true, false), codeOf(true, true)]).toEqual([
    'services.phoneWelcomeMissing',
    'services.phoneWelcomeMissing',
    'services.phoneAdvertisementMissing',
    undefined,
  ]);
});
