import { BRANDS, type Brand } from './profile-choices.ts';

/** What she can answer. @spec §4 Account approval — working in a brand needs the answer 'Agree' or 'Reject' */
export const BRAND_ANSWERS = ['Agree', 'Reject'] as const;

/** Her answer for each brand; empty while she has not answered. */
export type BrandAnswers = Readonly<Record<Brand, string>>;

export const NO_ANSWERS: BrandAnswers = { nl: '', de: '', at: '', uk: '', b9: '', cc: '', du: '' };

/** Where she may work: only where she agreed. @spec §4 Account approval */
export const agreedBrands = (answers: BrandAnswers): readonly Brand[] =>
  BRANDS.filter((brand) => answers[brand] === 'Agree');
