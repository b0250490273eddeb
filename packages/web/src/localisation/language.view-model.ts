import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import { read } from '../mobx/read.ts';
import type { LanguageModel } from './LanguageSelect.tsx';

/** Mirrors the language of the interface, and the others on offer. @spec §9 Languages */
export class LanguageViewModel implements LanguageModel {
  readonly #localisation: LocalisationController;
  readonly #language: Watchable<Language>;

  constructor(localisation: LocalisationController, language: Watchable<Language>) {
    this.#localisation = localisation;
    this.#language = language;
    makeObservable(this, { languages: computed });
  }

  get language(): Language {
    return read(this.#language);
  }

  get languages(): readonly Language[] {
    return read(this.#localisation.watch).languages;
  }

  readonly choose = (language: string): void => this.#localisation.choose(languageOrFallback(language));
}
