import type { PersonalDataApi } from '@greenroom/core/personal-data/personal-data-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { personalDataCalls } from './personal-data-api.wire.ts';

export const createPersonalDataApi = (client: ApiClient): PersonalDataApi => ({
  personal: (id) => client.call(personalDataCalls.extraSet, { params: { id } }),
  savePersonal: (id, body) => client.call(personalDataCalls.saveExtraSet, { params: { id }, body }),
  payment: (id) => client.call(personalDataCalls.performerPayment, { params: { id } }),
  savePayment: (id, body) => client.call(personalDataCalls.savePerformerPayment, { params: { id }, body }),
  paymentInfo: () => client.call(personalDataCalls.paymentInfo, {}),
});
