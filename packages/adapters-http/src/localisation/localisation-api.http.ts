import * as z from 'zod/mini';
import { isLanguage, LANGUAGES, languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { Localisation, LocalisationApi } from '@greenroom/core/localisation/localisation-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { mapped, orElse } from '../http/fields.wire.ts';

/**
 * Query of the language to show: `1` for an anonymous user, `0` for the account.
 * @spec §7 GET localize with a query, §2 Guards — entering login sets the localisation to anonymous
 */
const localizeQueryWire = z.object({ anonymous: z.exactOptional(z.enum(['1', '0'])) });

const audienceWire = z.codec(localizeQueryWire, z.custom<{ readonly anonymous: boolean }>(), {
  decode: (wire) => ({ anonymous: wire.anonymous === '1' }),
  encode: ({ anonymous }) => ({ anonymous: anonymous ? ('1' as const) : ('0' as const) }),
});

const languageBodyWire = z.object({ language: z.enum(LANGUAGES) });

/** Keeps the languages that the product has; when none is left, all of its own are offered. */
const offered = (wire: readonly string[]): readonly Language[] => {
  const known = wire.filter(isLanguage);
  return known.length > 0 ? known : LANGUAGES;
};

const localisationWire = mapped(
  z.object({ language: z.string(), languages: orElse(z.array(z.string()), [...LANGUAGES]) }),
  (wire): Localisation => ({
    language: languageOrFallback(wire.language),
    languages: offered(wire.languages),
  }),
);

export const localisationCalls = defineCalls({ section: '§7 Auth and session', access: 'anyone' })({
  localize: {
    purpose: 'The language to show, for an anonymous user or for the account.',
    get: '/localize',
    origin: 'spec',
    query: audienceWire,
    answer: localisationWire,
  },
  setLanguage: {
    purpose: 'Chooses the language.',
    post: '/localize/language',
    origin: 'ours',
    body: languageBodyWire,
    answer: localisationWire,
  },
});

export const createLocalisationApi = (client: ApiClient): LocalisationApi => ({
  localize: (query) => client.call(localisationCalls.localize, { query }),
  setLanguage: (language) => client.call(localisationCalls.setLanguage, { body: { language } }),
});
