import { BRANDS, type Brand } from './profile-choices.ts';

/** Possible answers to a brand. @spec §4 Account approval — working in a brand needs the answer 'Agree' or 'Reject' */
export const BRAND_ANSWERS = ['Agree', 'Reject'] as const;

/** The performer's answer for each brand; empty while there is none. */
export type BrandAnswers = Readonly<Record<Brand, string>>;

export const NO_ANSWERS: BrandAnswers = { nl: '', de: '', at: '', uk: '', b9: '', cc: '', du: '' };

/** Brands in which the performer may work: those with the answer 'Agree'. @spec §4 Account approval */
export const agreedBrands = (answers: BrandAnswers): readonly Brand[] =>
  BRANDS.filter((brand) => answers[brand] === 'Agree');
