import * as z from 'zod/mini';
import type { PaymentInfo } from '@greenroom/core/personal-data/payment-data';
import type { PersonalDataApi } from '@greenroom/core/personal-data/personal-data-api.port';
import { REFUSED_FIELD } from '../account/account-api.http.ts';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, centsWire, flagWire, orElse, secondsWire } from '../http/fields.wire.ts';
import { CONFIRMATION_REQUIRED } from '../http/protected-client.ts';

const text = orElse(z.string(), '');

/** Every field of a body is a text. */
export const PERSONAL_FIELDS = {
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  nationality: z.string(),
};
const personalBodyWire = z.object(PERSONAL_FIELDS);

/** Decodes name, address and contact of the performer; a field that is missing is empty. @spec §3 Personal data */
const personalWire = z.object({
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: text,
  zipCode: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  nationality: text,
});

export const PAYMENT_FIELDS = {
  accountHolder: z.string(),
  iban: z.string(),
  bic: z.string(),
  bsn: z.string(),
  handlesVat: z.boolean(),
  vatNumber: z.string(),
  tradeNumber: z.string(),
};
const paymentBodyWire = z.object(PAYMENT_FIELDS);

/** Decodes the account and the tax numbers for the payouts; a field that is missing is empty. @spec §3 Personal data */
const paymentWire = z.object({
  accountHolder: text,
  iban: text,
  bic: text,
  bsn: text,
  handlesVat: orElse(flagWire, false),
  vatNumber: text,
  tradeNumber: text,
});

/**
 * State of the payouts: account holder, IBAN, next and last payment; the fields are our choice, because the specification shows none.
 * @spec §7 GET payment_info
 */
const paymentInfoWire = z.pipe(
  z.object({
    accountHolder: text,
    iban: text,
    nextPayment: z.nullish(secondsWire),
    lastPayment: z.nullish(z.object({ date: secondsWire, amount: centsWire })),
  }),
  z.transform(({ nextPayment, lastPayment: last, ...account }): PaymentInfo => ({
    ...account,
    nextPayment: nextPayment ?? undefined,
    lastPayment: last === null || last === undefined ? undefined : { at: last.date, amount: last.amount },
  })),
);

const profileCall = { origin: 'spec', section: '§7 Performer profile', access: 'performer' } as const;

export const personalDataCalls = {
  extraSet: defineCall({
    ...profileCall,
    name: 'extraSet',
    purpose: 'Name, address, e-mail and phone of the performer.',
    method: 'GET',
    path: '/performer/performer_account/{id}/extra-set',
    answer: personalWire,
    errors: [],
  }),
  saveExtraSet: defineCall({
    ...profileCall,
    name: 'saveExtraSet',
    purpose: 'Saves name, address, e-mail and phone of the performer.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/extra-set',
    body: personalBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD, CONFIRMATION_REQUIRED],
  }),
  performerPayment: defineCall({
    ...profileCall,
    name: 'performerPayment',
    purpose: 'Account and tax data for the payouts.',
    method: 'GET',
    path: '/performer/performer_account/{id}/performer_payment',
    answer: paymentWire,
    errors: [],
  }),
  savePerformerPayment: defineCall({
    ...profileCall,
    name: 'savePerformerPayment',
    purpose: 'Saves account and tax data for the payouts.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/performer_payment',
    body: paymentBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD, CONFIRMATION_REQUIRED],
  }),
  paymentInfo: defineCall({
    ...profileCall,
    section: '§7 Auth and session',
    name: 'paymentInfo',
    purpose: 'State of the payouts: the account, the next date, and the last payout. The fields are ours.',
    method: 'GET',
    path: '/payment_info',
    answer: paymentInfoWire,
    errors: [],
  }),
};

export const createPersonalDataApi = (client: ApiClient): PersonalDataApi => ({
  personal: (id) => client.call(personalDataCalls.extraSet, { params: { id } }),
  savePersonal: (id, body) => client.call(personalDataCalls.saveExtraSet, { params: { id }, body }),
  payment: (id) => client.call(personalDataCalls.performerPayment, { params: { id } }),
  savePayment: (id, body) => client.call(personalDataCalls.savePerformerPayment, { params: { id }, body }),
  paymentInfo: () => client.call(personalDataCalls.paymentInfo, {}),
});
