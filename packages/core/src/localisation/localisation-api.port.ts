import type { AsyncResult } from '../kernel/result.ts';
import type { Language } from './language.ts';

export interface Localisation {
  readonly language: Language;
  readonly languages: readonly Language[];
}

export interface LocalisationApi {
  /** Fetches the texts of the current user: anonymous before login. @spec §7 GET localize, §2 Guards */
  readonly localize: (query: { readonly anonymous: boolean }) => AsyncResult<Localisation>;
  /** Saves the language, and reads the languages on offer. @spec §7 set-language call returns language and languages */
  readonly setLanguage: (language: Language) => AsyncResult<Localisation>;
}
