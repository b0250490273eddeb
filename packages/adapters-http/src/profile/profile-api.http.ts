import * as z from 'zod/mini';
import { ok } from '@greenroom/core/kernel/result';
import {
  NO_RECORDINGS,
  RECORDING_REVIEWS,
  type PhoneProfile,
  type RecordingReview,
} from '@greenroom/core/profile/phone-profile';
import type { ProfileApi } from '@greenroom/core/profile/profile-api.port';
import { NO_ANSWERS } from '@greenroom/core/profile/profile-choices';
import type { Places } from '@greenroom/core/profile/profile-info';
import { REFUSED_FIELD, accountCalls } from '../account/account-api.http.ts';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, fileWire, orElse } from '../http/fields.wire.ts';
import { vipPricesCall } from './vip-prices.wire.ts';

const text = orElse(z.string(), '');

/** Body that saves the performer's name and text for one brand. @spec §3 performerDescriptions (per brand: nickname and description) */
const textBodyWire = z.object({ nickname: z.string(), description: z.string() });

/** Moderation status of a recording; an unknown value counts as no status. */
const reviewWire = z.pipe(
  z.nullish(z.string()),
  z.transform((word): RecordingReview => RECORDING_REVIEWS.find((known) => known === word) ?? 'none'),
);
const recordingsWire = orElse(z.object({ profilename: reviewWire, introduction_message: reviewWire }), NO_RECORDINGS);
/** Recordings that callers of the phone service get. The advertisement is ours; the other two are named in performerIVRDetails. */
const ivrWire = z.pipe(
  z.object({
    profilename: text,
    advertisement: text,
    introduction_message: text,
    status: text,
    recordings: recordingsWire,
  }),
  z.transform(({ profilename: profileName, advertisement, introduction_message: welcome, status, recordings }) => {
    const profile: PhoneProfile = { profileName, advertisement, welcome, status };
    return { profile, recordings };
  }),
);
const ivrBodyWire = z.object({ profilename: z.string(), advertisement: z.string(), introduction_message: z.string() });

/** The performer's answer for each brand: 'Agree', 'Reject', or empty. */
const answersWire = z.pipe(
  z.object({ brands: z.record(z.string(), z.string()) }),
  z.transform(({ brands }) => ({ ...NO_ANSWERS, ...brands })),
);
const answersBodyWire = z.object({ brands: z.record(z.string(), z.string()) });

const placesWire = z.pipe(
  z.object({
    countries: z.array(
      z.object({
        country: z.string(),
        provinces: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })),
      }),
    ),
  }),
  z.transform(({ countries }): Places => new Map(countries.map(({ country, provinces }) => [country, provinces]))),
);

const profileCall = { origin: 'spec', section: '§7 Performer profile', access: 'performer' } as const;
const ours = { ...profileCall, origin: 'ours' } as const;

export const profileCalls = {
  createDescription: defineCall({
    ...profileCall,
    name: 'createDescription',
    purpose: 'The first nickname and text for a brand; a moderator reads it.',
    method: 'POST',
    path: '/performer/performer_accounts/{id}/descriptions/',
    body: z.extend(textBodyWire, { brand: z.string() }),
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
  saveDescription: defineCall({
    ...profileCall,
    name: 'saveDescription',
    purpose: 'Another nickname or text for a brand; a moderator reads it again.',
    method: 'PUT',
    path: '/performer/performer_accounts/descriptions/{descriptionId}',
    body: textBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
  performerIvr: defineCall({
    ...profileCall,
    name: 'performerIvr',
    purpose: 'The phone profile: name, advertisement and welcome message.',
    method: 'GET',
    path: '/performer/performer_account/{id}/performer_ivr',
    answer: ivrWire,
    errors: [],
  }),
  savePerformerIvr: defineCall({
    ...ours,
    name: 'savePerformerIvr',
    purpose: 'Saves the phone profile; a moderator reads it.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/performer_ivr',
    body: ivrBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
  savePhoneRecording: defineCall({
    ...ours,
    name: 'savePhoneRecording',
    purpose:
      'The name (profilename) or the welcome (introduction_message) in the performer’s own voice; a moderator listens to it.',
    method: 'POST',
    path: '/performer/performer_account/{id}/performer_ivr/{recording}',
    body: fileWire,
    sends: 'bytes',
    answer: acknowledgedWire,
    errors: [
      { status: 422, error: 'not_a_recording', when: 'the content is no WebM, Ogg, MP4 or WAV of at most 5 MB' },
    ],
  }),
  vipPrices: vipPricesCall,
  brands: defineCall({
    ...ours,
    name: 'brands',
    purpose: 'The performer’s answer for each brand.',
    method: 'GET',
    path: '/performer/performer_account/{id}/brands',
    answer: answersWire,
    errors: [],
  }),
  saveBrands: defineCall({
    ...ours,
    name: 'saveBrands',
    purpose: 'Agrees to work in brands, or rejects them.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/brands',
    body: answersBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
  places: defineCall({
    ...ours,
    name: 'places',
    purpose: 'The provinces and cities on offer.',
    method: 'GET',
    path: '/places',
    answer: placesWire,
    errors: [],
  }),
};

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const createProfileApi = (client: ApiClient): ProfileApi => ({
  ageBounds: async (id) => {
    const answer = await client.call(accountCalls.performerDetails, { params: { id } });
    return answer.ok ? ok(answer.value.ageBounds) : answer;
  },
  saveInfo: (id, { languages, age, height, weight, ...texts }) =>
    client.call(accountCalls.saveAccount, {
      params: { id },
      body: {
        ...texts,
        age: Number(age),
        height: numberIn(height),
        weight: numberIn(weight),
        performerLanguages: [...languages],
      },
    }),
  saveLocation: (id, { countries, ...location }) =>
    client.call(accountCalls.saveAccount, { params: { id }, body: { location, performerCountries: [...countries] } }),
  saveNewsletter: (id, newsletter) => client.call(accountCalls.saveAccount, { params: { id }, body: { newsletter } }),
  places: () => client.call(profileCalls.places, {}),
  createText: (id, brand, { nickname, description }) =>
    client.call(profileCalls.createDescription, { params: { id }, body: { brand, nickname, description } }),
  saveText: (descriptionId, { nickname, description }) =>
    client.call(profileCalls.saveDescription, { params: { descriptionId }, body: { nickname, description } }),
  phone: (id) => client.call(profileCalls.performerIvr, { params: { id } }),
  savePhone: (id, { profileName: profilename, advertisement, welcome }) =>
    client.call(profileCalls.savePerformerIvr, {
      params: { id },
      body: { profilename, advertisement, introduction_message: welcome },
    }),
  saveRecording: (id, recording, body) =>
    client.call(profileCalls.savePhoneRecording, { params: { id, recording }, body }),
  vip: (id) => client.call(profileCalls.vipPrices, { params: { id } }),
  saveVip: (id, { vipcam, vipvideo }) =>
    client.call(accountCalls.saveAccount, {
      params: { id },
      body: { vipPrices: { vipcam: numberIn(vipcam), vipvideo: numberIn(vipvideo) } },
    }),
  brands: (id) => client.call(profileCalls.brands, { params: { id } }),
  saveBrands: (id, brands) => client.call(profileCalls.saveBrands, { params: { id }, body: { brands: { ...brands } } }),
});
