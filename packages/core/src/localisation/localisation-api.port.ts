import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Language } from './language.ts';

export interface Localisation {
  readonly language: Language;
  readonly languages: readonly Language[];
}

export interface LocalisationApi {
  /** Who the texts are for: anonymous before login. @spec §7 GET localize, §2 Guards */
  readonly localize: (query: { readonly anonymous: boolean }) => Promise<Result<Localisation, CallFailure>>;
  /** @spec §7 set-language call returns language and languages */
  readonly setLanguage: (language: Language) => Promise<Result<Localisation, CallFailure>>;
}
