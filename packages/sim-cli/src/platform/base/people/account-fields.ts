import * as z from 'zod';
import type { Problems } from '@greenroom/core/forms/field-rule';
import { ageProblem, type AgeBounds } from '@greenroom/core/profile/age';
import {
  COUNTRIES,
  CUP_SIZES,
  EYE_COLORS,
  GENDERS,
  ORIENTATIONS,
  vipPriceProblems,
  type VipChoices,
} from '@greenroom/core/profile/profile-choices';
import { locationProblems, type Places } from '@greenroom/core/profile/profile-info';
import { firstProblem } from '../calls/handler.ts';
import type { Store } from '../store/store.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import { writeList } from '../store/tables/table.ts';
import PLACES from './places.json' with { type: 'json' };
import type { Submissions } from './submissions.ts';

/** Prices of a VIP minute that a performer can choose, in cents. */
export const VIP_CHOICES: VipChoices = { vipcam: [299, 399, 499, 599], vipvideo: [349, 449, 549, 649] };

/**
 * Limits of the shown age that the simulated platform sends: 18 to 75, and 5 years from the real age.
 * @spec §5 Age — a configured minimum and maximum, and a configured range of the real age
 */
const MINIMUM_AGE = 18;
const MAXIMUM_AGE = 75;
const AGE_RANGE = 5;

const KIND = 'profile';

const profileWire = z.object({
  newsletter: z.boolean(),
  gender: z.string(),
  orientation: z.string(),
  cupSize: z.string(),
  eyeColor: z.string(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  motherLanguage: z.string(),
  translate: z.boolean(),
  languages: z.array(z.string()),
  location: z.object({ country: z.string(), province: z.string(), city: z.string() }),
  vipPrices: z.object({ vipcam: z.number().nullable(), vipvideo: z.number().nullable() }).nullable(),
  /** Real age of the performer, which stays when the profile shows another. */
  realAge: z.number().optional(),
});
type Profile = z.infer<typeof profileWire>;

const FIRST: Profile = {
  newsletter: true,
  gender: 'woman',
  orientation: '',
  cupSize: '',
  eyeColor: '',
  height: null,
  weight: null,
  motherLanguage: 'nl',
  translate: true,
  languages: ['nl', 'en'],
  location: { country: 'nl', province: 'Utrecht', city: 'Utrecht' },
  vipPrices: null,
};

/** Columns of a new performer of whom customers see nothing yet; an age of 0 is none. */
export const NOTHING_PUBLIC = {
  nickname: '',
  description: '',
  age: 0,
  brands: '',
  phone_name: 0,
  phone_introduction: 0,
} as const;

/** Profile of a new performer: empty, with the real age, which customers never see. */
export const firstProfile = (realAge: number) => {
  const content: Profile = {
    ...FIRST,
    gender: '',
    motherLanguage: '',
    languages: [],
    location: { country: '', province: '', city: '' },
    realAge,
  };
  return { kind: KIND, content, status: 'kept' } as const;
};

/** Reads the performer's profile, or the one that a new performer begins with. */
export const profileOf = async (
  submissions: Submissions,
  { id }: Pick<PerformerRow, 'id'>,
  within?: Store,
): Promise<Profile> => {
  const submission = await submissions.read(id, KIND, within);
  return submission === undefined ? FIRST : profileWire.parse(JSON.parse(submission.content));
};

/** Fields of an account, as the call brings them; each may be missing. */
type Fields = {
  readonly [Name in Exclude<keyof Profile, 'languages' | 'realAge'>]?: Profile[Name] | undefined;
} & {
  readonly age?: number | undefined;
  readonly performerLanguages?: readonly string[] | undefined;
  readonly performerCountries?: readonly string[] | undefined;
};

const boundsOf = async (submissions: Submissions, performer: PerformerRow): Promise<AgeBounds> => {
  const { realAge = performer.age } = await profileOf(submissions, performer);
  return { min: MINIMUM_AGE, max: MAXIMUM_AGE, real: realAge, range: AGE_RANGE };
};

/** Reads the ages as performer_details answers them. */
export const agesOf = async (submissions: Submissions, performer: PerformerRow) => {
  const { min, max, real, range } = await boundsOf(submissions, performer);
  return { realAge: real ?? null, minimumAge: min, maximumAge: max, ageRange: range };
};

const CHOICES = { gender: GENDERS, orientation: ORIENTATIONS, cupSize: CUP_SIZES, eyeColor: EYE_COLORS } as const;

const wrongChoices = (fields: Fields): Problems =>
  Object.fromEntries(
    Object.entries(CHOICES).flatMap(([field, known]) => {
      const chosen: unknown = Reflect.get(fields, field);
      const isKnown = chosen === undefined || chosen === '' || known.some((choice) => choice === chosen);
      return isKnown ? [] : [[field, { code: 'chooseOne' }] as const];
    }),
  );

const wrongVipPrices = ({ vipPrices }: Fields): Problems => {
  if (vipPrices === undefined || vipPrices === null) return {};
  const { vipcam, vipvideo } = vipPrices;
  return vipPriceProblems({ vipcam: String(vipcam ?? ''), vipvideo: String(vipvideo ?? '') }, VIP_CHOICES);
};

const PLACES_BY_COUNTRY: Places = new Map(PLACES.map(({ country, provinces }) => [country, provinces]));

/** The location is saved as a whole, with or without the countries that see the performer. */
const wrongLocation = ({ location, performerCountries: countries = COUNTRIES }: Fields): Problems =>
  location === undefined ? {} : locationProblems({ ...location, countries }, PLACES_BY_COUNTRY);

/** Finds the first field of a saved account that breaks a rule, as a refusal names it. @spec §5 Validation rules */
export const refusedAccountField = async (submissions: Submissions, performer: PerformerRow, fields: Fields) => {
  const age =
    fields.age === undefined ? undefined : ageProblem(String(fields.age), await boundsOf(submissions, performer));
  const countries = fields.performerCountries;
  const areKnown = countries === undefined || (countries.length > 0 && countries.every(isCountry));
  return firstProblem({
    ...(age === undefined ? {} : { age }),
    ...(areKnown ? {} : { countries: { code: countries?.length === 0 ? 'noCountriesSelected' : 'chooseOne' } }),
    ...wrongLocation(fields),
    ...wrongChoices(fields),
    ...wrongVipPrices(fields),
  });
};

const isCountry = (code: string): boolean => COUNTRIES.some((country) => country === code);

/** The fields that are columns of the performer's row. */
export const columnsOf = ({ age, countries }: PerformerRow, fields: Fields) => ({
  age: fields.age ?? age,
  countries: fields.performerCountries === undefined ? countries : writeList(fields.performerCountries),
});

/**
 * Keeps the fields that are no columns.
 *
 * @param within the transaction that holds the performer, so that no other field is lost
 */
export const saveProfile = async (
  submissions: Submissions,
  performer: PerformerRow,
  fields: Fields,
  within: Store,
): Promise<void> => {
  const { age: _age, performerCountries: _countries, performerLanguages, ...others } = fields;
  const before = await profileOf(submissions, performer, within);
  const languages = performerLanguages === undefined ? {} : { languages: performerLanguages };
  const given = Object.entries({ ...others, ...languages }).filter(([, value]) => value !== undefined);
  const profile = { ...before, ...Object.fromEntries(given), realAge: before.realAge ?? performer.age };
  await submissions.write(performer.id, { kind: KIND, content: profile, status: 'kept' }, within);
};
