import * as z from 'zod/mini';
import type { PaymentInfo } from '@greenroom/core/personal-data/payment-data';
import type { PersonalDataApi } from '@greenroom/core/personal-data/personal-data-api.port';
import { REFUSED_FIELD } from '../account/account-api.http.ts';
import type { ApiClient } from '../http/api-client.ts';
import { CONFIRMATION_REQUIRED, defineCalls } from '../http/call.ts';
import { centsWire, flagWire, mapped, maybe, orElse, secondsWire, whole } from '../http/fields.wire.ts';

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
const paymentInfoWire = mapped(
  whole({
    accountHolder: text,
    iban: text,
    nextPayment: maybe(secondsWire),
    lastPayment: maybe(z.object({ date: secondsWire, amount: centsWire })),
  }),
  ({ lastPayment: last, ...account }): PaymentInfo => ({
    ...account,
    lastPayment: last && { at: last.date, amount: last.amount },
  }),
);

export const personalDataCalls = defineCalls({ origin: 'spec', section: '§7 Performer profile', access: 'performer' })({
  extraSet: {
    purpose: 'Name, address, e-mail and phone of the performer.',
    get: '/performer/performer_account/{id}/extra-set',
    answer: personalWire,
  },
  saveExtraSet: {
    purpose: 'Saves name, address, e-mail and phone of the performer.',
    put: '/performer/performer_account/{id}/extra-set',
    body: personalBodyWire,
    errors: [REFUSED_FIELD, CONFIRMATION_REQUIRED],
  },
  performerPayment: {
    purpose: 'Account and tax data for the payouts.',
    get: '/performer/performer_account/{id}/performer_payment',
    answer: paymentWire,
  },
  savePerformerPayment: {
    purpose: 'Saves account and tax data for the payouts.',
    put: '/performer/performer_account/{id}/performer_payment',
    body: paymentBodyWire,
    errors: [REFUSED_FIELD, CONFIRMATION_REQUIRED],
  },
  paymentInfo: {
    section: '§7 Auth and session',
    purpose: 'State of the payouts: the account, the next date, and the last payout. The fields are ours.',
    get: '/payment_info',
    answer: paymentInfoWire,
  },
});

export const createPersonalDataApi = (client: ApiClient): PersonalDataApi => ({
  personal: (id) => client.call(personalDataCalls.extraSet, { params: { id } }),
  savePersonal: (id, body) => client.call(personalDataCalls.saveExtraSet, { params: { id }, body }),
  payment: (id) => client.call(personalDataCalls.performerPayment, { params: { id } }),
  savePayment: (id, body) => client.call(personalDataCalls.savePerformerPayment, { params: { id }, body }),
  paymentInfo: () => client.call(personalDataCalls.paymentInfo, {}),
});
