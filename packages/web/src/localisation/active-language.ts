import { createEmitter } from '@greenroom/core/kernel/emitter';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Language } from '@greenroom/core/localisation/language';
import type { LocalisationState } from '@greenroom/core/localisation/localisation.controller';

/** The language that is on screen at this moment: it follows the core's as soon as its words are there. */
export interface ActiveLanguage extends Watchable<Language> {
  readonly dispose: () => void;
}

export interface ActiveLanguageDeps {
  readonly localisation: Watchable<LocalisationState>;
  /** Active language. */
  readonly active: Language;
  /** Fetches the words of a language and shows nothing yet. */
  readonly fetchWords: (language: Language) => Promise<void>;
  /** Shows the words, which are there. */
  readonly show: (language: Language) => Promise<void>;
  /** For the next first paint. */
  readonly remember: (language: Language) => void;
}

/**
 * Shows the language that the core has settled on. Of several choices the last one is shown, whichever words arrive first; words that
 * cannot be fetched leave the page as it is.
 */
export const createActiveLanguage = (deps: ActiveLanguageDeps): ActiveLanguage => {
  const shown = createEmitter<Language>();
  let { active } = deps;
  let wanted = active;
  const follow = async (language: Language): Promise<void> => {
    if (language === wanted) return;
    wanted = language;
    await deps.fetchWords(language);
    if (language !== wanted) return;
    active = language;
    await deps.show(language);
    if (active !== language) return;
    deps.remember(language);
    shown.emit(language);
  };
  const end = deps.localisation.subscribe(({ language }) => {
    follow(language).catch(() => {
      // A later choice is still on its way.
      if (wanted === language) wanted = active;
    });
  });
  return {
    state: () => active,
    subscribe: shown.on,
    dispose: end,
  };
};
