import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let performer: BarePerformer;
const ACCOUNT_PATH = 'performer/performer_account/1004';
const ACCOUNT = 'performer/performer_accounts/1004';

beforeAll(async () => {
  platform = await startPlatformHere();
  performer = createBarePerformer(platform);
  await performer.arrives('1004');
});
afterAll(() => platform.stop());

const account = async () => (await performer.call('GET', 'check_session?login=0')).json;

it('keeps the personal data and refuses the first field that breaks a rule', async () => {
  const { json } = await performer.call('GET', `${ACCOUNT_PATH}/extra-set`);
  const moved = { ...json, zipCode: '1000', country: 'be', city: 'Brussel' };
  expect(await performer.call('PUT', `${ACCOUNT_PATH}/extra-set`, { ...moved, zipCode: '0999' })).toEqual({
    status: 422,
    json: { error: 'refused', field: 'zipCode', problem: 'notAZipCode' },
  });
  expect(await performer.call('PUT', `${ACCOUNT_PATH}/extra-set`, moved)).toMatchObject({ status: 200 });
  expect(await performer.call('GET', `${ACCOUNT_PATH}/extra-set`)).toEqual({ status: 200, json: moved });
});

it('checks BSN and IBAN of the payment data, and writes neither into its log', async () => {
  const { json } = await performer.call('GET', `${ACCOUNT_PATH}/performer_payment`);
  const change = (fields: object) => performer.call('PUT', `${ACCOUNT_PATH}/performer_payment`, { ...json, ...fields });
  expect(await change({ bsn: '111222334' })).toMatchObject({ status: 422, json: { field: 'bsn', problem: 'notABsn' } });
  expect(await change({ iban: 'NL91ABNA0417164301' })).toMatchObject({ status: 422, json: { field: 'iban' } });
  expect(await change({ handlesVat: true })).toMatchObject({ json: { field: 'vatNumber', problem: 'required' } });
  expect(await change({ bsn: '' })).toMatchObject({ status: 200 });
  const log = JSON.stringify(await platform.log());
  expect(log).toContain('Payment data saved');
  expect(log).not.toMatch(/NL91ABNA|111222/);
});

it.each([
  [{ age: 17 }, { field: 'age', problem: 'tooYoung' }],
  [{ age: 75 }, { field: 'age', problem: 'farFromRealAge' }],
  [{ gender: 'other' }, { field: 'gender', problem: 'chooseOne' }],
  [{ performerCountries: [] }, { field: 'countries', problem: 'noCountriesSelected' }],
  [{ location: { country: '', province: '', city: '' } }, { field: 'country', problem: 'required' }],
  [{ location: { country: 'nl', province: 'Utrecht', city: '' } }, { field: 'city', problem: 'required' }],
  [{ location: { country: 'be', province: 'Utrecht', city: 'Zeist' } }, { field: 'province', problem: 'chooseOne' }],
  [{ vipPrices: { vipcam: 1, vipvideo: null } }, { field: 'vipcam', problem: 'chooseOne' }],
])('refuses %j in the account', async (fields, refusal) => {
  expect(await performer.call('PUT', ACCOUNT, fields)).toEqual({ status: 422, json: { error: 'refused', ...refusal } });
});

it('tells in the account what was saved, and keeps the real age when another is shown', async () => {
  const before = await performer.call('GET', `${ACCOUNT_PATH}/performer_details`);
  const age = Number(before.json['realAge']) - 1;
  const location = { country: 'be', province: 'Antwerpen', city: 'Mechelen' };
  const fields = { age, eyeColor: 'red&violet', newsletter: false, location, performerCountries: ['be'] };
  expect(await performer.call('PUT', ACCOUNT, fields)).toMatchObject({ status: 200 });
  expect(await account()).toMatchObject(fields);
  expect((await performer.call('GET', `${ACCOUNT_PATH}/performer_details`)).json).toMatchObject(before.json);
});

it('lets a moderator read a name and text first, and refuses forbidden words', async () => {
  const text = { nickname: 'Demi', description: 'Tea and jazz. '.repeat(30) };
  const create = (brand: string, change: object = {}) =>
    performer.call('POST', `${ACCOUNT}/descriptions/`, { brand, ...text, ...change });
  expect(await create('uk', { nickname: 'paymehere' })).toMatchObject({ json: { problem: 'forbiddenText' } });
  expect(await create('nl', { nickname: 'a'.repeat(26) })).toMatchObject({ json: { problem: 'tooLong' } });
  expect(await create('xx')).toMatchObject({ status: 404 });
  expect(await create('uk', { nickname: 'a'.repeat(255) })).toMatchObject({ status: 200 });
  const { performerDescriptions: texts } = await account();
  expect(texts).toContainEqual(expect.objectContaining({ brand: 'uk', id: '1004-uk', status: 'pending' }));
  const other = 'performer/performer_accounts/descriptions/1001-nl';
  expect(await performer.call('PUT', other, text)).toMatchObject({ status: 404 });
});

it('keeps the answer for each site, and works only where the performer agreed', async () => {
  const saved = await performer.call('PUT', `${ACCOUNT_PATH}/brands`, {
    brands: { nl: 'Reject', uk: 'Agree', b9: 'Maybe' },
  });
  expect(saved).toMatchObject({ status: 422, json: { field: 'b9', problem: 'chooseOne' } });
  expect(
    await performer.call('PUT', `${ACCOUNT_PATH}/brands`, { brands: { nl: 'Reject', uk: 'Agree' } }),
  ).toMatchObject({
    status: 200,
  });
  expect((await performer.call('GET', `${ACCOUNT_PATH}/brands`)).json).toMatchObject({
    brands: { nl: 'Reject', uk: 'Agree' },
  });
});

it('opens no phone service before a moderator has approved the new phone profile', async () => {
  const ivr = { profilename: 'Demi', advertisement: 'Call me.', introduction_message: 'Welcome.' };
  expect(await performer.call('PUT', `${ACCOUNT_PATH}/performer_ivr`, ivr)).toMatchObject({ status: 200 });
  const recordings = { profilename: 'approved', introduction_message: 'approved' };
  expect((await performer.call('GET', `${ACCOUNT_PATH}/performer_ivr`)).json).toEqual({
    ...ivr,
    status: 'pending',
    recordings,
  });
  expect(await account()).toMatchObject({ performerIVRDetails: { profilename_available: false } });
});

it('tells the details of payouts, with the saved account', async () => {
  const { json } = await performer.call('GET', 'payment_info');
  expect(json).toMatchObject({ iban: 'NL91ABNA0417164300', lastPayment: { amount: expect.any(Number) } });
  expect(Number(json['nextPayment'])).toBeGreaterThan(Date.now() / 1000);
});
