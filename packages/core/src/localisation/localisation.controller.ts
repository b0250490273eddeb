import type { AsyncResult } from '../kernel/async-result.ts';
import type { Cancel } from '../kernel/clock.port.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './language.ts';
import type { Localisation, LocalisationApi } from './localisation-api.port.ts';

/** The current language, and those on offer. @spec §1 What the product does */
export type LocalisationState = Localisation;

export interface LocalisationController {
  readonly watch: Watchable<LocalisationState>;
  /** Loads the texts for an anonymous user. @spec §2 Guards — entering login sets the localisation to anonymous */
  readonly enterLogin: () => void;
  /**
   * Shows the language of the account from now on; one that was chosen before the log-in stays, and becomes the account's.
   *
   * @spec §3 Performer account — language
   */
  readonly useAccount: (language: Language) => void;
  /** Changes the language at once, and saves it at the platform. @spec §7 set-language */
  readonly choose: (language: Language) => void;
  /** Adds a listener for the moment at which the platform has saved the choice: from then on its texts come in that language. */
  readonly onChosen: (listener: () => void) => Cancel;
}

export interface LocalisationDeps {
  readonly api: LocalisationApi;
  readonly log: Log;
  /** First language of this device: an earlier choice, or the browser's own. Without one the platform's language counts. */
  readonly first?: Language | undefined;
}

/** Keeps the language. Of several calls under way only the newest is heard. @spec §1 What the product does, §7 localize */
export const createLocalisationController = ({ api, log, first }: LocalisationDeps): LocalisationController => {
  const listeners = new Set<(state: LocalisationState) => void>();
  const chosenListeners = new Set<() => void>();
  let state: LocalisationState = { language: first ?? FALLBACK_LANGUAGE, languages: LANGUAGES };
  let generation = 0;
  let isAnonymous = true;
  /** Language that was chosen before the login; it stays after it. */
  let chosenOutside: Language | undefined;

  const become = (next: LocalisationState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const speak = (language: Language): void => {
    if (language !== state.language) become({ ...state, language });
  };
  /** Keeps the language that is shown already, if it is on offer. */
  const keepShown = (told: Localisation): Localisation =>
    first !== undefined && told.languages.includes(state.language) ? { ...told, language: state.language } : told;
  /** A failure leaves everything as it is: a page in the wrong language is better than none. */
  const follow = async (answer: AsyncResult<Localisation>, read = (told: Localisation) => told): Promise<boolean> => {
    generation += 1;
    const asked = generation;
    const result = await answer;
    if (asked !== generation) return false;
    if (result.ok) become(read(result.value));
    else log.write('warn', 'localisation not loaded', { status: result.error.status });
    return result.ok;
  };
  const choose = async (language: Language): Promise<void> => {
    speak(language);
    if (isAnonymous) chosenOutside = language;
    if (!(await follow(api.setLanguage(language)))) return;
    for (const listener of chosenListeners) listener();
  };
  const subscribe = (listener: (state: LocalisationState) => void): Cancel => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    watch: { state: () => state, subscribe },
    enterLogin: () => {
      isAnonymous = true;
      void follow(api.localize({ anonymous: true }), keepShown);
    },
    useAccount: (language) => {
      isAnonymous = false;
      const chosen = chosenOutside;
      chosenOutside = undefined;
      if (chosen !== undefined && chosen !== language) {
        void choose(chosen);
        return;
      }
      speak(language);
      void follow(api.localize({ anonymous: false }));
    },
    choose: (language) => void choose(language),
    onChosen: (listener) => {
      chosenListeners.add(listener);
      return () => chosenListeners.delete(listener);
    },
  };
};
