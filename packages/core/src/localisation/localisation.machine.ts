import { unchanged, type Step } from '../kernel/machine.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './language.ts';
import type { Localisation } from './localisation-api.port.ts';

/** The current language, those on offer, and what is known of the platform's side. */
export interface LocalisationInternal extends Localisation {
  /** True where the device had a language before the platform sent one; it stays while on offer. */
  readonly isKnownHere: boolean;
  readonly isAnonymous: boolean;
  /** Language that was chosen before the login; it stays after it. */
  readonly chosenBeforeLogin: Language | undefined;
  /** Number of the newest call; only its answer counts for what is on offer. */
  readonly calls: number;
  /** Language as the platform last answered it, and the call that it answered. */
  readonly confirmed: { readonly language: Language; readonly call: number };
  /** True after the newest choice was reverted; an earlier one that is saved late is then shown. */
  readonly isTakenBack: boolean;
}

export type LocalisationEvent =
  | { readonly type: 'loginEntered' } // by the app
  | { readonly type: 'accountUsed'; readonly language: Language } // by the app, after a log-in
  | { readonly type: 'chosen'; readonly language: Language } // by the performer
  | { readonly type: 'localised'; readonly call: number; readonly isAnonymous: boolean; readonly answer: Localisation } // by the platform
  | { readonly type: 'saved'; readonly call: number; readonly answer: Localisation } // by the platform
  | { readonly type: 'notSaved'; readonly call: number }; // by the platform, or no answer

export type LocalisationEffect =
  | { readonly type: 'localise'; readonly isAnonymous: boolean; readonly call: number }
  | { readonly type: 'save'; readonly language: Language; readonly call: number }
  | { readonly type: 'reportSaved' | 'reportNotSaved' };

type LocalisationStep = Step<LocalisationInternal, LocalisationEffect>;

/** @param first language of this device: an earlier choice, or the browser's own */
export const firstLocalisation = (first: Language | undefined): LocalisationInternal => {
  const language = first ?? FALLBACK_LANGUAGE;
  return {
    language,
    languages: LANGUAGES,
    isKnownHere: first !== undefined,
    isAnonymous: true,
    chosenBeforeLogin: undefined,
    calls: 0,
    confirmed: { language, call: 0 },
    isTakenBack: false,
  };
};

const localise = (state: LocalisationInternal): LocalisationStep => {
  const call = state.calls + 1;
  const { isAnonymous } = state;
  return { state: { ...state, calls: call, isTakenBack: false }, effects: [{ type: 'localise', isAnonymous, call }] };
};

const choose = (state: LocalisationInternal, language: Language): LocalisationStep => {
  const call = state.calls + 1;
  const chosenBeforeLogin = state.isAnonymous ? language : undefined;
  return {
    state: { ...state, language, chosenBeforeLogin, calls: call, isTakenBack: false },
    effects: [{ type: 'save', language, call }],
  };
};

const takeAccount = (state: LocalisationInternal, language: Language): LocalisationStep => {
  const earlier = state.chosenBeforeLogin;
  const confirmed = { language, call: state.calls };
  const known = { ...state, isAnonymous: false, chosenBeforeLogin: undefined, confirmed };
  return earlier !== undefined && earlier !== language ? choose(known, earlier) : localise({ ...known, language });
};

/** Records the platform's language, also from an earlier choice; a failed newer choice reverts to it. */
const confirm = (state: LocalisationInternal, call: number, language: Language): LocalisationInternal => {
  const confirmed = call > state.confirmed.call ? { language, call } : state.confirmed;
  return { ...state, confirmed, language: state.isTakenBack ? confirmed.language : state.language };
};

const takeOver = (state: LocalisationInternal, call: number, answer: Localisation): LocalisationInternal =>
  call === state.calls ? { ...state, ...answer } : state;

/** State of the interface's language. Of several calls under way only the newest counts. @spec §1 What the product does, §7 localize */
export const localisation = (state: LocalisationInternal, event: LocalisationEvent): LocalisationStep => {
  switch (event.type) {
    case 'loginEntered':
      return localise({ ...state, isAnonymous: true });
    case 'accountUsed':
      return takeAccount(state, event.language);
    case 'chosen':
      return choose(state, event.language);
    case 'localised': {
      const { call, answer } = event;
      const known = confirm(state, call, answer.language);
      const keepsShown = event.isAnonymous && state.isKnownHere && answer.languages.includes(known.language);
      return unchanged(takeOver(known, call, keepsShown ? { ...answer, language: known.language } : answer));
    }
    case 'saved': {
      const { call, answer } = event;
      const known = confirm(state, call, answer.language);
      return { state: takeOver(known, call, answer), effects: [{ type: 'reportSaved' }] };
    }
    case 'notSaved':
      // Without an account the choice holds on this page, and is saved at the login.
      if (event.call !== state.calls || state.isAnonymous) return unchanged(state);
      return {
        state: { ...state, language: state.confirmed.language, isTakenBack: true },
        effects: [{ type: 'reportNotSaved' }],
      };
  }
};
