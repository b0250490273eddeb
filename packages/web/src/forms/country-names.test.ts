import { expect, it } from 'vitest';
import { ADDRESS_COUNTRIES } from '@greenroom/core/personal-data/countries';
import { countryChoices } from './country-names.ts';

it.each([
  ['en', ['Aruba', 'Austria', 'Belgium']],
  ['nl', ['Aruba', 'België', 'Brazilië']],
  ['de', ['Aruba', 'Belgien', 'Brasilien']],
])('lists countries by their name in %s', (language, first) => {
  const names = countryChoices(ADDRESS_COUNTRIES, language).map(({ label }) => label);
  expect(names.slice(0, first.length)).toEqual(first);
});

it('puts Austria between Norway and the Philippines in German', () => {
  const names = countryChoices(ADDRESS_COUNTRIES, 'de').map(({ label }) => label);
  expect(names.slice(names.indexOf('Norwegen')).slice(0, 3)).toEqual(['Norwegen', 'Österreich', 'Philippinen']);
});
