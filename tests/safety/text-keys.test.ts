import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '@greenroom/core/app/app-error';
import { alertKeys } from '@greenroom/core/app/wiring/alert-rows';
import { menu } from '@greenroom/core/navigation/menu';
import { NO_PAYMENT_DATA } from '@greenroom/core/personal-data/payment-data';
import { NATIONALITIES, NO_PERSONAL_DATA } from '@greenroom/core/personal-data/personal-data';
import {
  CUP_SIZES,
  EYE_COLORS,
  GENDERS,
  NO_ANSWERS,
  ORIENTATIONS,
  NO_VIP_PRICES,
} from '@greenroom/core/profile/profile-choices';
import { NO_PROFILE_INFO, NO_LOCATION } from '@greenroom/core/profile/profile-info';
import { ID_TYPES, NO_REGISTRATION } from '@greenroom/core/registration/registration';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-signal';
import { ROOT } from '../../scripts/lib/process.mjs';
import { catalogue, LANGUAGES } from './catalogue.ts';

/** Keys without a text, each with the file that it is missing in. */
const withoutText = (language: string, keys: readonly string[]): readonly string[] => {
  const texts = catalogue(language);
  return keys.filter((key) => !texts.has(key)).map((key) => `packages/web/src/i18n/${language}.json: ${key}`);
};

/** Values of `key:` wherever core or page shows an alert. */
const keysInSource = (): readonly string[] =>
  globSync('packages/{core,web}/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((source) => Array.from(source.matchAll(/alerts\.show\(\{[^}]*?\bkey: ([^,}]+)/gs)))
    .map(([, key = '']) => key.trim());

const isLiteral = (key: string): boolean => key.startsWith("'");
/** The template of all errors and the table of all ends, whose every entry is looked up below. */
const TABLES = /^(`error\.\$\{|END_MESSAGE_KEY\[)/u;

it.each(LANGUAGES)('says every error in %s', (language) => {
  expect(
    withoutText(
      language,
      ERROR_CODES.map((code) => `error.${code}`),
    ),
  ).toEqual([]);
});

it.each(LANGUAGES)('says in %s why a session is over, whatever the reason', (language) => {
  expect(withoutText(language, Object.values(END_MESSAGE_KEY))).toEqual([]);
});

it.each(LANGUAGES)('says every alert of the core in %s', (language) => {
  const named = keysInSource().filter(isLiteral);
  expect(named).not.toEqual([]);
  expect(
    withoutText(
      language,
      named.map((key) => key.slice(1, -1)),
    ),
  ).toEqual([]);
});

it('takes the key of an alert from a table or names it outright', () => {
  expect(keysInSource().filter((key) => !isLiteral(key) && !TABLES.test(key))).toEqual([]);
});

it('lists every key of an alert for tools that wait for one', () => {
  const named = keysInSource().filter(isLiteral);
  const fromTables = [...ERROR_CODES.map((code) => `error.${code}`), ...Object.values(END_MESSAGE_KEY)];
  expect(new Set(alertKeys(ERROR_CODES))).toEqual(new Set([...fromTables, ...named.map((key) => key.slice(1, -1))]));
});

it.each(LANGUAGES)('names every destination of the menu in %s', (language) => {
  const everything = { forumBlocked: false, theme: 'default', work: 'ready', approved: true } as const;
  const entries = menu(everything);
  const destinations = entries.filter(({ kind }) => kind === 'route').map(({ labelKey }) => labelKey);
  expect(destinations.length).toBeGreaterThan(0);
  expect(withoutText(language, destinations)).toEqual([]);
});

/** Every field and choice of the forms, by the key that the page makes of its name. */
const formKeys = (): readonly string[] => {
  const forms = [
    NO_PERSONAL_DATA,
    NO_PAYMENT_DATA,
    NO_PROFILE_INFO,
    NO_LOCATION,
    NO_ANSWERS,
    NO_VIP_PRICES,
    NO_REGISTRATION,
  ];
  const fields = [...forms.flatMap((form) => Object.keys(form)), 'nickname', 'description', 'newsletter'];
  const choices = {
    nationality: NATIONALITIES,
    gender: GENDERS,
    orientation: ORIENTATIONS,
    cupSize: CUP_SIZES,
    eyeColor: EYE_COLORS,
    idType: ID_TYPES,
  };
  return [
    ...fields.map((field) => `form.field.${field}`),
    ...['profileName', 'advertisement', 'welcome'].map((field) => `form.field.${field}`),
    ...Object.entries(choices).flatMap(([field, values]) => values.map((value) => `form.choice.${field}.${value}`)),
  ];
};

it.each(LANGUAGES)('names every field of a form and its choices in %s', (language) => {
  expect(withoutText(language, formKeys())).toEqual([]);
});
