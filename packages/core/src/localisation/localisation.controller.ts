import type { Answer } from '../kernel/answer.ts';
import type { Cancel } from '../kernel/clock.port.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './language.ts';
import type { Localisation, LocalisationApi } from './localisation-api.port.ts';

/** The language the product speaks, and those it could. @spec §1 What the product does */
export type LocalisationState = Localisation;

export interface LocalisationController {
  readonly watch: Watchable<LocalisationState>;
  /** The texts are for nobody in particular. @spec §2 Guards — entering login sets the localisation to anonymous */
  readonly enterLogin: () => void;
  /**
   * Shows the language of the account from now on; one that was chosen before the log-in stays, and becomes the account's.
   *
   * @spec §3 Performer account — language
   */
  readonly useAccount: (language: Language) => void;
  /** Speaks it at once; the platform is asked to remember it. @spec §7 set-language */
  readonly choose: (language: Language) => void;
  /** The platform has taken her choice: what it writes for her comes in that language from now on. */
  readonly onChosen: (listener: () => void) => Cancel;
}

export interface LocalisationDeps {
  readonly api: LocalisationApi;
  readonly log: Log;
  /** What this device shows at first: an earlier choice, or the browser's own language. Without one the platform's word counts. */
  readonly first?: Language | undefined;
}

/** Keeps the language. Of several calls under way only the newest is heard. @spec §1 What the product does, §7 localize */
export const createLocalisationController = ({ api, log, first }: LocalisationDeps): LocalisationController => {
  const listeners = new Set<(state: LocalisationState) => void>();
  const chosenListeners = new Set<() => void>();
  let state: LocalisationState = { language: first ?? FALLBACK_LANGUAGE, languages: LANGUAGES };
  let generation = 0;
  let isAnonymous = true;
  /** What was chosen before it was known who is here: it outlives the log-in. */
  let chosenOutside: Language | undefined;

  const become = (next: LocalisationState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const speak = (language: Language): void => {
    if (language !== state.language) become({ ...state, language });
  };
  /** What the device shows already stays, where it is on offer. */
  const keepShown = (told: Localisation): Localisation =>
    first !== undefined && told.languages.includes(state.language) ? { ...told, language: state.language } : told;
  /** A failure leaves everything as it is: a page in the wrong language is better than none. */
  const follow = async (answer: Answer<Localisation>, read = (told: Localisation) => told): Promise<boolean> => {
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
