import { createContentApi, type contentCalls } from '@greenroom/adapters-http/content/content-api.http';
import {
  createLocalisationApi,
  type localisationCalls,
} from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createModerationApi, type moderationCalls } from '@greenroom/adapters-http/moderation/moderation-api.http';
import { createServicesApi, type servicesCalls } from '@greenroom/adapters-http/services/services-api.http';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');

export const localisationPayloads = {
  localize: {
    ask: (client) => createLocalisationApi(client).localize({ anonymous: true }),
    request: 'GET /api/localize?anonymous=1',
    body: '',
    answer: '{"language":"de","languages":["nl","de","fr"]}',
    decoded: { language: 'de', languages: ['nl', 'de'] },
  },
  setLanguage: {
    ask: (client) => createLocalisationApi(client).setLanguage('en'),
    request: 'POST /api/localize/language',
    body: '{"language":"en"}',
    answer: '{"language":"en"}',
    decoded: { language: 'en', languages: ['nl', 'de', 'en'] },
  },
} satisfies Record<keyof typeof localisationCalls, CallPayload>;

export const servicesPayloads = {
  saveServices: {
    ask: (client) => createServicesApi(client).save(anna, { cam: true, vipcam: false }, ['cam', 'peek']),
    request: 'PUT /api/performer/performer_account/1001/performer_services',
    body: '{"cam":true,"vipcam":false,"remembered":["cam","peek"]}',
    ...OK,
  },
} satisfies Record<keyof typeof servicesCalls, CallPayload>;

export const contentPayloads = {
  text: {
    ask: (client) => createContentApi(client).text({ page: 'terms', language: 'de' }),
    request: 'GET /api/texts/terms?language=de',
    body: '',
    answer: '{"text":"## Wer arbeiten darf"}',
    decoded: '## Wer arbeiten darf',
  },
  news: {
    ask: (client) => createContentApi(client).news({ forWhom: 'ROLE_PERFORMER', limit: 5, offset: 0 }),
    request: 'GET /api/news?forWhom=ROLE_PERFORMER&limit=5&offset=0',
    body: '',
    answer: '{"items":[{"id":3,"title":"Winter","content":"Warm rooms","date":1767225600}],"total":11}',
    decoded: { items: [{ id: '3', title: 'Winter', content: 'Warm rooms', date: 1_767_225_600 }], total: 11 },
  },
} satisfies Record<keyof typeof contentCalls, CallPayload>;

export const moderationPayloads = {
  flagForModerator: {
    ask: (client) =>
      createModerationApi(client).flag({ performerId: anna, clientId: clientId('5001'), reason: 'rude' }),
    request: 'POST /api/moderator/flag',
    body: '{"performerId":"1001","clientId":"5001","reason":"rude"}',
    ...OK,
  },
} satisfies Record<keyof typeof moderationCalls, CallPayload>;
