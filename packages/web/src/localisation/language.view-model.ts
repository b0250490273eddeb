import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { LocalisationController, LocalisationState } from '@greenroom/core/localisation/localisation.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { LanguageModel } from './LanguageSelect.tsx';

/** Mirrors the language of the interface, and the others on offer. @spec §9 Languages */
export class LanguageViewModel implements LanguageModel {
  readonly #localisation: LocalisationController;
  readonly #state: Mirror<LocalisationState>;
  readonly #language: Mirror<Language>;

  constructor(localisation: LocalisationController, language: Watchable<Language>) {
    this.#localisation = localisation;
    this.#state = new Mirror(localisation.watch);
    this.#language = new Mirror(language);
    makeObservable(this, { languages: computed });
  }

  get language(): Language {
    return this.#language.current;
  }

  get languages(): readonly Language[] {
    return this.#state.current.languages;
  }

  readonly choose = (language: string): void => this.#localisation.choose(languageOrFallback(language));

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#language.dispose();
  };
}
