import { atLeastOne, problemsOf, required, type FieldRule, type Problems } from '../forms/field-rule.ts';

/**
 * The performer's location, and the countries whose brands show the performer. @spec §3 Performer account — location, performerCountries
 */
export type ProfileLocation = {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly countries: readonly string[];
};

export const NO_LOCATION: ProfileLocation = { country: '', province: '', city: '', countries: [] };

export interface Province {
  readonly name: string;
  readonly cities: readonly string[];
}

/** The provinces of each country. */
export type Places = ReadonlyMap<string, readonly Province[]>;

export const provincesOf = (places: Places, country: string): readonly string[] =>
  (places.get(country) ?? []).map(({ name }) => name);

export const citiesOf = (places: Places, country: string, province: string): readonly string[] =>
  places.get(country)?.find(({ name }) => name === province)?.cities ?? [];

const rules = (places: Places): readonly FieldRule<ProfileLocation>[] => [
  required('country'),
  required('province'),
  // One that lies elsewhere was chosen before the country or province was changed.
  [
    'province',
    ({ country, province }) => (provincesOf(places, country).includes(province) ? undefined : { code: 'chooseOne' }),
  ],
  required('city'),
  [
    'city',
    ({ country, province, city }) =>
      citiesOf(places, country, province).includes(city) ? undefined : { code: 'chooseOne' },
  ],
  // At least one country must see the performer. @spec §8 Profile and media — no countries selected
  atLeastOne('countries', 'noCountriesSelected'),
];

/** Country, province and city must be selected; at least one country must be selected for brands. @spec §5 Validation rules */
export const locationProblems = (values: ProfileLocation, places: Places): Problems =>
  problemsOf(rules(places), values);
