import type { AsyncResult } from '../kernel/call-failure.ts';
import { createEmitter, type Emitter } from '../kernel/emitter.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createValue } from '../kernel/value.ts';
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
  readonly onChosen: Emitter<void>['on'];
  /** Adds a listener for a choice that could not be saved for the account: its earlier language is shown again. */
  readonly onNotSaved: Emitter<void>['on'];
}

export interface LocalisationDeps {
  readonly api: LocalisationApi;
  readonly log: Log;
  /** First language of this device: an earlier choice, or the browser's own. Without one the platform's language counts. */
  readonly first?: Language | undefined;
}

/**
 * Keeps the language of the interface and saves it at the platform. Of several calls under way only the newest counts.
 * @spec §1 What the product does, §7 localize
 */
export const createLocalisationController = ({ api, log, first }: LocalisationDeps): LocalisationController => {
  const state = createValue<LocalisationState>({ language: first ?? FALLBACK_LANGUAGE, languages: LANGUAGES });
  const chosen = createEmitter();
  const notSaved = createEmitter();
  let generation = 0;
  let isAnonymous = true;
  /** Language that was chosen before the login; it stays after it. */
  let chosenBeforeLogin: Language | undefined;
  /** Language as the platform last answered it, and the call that it answered. */
  let confirmed = state.state().language;
  let confirmedBy = 0;
  /** The newest call whose choice was taken back: an earlier one that is saved after all is shown then. */
  let takenBack = 0;

  const changeLanguage = (language: Language): void => {
    if (language !== state.state().language) state.set({ ...state.state(), language });
  };
  /** Keeps the language that is shown already, if it is on offer. */
  const keepShown = (told: Localisation): Localisation =>
    first !== undefined && told.languages.includes(state.state().language)
      ? { ...told, language: state.state().language }
      : told;
  /**
   * A failure leaves everything as it is: a page in the wrong language is better than none.
   * @returns whether the platform has answered; undefined after a failure in whose place a newer call counts
   */
  const load = async (
    answer: AsyncResult<Localisation>,
    read = (told: Localisation) => told,
  ): Promise<boolean | undefined> => {
    generation += 1;
    const asked = generation;
    const result = await answer;
    // Also of a choice in whose place a newer one counts: where that fails, this is what the platform has.
    if (result.ok && asked > confirmedBy) {
      confirmed = result.value.language;
      confirmedBy = asked;
    }
    if (result.ok && takenBack === generation) changeLanguage(confirmed);
    if (asked !== generation) return result.ok ? true : undefined;
    if (result.ok) state.set(read(result.value));
    else log.write('warn', 'localisation not loaded', { status: result.error.status });
    return result.ok;
  };
  const choose = async (language: Language): Promise<void> => {
    changeLanguage(language);
    if (isAnonymous) chosenBeforeLogin = language;
    const isSaved = await load(api.setLanguage(language));
    if (isSaved === true) chosen.emit();
    // Without an account the choice holds on this page, and is saved at the login.
    if (isSaved !== false || isAnonymous) return;
    takenBack = generation;
    changeLanguage(confirmed);
    notSaved.emit();
  };
  return {
    watch: state,
    enterLogin: () => {
      isAnonymous = true;
      void load(api.localize({ anonymous: true }), keepShown);
    },
    useAccount: (language) => {
      isAnonymous = false;
      confirmed = language;
      confirmedBy = generation;
      const earlier = chosenBeforeLogin;
      chosenBeforeLogin = undefined;
      if (earlier !== undefined && earlier !== language) {
        void choose(earlier);
        return;
      }
      changeLanguage(language);
      void load(api.localize({ anonymous: false }));
    },
    choose: (language) => void choose(language),
    onChosen: chosen.on,
    onNotSaved: notSaved.on,
  };
};
