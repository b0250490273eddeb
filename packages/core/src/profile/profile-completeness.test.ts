import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import type { AccountProfile } from '../account/performer-account.ts';
import { emptyFields, missingParts } from './profile-completeness.ts';

const text = { id: '1', brand: 'nl', nickname: 'Anna', description: 'Hello', status: 'approved' } as const;
const COMPLETE: Parameters<typeof missingParts>[0] = {
  age: 30,
  descriptions: [text],
  avatar: 'a',
  phoneProfile: { nameAvailable: true, introductionAvailable: true, advertisementAvailable: true },
  performerStatus: 'ELIGIBLE',
};
const missing = (change: Partial<typeof COMPLETE>): readonly string[] =>
  missingParts({ ...COMPLETE, ...change }).map(({ part }) => part);

it('misses nothing of a profile with age, description, nickname, avatar and phone profile', () => {
  expect(missing({})).toEqual([]);
});

it.each([
  ['age', { age: undefined }],
  ['nickname', { descriptions: [{ ...text, nickname: '' }] }],
  ['description', { descriptions: [{ ...text, description: '' }] }],
  ['nickname', { descriptions: [text, { ...text, brand: 'de', nickname: '' }] }],
  ['avatar', { avatar: '' }],
  ['phoneName', { phoneProfile: { nameAvailable: false, introductionAvailable: true, advertisementAvailable: true } }],
  [
    'phoneIntroduction',
    { phoneProfile: { nameAvailable: true, introductionAvailable: false, advertisementAvailable: false } },
  ],
])('misses the %s', (part, change) => {
  expect(missing(change)).toEqual([part]);
});

it('asks for a phone profile only who is ELIGIBLE', () => {
  const phoneProfile = { nameAvailable: false, introductionAvailable: false, advertisementAvailable: false };
  expect(missing({ phoneProfile, performerStatus: 'OTHER' })).toEqual([]);
  expect(missing({ phoneProfile })).toEqual(['phoneName', 'phoneIntroduction']);
});

const FULL: AccountProfile = {
  gender: 'woman',
  orientation: 'lesbisch',
  cupSize: 'not_applicable',
  eyeColor: 'grey',
  height: 170,
  weight: 60,
  motherLanguage: 'nl',
  translate: false,
  location: { country: 'nl', province: 'Utrecht', city: 'Utrecht' },
};
const emptyIn = (part: Partial<AccountProfile>, languages = ['nl']): readonly string[] =>
  emptyFields(accountWith({ languages, profile: { ...FULL, ...part } })).map(({ field }) => field);

it('finds no empty field of a profile that says everything customers see', () => {
  expect(emptyIn({})).toEqual([]);
});

it.each<[readonly string[], Partial<AccountProfile>]>([
  [['gender'], { gender: '' }],
  [['orientation'], { orientation: '' }],
  [['cupSize'], { cupSize: '' }],
  [['eyeColor'], { eyeColor: '' }],
  [['height', 'weight'], { height: undefined, weight: undefined }],
  [['motherLanguage'], { motherLanguage: '' }],
  [['province', 'city'], { location: { country: 'nl', province: '', city: '' } }],
])('finds %j empty, which customers see', (fields, part) => {
  expect(emptyIn(part)).toEqual(fields);
});

it('finds the spoken languages empty', () => {
  expect(emptyIn({}, [])).toEqual(['languages']);
});
