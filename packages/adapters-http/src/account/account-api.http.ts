import * as z from 'zod/mini';
import type { AccountApi } from '@greenroom/core/account/account-api.port';
import { WIDEST_AGE, type AgeBounds } from '@greenroom/core/profile/age';
import {
  isUrgentAction,
  type UrgentAction,
  type VerificationApi,
} from '@greenroom/core/verification/verification-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { fileWire, mapped, maybe, orElse, whole } from '../http/fields.wire.ts';

const text = z.optional(z.string());
const amount = z.optional(z.int().check(z.nonnegative()));
const measure = z.optional(z.nullable(z.int().check(z.nonnegative())));

/**
 * Body of the call that saves the performer account: any of its fields; `settings` is JSON text that holds the theme among other parts.
 * @spec §3 Performer account
 */
const accountBodyWire = z.object({
  settings: text,
  newsletter: z.optional(z.boolean()),
  age: amount,
  gender: text,
  orientation: text,
  cupSize: text,
  eyeColor: text,
  height: measure,
  weight: measure,
  motherLanguage: text,
  translate: z.optional(z.boolean()),
  performerLanguages: z.optional(z.array(z.string())),
  performerCountries: z.optional(z.array(z.string())),
  location: z.optional(z.object({ country: z.string(), province: z.string(), city: z.string() })),
  vipPrices: z.optional(z.object({ vipcam: z.nullable(z.int()), vipvideo: z.nullable(z.int()) })),
});

/** Refusal of a save because a field breaks a rule; it names the field and the problem. @spec §8 Profile and media */
export const REFUSED_FIELD = {
  status: 422,
  error: 'refused',
  when: 'a field breaks a rule',
  more: { field: 'the name of the field', problem: 'what is wrong with it, by the name the product gives it' },
} as const;

/** Body of a change of the avatar: the performer, and the photo that becomes the avatar. @spec §7 set avatar — avatarMedia.id and id */
const avatarBodyWire = z.object({ id: z.string(), avatarMedia: z.object({ id: z.string() }) });

/**
 * Details of the account: phone number and bounds of the shown age; a bound that the platform does not send gets its default.
 * @spec §5 Age
 */
const detailsWire = mapped(
  whole({
    phone: orElse(z.string(), ''),
    realAge: maybe(z.number()),
    minimumAge: orElse(z.number(), WIDEST_AGE.min),
    maximumAge: orElse(z.number(), WIDEST_AGE.max),
    ageRange: maybe(z.number()),
  }),
  ({ phone, realAge: real, minimumAge: min, maximumAge: max, ageRange: range }) => {
    const ageBounds: AgeBounds = { min, max, real, range };
    return { phone, ageBounds };
  },
);

const knownActions = (wire: readonly { readonly action: string }[]): readonly UrgentAction[] =>
  wire.map(({ action }) => action).filter(isUrgentAction);

const urgentWire = mapped(z.object({ urgentActions: orElse(z.array(z.object({ action: z.string() })), []) }), (wire) =>
  knownActions(wire.urgentActions),
);

export const accountCalls = defineCalls({ origin: 'spec', access: 'performer', section: '§7 Performer profile' })({
  saveAccount: {
    purpose: 'Saves some fields of the account: the settings JSON, which holds the theme, or parts of the profile.',
    put: '/performer/performer_accounts/{id}',
    body: accountBodyWire,
    errors: [REFUSED_FIELD],
  },
  setAvatar: {
    purpose: 'Makes an approved photo the avatar.',
    patch: '/performer/performer_accounts/{id}',
    body: avatarBodyWire,
    errors: [
      { status: 404, error: 'not_found', when: 'the performer has no such photo' },
      { status: 409, error: 'not_selectable', when: 'it is no approved free photo' },
    ],
  },
  performerDetails: {
    purpose:
      'Details of the performer: the phone number decides on the phone services, the real age on the ages that may be shown.',
    get: '/performer/performer_account/{id}/performer_details',
    answer: detailsWire,
  },
  urgent: {
    purpose: 'The face or voice verifications that are due.',
    get: '/performer/performer_accounts/{id}/urgent',
    answer: urgentWire,
  },
  verify: {
    purpose: 'A picture of the face or a recording of the voice; the answer confirms that it belongs to the performer.',
    post: '/performer/performer_accounts/{id}/verification/{action}',
    origin: 'ours',
    section: '§1 What the product does',
    body: fileWire,
    sends: 'bytes',
    errors: [{ status: 422, error: 'not_recognised', when: 'it belongs to another person, or nothing was due' }],
  },
});

export const createAccountApi = (client: ApiClient): AccountApi => ({
  saveSettings: (id, settings) => client.call(accountCalls.saveAccount, { params: { id }, body: { settings } }),
  details: (id) => client.call(accountCalls.performerDetails, { params: { id } }),
});

export const createVerificationApi = (client: ApiClient): VerificationApi => ({
  urgent: (id) => client.call(accountCalls.urgent, { params: { id } }),
  verify: (id, action, body) => client.call(accountCalls.verify, { params: { id, action }, body }),
});
