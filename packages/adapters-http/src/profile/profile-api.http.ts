import { ok } from '@greenroom/core/kernel/result';
import type { ProfileApi } from '@greenroom/core/profile/profile-api.port';
import { accountCalls } from '../account/account-api.wire.ts';
import type { ApiClient } from '../http/api-client.ts';
import { profileCalls } from './profile-api.wire.ts';

const measure = (text: string): number | null => (text.trim() === '' ? null : Number(text));

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
        height: measure(height),
        weight: measure(weight),
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
      body: { vipPrices: { vipcam: Number(vipcam), vipvideo: Number(vipvideo) } },
    }),
  brands: (id) => client.call(profileCalls.brands, { params: { id } }),
  saveBrands: (id, brands) => client.call(profileCalls.saveBrands, { params: { id }, body: { brands: { ...brands } } }),
});
