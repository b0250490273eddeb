import * as z from 'zod/mini';
import type { RegistrationApi } from '@greenroom/core/registration/registration-api.port';
import { REFUSED_FIELD } from '../account/account-api.http.ts';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { fileWire, idWire, only, orElse } from '../http/fields.wire.ts';
import { PAYMENT_FIELDS, PERSONAL_FIELDS } from '../personal-data/personal-data-api.http.ts';

const TOKEN_REFUSALS = [
  { status: 410, error: 'token_invalid', when: 'there is no such link' },
  { status: 410, error: 'token_used', when: 'the link has been used' },
  { status: 410, error: 'token_expired', when: 'it is too old' },
] as const;

const text = z.string();

/**
 * Body of a registration; each of the four pictures is named as the platform named it after its upload.
 * @spec §2 Registration form sections
 */
const registrationBodyWire = z.object({
  ...PERSONAL_FIELDS,
  birthDate: text,
  ...PAYMENT_FIELDS,
  idType: text,
  idFront: text,
  idBack: text,
  cardFront: text,
  cardBack: text,
  language: z.optional(text),
});

const namedWire = only('id', idWire);

export const registrationCalls = defineCalls({ origin: 'ours', section: '§2 /register/{token}', access: 'anyone' })({
  invitation: {
    purpose: 'Checks whether a link still opens a registration; the answer is the e-mail of the invitation.',
    get: '/register/{token}',
    answer: z.object({ email: orElse(z.string(), '') }),
    errors: TOKEN_REFUSALS,
  },
  uploadDocument: {
    purpose: 'One side of an ID or bank card; the answer is its name.',
    post: '/register/{token}/documents/{side}',
    body: fileWire,
    sends: 'bytes',
    answer: namedWire,
    errors: [
      ...TOKEN_REFUSALS,
      { status: 422, error: 'not_an_image', when: 'the content is no JPEG, PNG or WebP of a fitting size' },
    ],
  },
  register: {
    purpose:
      'The whole registration; the answer is the new performer ID. A link works once. The language is that of the account from its first mail on, and is sent only where the configuration has passwords.',
    post: '/register/{token}',
    body: registrationBodyWire,
    answer: namedWire,
    errors: [...TOKEN_REFUSALS, REFUSED_FIELD],
  },
  mailAgain: {
    purpose:
      'Sends the first mail of a registration again, with a new link to choose the password; the link before works no more. Made only where the configuration has passwords.',
    post: '/register/{token}/mail',
    errors: [
      TOKEN_REFUSALS[0],
      { status: 410, error: 'token_used', when: 'the password has been chosen' },
      { status: 429, error: 'too_many_attempts', when: 'three mails have been sent within a quarter of an hour' },
    ],
  },
});

export const createRegistrationApi = (client: ApiClient): RegistrationApi => ({
  invitation: (token) => client.call(registrationCalls.invitation, { params: { token } }),
  upload: (token, side, body) => client.call(registrationCalls.uploadDocument, { params: { token, side }, body }),
  submit: (token, values, language) => {
    const body = language === undefined ? values : { ...values, language };
    return client.call(registrationCalls.register, { params: { token }, body });
  },
  mailAgain: (token) => client.call(registrationCalls.mailAgain, { params: { token } }),
});
