import type { LocalisationApi } from '@greenroom/core/localisation/localisation-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { localisationCalls } from './localisation-api.wire.ts';

export const createLocalisationApi = (client: ApiClient): LocalisationApi => ({
  localize: (query) => client.call(localisationCalls.localize, { query }),
  setLanguage: (language) => client.call(localisationCalls.setLanguage, { body: { language } }),
});
