import {
  createRegistrationApi,
  type registrationCalls,
} from '@greenroom/adapters-http/registration/registration-api.http';
import { NO_REGISTRATION } from '@greenroom/core/registration/registration';
import type { CallPayload } from './call-payload.ts';

export const registrationPayloads = {
  invitation: {
    ask: (client) => createRegistrationApi(client).invitation('t1'),
    request: 'GET /api/register/t1',
    body: '',
    answer: '{"email":"new@example.org"}',
    decoded: { email: 'new@example.org' },
  },
  uploadDocument: {
    ask: (client) => createRegistrationApi(client).upload('t1', 'idFront', new TextEncoder().encode('picture')),
    request: 'POST /api/register/t1/documents/idFront',
    body: 'picture',
    answer: '{"id":"f1"}',
    decoded: 'f1',
  },
  register: {
    ask: (client) => createRegistrationApi(client).submit('t1', { ...NO_REGISTRATION, firstName: 'Anna' }, 'de'),
    request: 'POST /api/register/t1',
    body:
      '{"firstName":"Anna","lastName":"","street":"","houseNumber":"","zipCode":"","city":"","country":"nl","email":"",' +
      '"phone":"","nationality":"dutch","birthDate":"","accountHolder":"","iban":"","bic":"","bsn":"","handlesVat":false,' +
      '"vatNumber":"","tradeNumber":"","idType":"id-card","idFront":"","idBack":"","cardFront":"","cardBack":"","language":"de"}',
    answer: '{"id":2001}',
    decoded: '2001',
  },
  mailAgain: {
    ask: (client) => createRegistrationApi(client).mailAgain('t1'),
    request: 'POST /api/register/t1/mail',
    body: '',
    answer: '{}',
    decoded: undefined,
  },
} satisfies Record<keyof typeof registrationCalls, CallPayload>;
