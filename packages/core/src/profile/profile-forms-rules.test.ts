import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WIDEST_AGE } from './age.ts';
import { phoneProfileProblems, type PhoneProfile } from './phone-profile.ts';
import { agreedBrands, NO_ANSWERS, BRANDS, vipPriceProblems } from './profile-choices.ts';
import {
  NO_PROFILE_INFO,
  profileInfoProblems,
  locationProblems,
  type ProfileInfo,
  type Places,
  type ProfileLocation,
} from './profile-info.ts';

const INFO: ProfileInfo = { ...NO_PROFILE_INFO, age: '30', gender: 'woman', languages: ['nl'] };
const infoProblems = (change: Partial<ProfileInfo>) => profileInfoProblems({ ...INFO, ...change }, WIDEST_AGE);

it.each([
  ['height', '', true],
  ['height', '99', false],
  ['height', '100', true],
  ['height', '230', true],
  ['height', '231', false],
  ['height', '170.5', false],
  ['height', '١٧٠', false],
  ['weight', '29', false],
  ['weight', '30', true],
  ['weight', '300', true],
  ['weight', '301', false],
  ['weight', '-50', false],
])('takes a %s of %j: %s', (field, value, isFine) => {
  expect(infoProblems({ [field]: value })[field] === undefined).toBe(isFine);
});

it('requires a gender and a language', () => {
  expect(infoProblems({})).toEqual({});
  expect(infoProblems({ gender: '', languages: [] })).toEqual({
    gender: { code: 'required' },
    languages: { code: 'chooseOne' },
  });
});

const PLACES: Places = new Map([
  ['nl', [{ name: 'Utrecht', cities: ['Utrecht', 'Zeist'] }]],
  ['be', [{ name: 'Antwerpen', cities: ['Mechelen'] }]],
]);
const HERE: ProfileLocation = { country: 'nl', province: 'Utrecht', city: 'Zeist', countries: ['nl'] };

it.each([
  [{}, []],
  [{ country: '' }, ['country', 'province', 'city']],
  [{ country: 'be' }, ['province', 'city']],
  [{ city: '' }, ['city']],
  [{ city: 'Mechelen' }, ['city']],
  [{ countries: [] }, ['countries']],
])('must have country, province and city that lie in each other, and a country for brands: %j', (change, wrong) => {
  expect(Object.keys(locationProblems({ ...HERE, ...change }, PLACES))).toEqual(wrong);
});

it('takes a VIP price exactly if the platform offers it, and a service without one', () => {
  const prices = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 6 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 999 }), (offered, price) => {
      const choices = { vipcam: offered, vipvideo: [299] };
      const problems = vipPriceProblems({ vipcam: String(price), vipvideo: '' }, choices);
      expect(problems['vipcam'] === undefined).toBe(offered.includes(price));
      expect(problems['vipvideo']).toBeUndefined();
    }),
  );
});

it('allows work exactly in the brands that were agreed to', () => {
  const answers = fc.record(Object.fromEntries(BRANDS.map((brand) => [brand, fc.constantFrom('Agree', 'Reject', '')])));
  fc.assert(
    fc.property(answers, (given) => {
      const agreed = BRANDS.filter((brand) => given[brand] === 'Agree');
      expect(agreedBrands({ ...NO_ANSWERS, ...given })).toEqual(agreed);
    }),
  );
});

const PHONE: PhoneProfile = { profileName: 'Anna', advertisement: 'Call me.', welcome: 'Welcome.', status: '' };

it.each([
  [{}, {}],
  [{ profileName: '👩‍🦰'.repeat(25) }, {}],
  [{ profileName: 'a'.repeat(26) }, { profileName: 'tooLong' }],
  [
    { profileName: ' ', advertisement: '', welcome: '' },
    { profileName: 'required', advertisement: 'required', welcome: 'required' },
  ],
  [{ advertisement: 'é'.repeat(700) }, {}],
  [{ advertisement: ` ${'é'.repeat(700)}\n` }, {}],
  [{ advertisement: 'é'.repeat(701) }, { advertisement: 'tooLong' }],
  [{ welcome: 'See www.elsewhere.example' }, { welcome: 'forbiddenText' }],
])('needs name, advertisement and welcome message for callers: %j', (change, codes) => {
  const problems = phoneProfileProblems({ ...PHONE, ...change });
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(codes);
});
