import {
  atLeastOne,
  problemsOf,
  required,
  type FieldRule,
  type FieldProblem,
  type Problems,
} from '../forms/field-rule.ts';
import { plainLine } from '../kernel/outside-text.ts';
import { ageProblem, type AgeBounds } from './age.ts';

/** Facts of the profile that customers see besides the texts. @spec §3 Profile choices */
export type ProfileInfo = {
  readonly age: string;
  readonly gender: string;
  readonly orientation: string;
  readonly cupSize: string;
  readonly eyeColor: string;
  /** In centimetres. */
  readonly height: string;
  /** In kilograms. */
  readonly weight: string;
  readonly motherLanguage: string;
  readonly languages: readonly string[];
  readonly translate: boolean;
};

export const NO_PROFILE_INFO: ProfileInfo = {
  age: '',
  gender: '',
  orientation: '',
  cupSize: '',
  eyeColor: '',
  height: '',
  weight: '',
  motherLanguage: '',
  languages: [],
  translate: false,
};

/** In centimetres; wide enough for every adult. */
const HEIGHTS = { min: 100, max: 230 };
/** In kilograms. */
const WEIGHTS = { min: 30, max: 300 };
const WHOLE = /^\d{1,3}$/u;

const between = (text: string, { min, max }: typeof HEIGHTS): FieldProblem | undefined => {
  const typed = plainLine(text);
  if (typed === '') return undefined;
  const isWithin = WHOLE.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isWithin ? undefined : { code: 'outOfRange', params: { min, max } };
};

const infoRules = (bounds: AgeBounds): readonly FieldRule<ProfileInfo>[] => [
  ['age', ({ age }) => ageProblem(age, bounds)],
  required('gender'),
  ['height', ({ height }) => between(height, HEIGHTS)],
  ['weight', ({ weight }) => between(weight, WEIGHTS)],
  atLeastOne('languages'),
];

/** Finds problems of the age, of a missing gender or language, and of a height or weight out of range. @spec §5 Age, §3 Profile choices */
export const profileInfoProblems = (values: ProfileInfo, bounds: AgeBounds): Problems =>
  problemsOf(infoRules(bounds), values);

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

interface Province {
  readonly name: string;
  readonly cities: readonly string[];
}

/** The provinces of each country. */
export type Places = ReadonlyMap<string, readonly Province[]>;

export const provincesOf = (places: Places, country: string): readonly string[] =>
  (places.get(country) ?? []).map(({ name }) => name);

export const citiesOf = (places: Places, country: string, province: string): readonly string[] =>
  places.get(country)?.find(({ name }) => name === province)?.cities ?? [];

const locationRules = (places: Places): readonly FieldRule<ProfileLocation>[] => [
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
  problemsOf(locationRules(places), values);
