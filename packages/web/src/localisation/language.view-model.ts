import type { Watchable } from '@greenroom/core/kernel/machine';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import { read } from '../mobx/read.ts';

/** The language of the interface, and the others on offer. @spec §9 Languages */
export const createLanguageModel = (localisation: LocalisationController, language: Watchable<Language>) => ({
  get language(): Language {
    return read(language);
  },
  get languages(): readonly Language[] {
    return read(localisation.watch).languages;
  },
  choose: (chosen: string): void => localisation.choose(languageOrFallback(chosen)),
});

export type LanguageModel = ReturnType<typeof createLanguageModel>;
