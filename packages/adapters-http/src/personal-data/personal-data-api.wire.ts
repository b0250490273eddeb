import * as z from 'zod/mini';
import { REFUSED_FIELD } from '../account/account-api.wire.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, flagWire, orElse } from '../http/fields.wire.ts';

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

/** @spec §3 Personal data */
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

/** @spec §3 Personal data */
const paymentWire = z.object({
  accountHolder: text,
  iban: text,
  bic: text,
  bsn: text,
  handlesVat: orElse(flagWire, false),
  vatNumber: text,
  tradeNumber: text,
});

const hers = { origin: 'spec', section: '§7 Performer profile', access: 'performer' } as const;

export const personalDataCalls = {
  extraSet: defineCall({
    ...hers,
    name: 'extraSet',
    purpose: 'Her name, address, e-mail and phone.',
    method: 'GET',
    path: '/performer/performer_account/{id}/extra-set',
    answer: personalWire,
    errors: [],
  }),
  saveExtraSet: defineCall({
    ...hers,
    name: 'saveExtraSet',
    purpose: 'Saves her name, address, e-mail and phone.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/extra-set',
    body: personalBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
  performerPayment: defineCall({
    ...hers,
    name: 'performerPayment',
    purpose: 'Where her pay goes.',
    method: 'GET',
    path: '/performer/performer_account/{id}/performer_payment',
    answer: paymentWire,
    errors: [],
  }),
  savePerformerPayment: defineCall({
    ...hers,
    name: 'savePerformerPayment',
    purpose: 'Saves where her pay goes.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/performer_payment',
    body: paymentBodyWire,
    answer: acknowledgedWire,
    errors: [REFUSED_FIELD],
  }),
};
