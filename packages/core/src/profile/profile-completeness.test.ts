import { expect, it } from 'vitest';
import { missingParts } from './profile-completeness.ts';

const text = { id: '1', brand: 'nl', nickname: 'Anna', description: 'Hello', status: 'approved' } as const;
const COMPLETE = {
  age: 30,
  descriptions: [text],
  avatar: 'a',
  phoneProfile: { nameAvailable: true, introductionAvailable: true, advertisementAvailable: true },
  performerStatus: 'ELIGIBLE',
};
const missing = (change: Partial<typeof COMPLETE> | { readonly age: undefined }): readonly string[] =>
  missingParts({ ...COMPLETE, ...change }).map(({ part }) => part);

it('misses nothing of a profile with age, description, nickname, avatar and phone profile', () => {
  expect(missing({})).toEqual([]);
});

it.each([
  ['age', { age: undefined }],
  ['nickname', { descriptions: [{ ...text, nickname: '' } as never] }],
  ['description', { descriptions: [{ ...text, description: '' } as never] }],
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
