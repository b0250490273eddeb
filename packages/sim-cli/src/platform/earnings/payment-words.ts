import type { Language } from '@greenroom/core/localisation/language';
import { isService } from '@greenroom/core/services/service';
import words from './payment-words.json' with { type: 'json' };

/** Texts of the payment documents; `anonymous` names a customer without an account. */
type PaymentWords = typeof words.nl;

/** Texts of the documents in the languages of the product. @spec §9 Languages */
export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = words;

/** Names a service on a document; one without a word keeps its own name. */
export const serviceWord = ({ services }: PaymentWords, service: string): string =>
  isService(service) ? services[service] : service;
