import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Language } from '@greenroom/core/localisation/language';
import type { LocalisationState } from '@greenroom/core/localisation/localisation.controller';

/** The language that is on screen at this moment: it follows the core's as soon as its words are there. */
export interface SpokenLanguage extends Watchable<Language> {
  readonly dispose: () => void;
}

export interface SpokenLanguageDeps {
  readonly localisation: Watchable<LocalisationState>;
  /** What the page speaks already. */
  readonly spoken: Language;
  /** Fetches the words and shows them. */
  readonly speak: (language: Language) => Promise<void>;
  /** For the next first paint. */
  readonly remember: (language: Language) => void;
}

/** Lets the page speak the language the core has settled on. Words that cannot be fetched leave the page as it is. */
export const createSpokenLanguage = (deps: SpokenLanguageDeps): SpokenLanguage => {
  const listeners = new Set<(language: Language) => void>();
  let { spoken } = deps;
  let wanted = spoken;
  const follow = async (language: Language): Promise<void> => {
    if (language === wanted) return;
    wanted = language;
    await deps.speak(language);
    if (language !== wanted) return;
    spoken = language;
    deps.remember(language);
    for (const listener of listeners) listener(language);
  };
  const end = deps.localisation.subscribe(({ language }) => {
    follow(language).catch(() => {
      wanted = spoken;
    });
  });
  return {
    state: () => spoken,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: end,
  };
};
