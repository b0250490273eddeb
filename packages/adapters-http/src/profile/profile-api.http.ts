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
import { defineCalls } from '../http/call.ts';
import { fileWire, mapped, orElse } from '../http/fields.wire.ts';
import { vipPricesCalls } from './vip-prices.wire.ts';

const text = orElse(z.string(), '');

/** Body that saves the performer's name and text for one brand. @spec §3 performerDescriptions (per brand: nickname and description) */
const textBodyWire = z.object({ nickname: z.string(), description: z.string() });

/** Moderation status of a recording; an unknown value counts as no status. */
const reviewWire = mapped(
  z.nullish(z.string()),
  (word): RecordingReview => RECORDING_REVIEWS.find((known) => known === word) ?? 'none',
);
const recordingsWire = orElse(z.object({ profilename: reviewWire, introduction_message: reviewWire }), NO_RECORDINGS);
/** Recordings that callers of the phone service get. The advertisement is ours; the other two are named in performerIVRDetails. */
const ivrWire = mapped(
  z.object({
    profilename: text,
    advertisement: text,
    introduction_message: text,
    status: text,
    recordings: recordingsWire,
  }),
  ({ profilename: profileName, advertisement, introduction_message: welcome, status, recordings }) => {
    const profile: PhoneProfile = { profileName, advertisement, welcome, status };
    return { profile, recordings };
  },
);
const ivrBodyWire = z.object({ profilename: z.string(), advertisement: z.string(), introduction_message: z.string() });

/** The performer's answer for each brand: 'Agree', 'Reject', or empty. */
const answersWire = mapped(z.object({ brands: z.record(z.string(), z.string()) }), ({ brands }) => ({
  ...NO_ANSWERS,
  ...brands,
}));
const answersBodyWire = z.object({ brands: z.record(z.string(), z.string()) });

const placesWire = mapped(
  z.object({
    countries: z.array(
      z.object({
        country: z.string(),
        provinces: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })),
      }),
    ),
  }),
  ({ countries }): Places => new Map(countries.map(({ country, provinces }) => [country, provinces])),
);

export const profileCalls = defineCalls({ origin: 'ours', section: '§7 Performer profile', access: 'performer' })({
  createDescription: {
    origin: 'spec',
    purpose: 'The first nickname and text for a brand; a moderator reads it.',
    post: '/performer/performer_accounts/{id}/descriptions/',
    body: z.extend(textBodyWire, { brand: z.string() }),
    errors: [REFUSED_FIELD],
  },
  saveDescription: {
    origin: 'spec',
    purpose: 'Another nickname or text for a brand; a moderator reads it again.',
    put: '/performer/performer_accounts/descriptions/{descriptionId}',
    body: textBodyWire,
    errors: [REFUSED_FIELD],
  },
  performerIvr: {
    origin: 'spec',
    purpose: 'The phone profile: name, advertisement and welcome message.',
    get: '/performer/performer_account/{id}/performer_ivr',
    answer: ivrWire,
  },
  savePerformerIvr: {
    purpose: 'Saves the phone profile; a moderator reads it.',
    put: '/performer/performer_account/{id}/performer_ivr',
    body: ivrBodyWire,
    errors: [REFUSED_FIELD],
  },
  savePhoneRecording: {
    purpose:
      'The name (profilename) or the welcome (introduction_message) in the performer’s own voice; a moderator listens to it.',
    post: '/performer/performer_account/{id}/performer_ivr/{recording}',
    body: fileWire,
    sends: 'bytes',
    errors: [
      { status: 422, error: 'not_a_recording', when: 'the content is no WebM, Ogg, MP4 or WAV of at most 5 MB' },
    ],
  },
  brands: {
    purpose: 'The performer’s answer for each brand.',
    get: '/performer/performer_account/{id}/brands',
    answer: answersWire,
  },
  saveBrands: {
    purpose: 'Agrees to work in brands, or rejects them.',
    put: '/performer/performer_account/{id}/brands',
    body: answersBodyWire,
    errors: [REFUSED_FIELD],
  },
  places: {
    purpose: 'The provinces and cities on offer.',
    get: '/places',
    answer: placesWire,
  },
});

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
  vip: (id) => client.call(vipPricesCalls.vipPrices, { params: { id } }),
  saveVip: (id, { vipcam, vipvideo }) =>
    client.call(accountCalls.saveAccount, {
      params: { id },
      body: { vipPrices: { vipcam: numberIn(vipcam), vipvideo: numberIn(vipvideo) } },
    }),
  brands: (id) => client.call(profileCalls.brands, { params: { id } }),
  saveBrands: (id, brands) => client.call(profileCalls.saveBrands, { params: { id }, body: { brands: { ...brands } } }),
});
