import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { millis } from '../../kernel/units.ts';
import type { Language } from '../../localisation/language.ts';

/** A draft is translated this long after the last letter, so that not every letter is a call. */
const TRANSLATION_PAUSE = millis(500);

/** A draft in the customer's language. `failed` means that it can only go as it is. */
export interface DraftTranslation {
  readonly text: string;
  readonly status: 'waiting' | 'busy' | 'ready' | 'failed';
  readonly translated: string;
}

export interface DraftTranslationState {
  /** The language of the customer; undefined while nothing is translated. */
  readonly language: Language | undefined;
  readonly draft: DraftTranslation | undefined;
}

export type DraftTranslationEvent =
  | { readonly type: 'languageChosen'; readonly language: Language | undefined; readonly draft: string } // the app, the performer
  | { readonly type: 'drafted'; readonly draft: string } // the performer
  | { readonly type: 'due' } // the clock
  | { readonly type: 'wanted' } // the performer, with Enter
  | { readonly type: 'translated'; readonly translated: string } // the platform
  | { readonly type: 'notTranslated' }; // the platform, or no answer

export interface DraftTranslationEffect {
  readonly type: 'translate';
  readonly text: string;
  readonly language: Language;
}

type DraftTranslationStep = SlotStep<DraftTranslationState, DraftTranslationEvent, DraftTranslationEffect>;

export const NOT_TRANSLATED: DraftTranslationState = { language: undefined, draft: undefined };

const take = (state: DraftTranslationState, text: string): DraftTranslationStep => {
  if (state.draft?.text === text) return unchanged(state);
  if (state.language === undefined || text === '') {
    return { state: { ...state, draft: undefined }, effects: [leave('draft')] };
  }
  return {
    state: { ...state, draft: { text, status: 'waiting', translated: '' } },
    effects: [after('draft', TRANSLATION_PAUSE, { type: 'due' })],
  };
};

const ask = (state: DraftTranslationState): DraftTranslationStep => {
  const { draft, language } = state;
  if (draft?.status !== 'waiting' || language === undefined) return unchanged(state);
  return {
    state: { ...state, draft: { ...draft, status: 'busy' } },
    effects: [invoke('draft', { type: 'translate', text: draft.text, language })],
  };
};

/** State of the translation of a draft while it is typed; it is shown before the line is sent. @spec §3 Chat message — contentTranslate */
export const draftTranslation = (state: DraftTranslationState, event: DraftTranslationEvent): DraftTranslationStep => {
  switch (event.type) {
    case 'languageChosen':
      return take({ ...state, language: event.language, draft: undefined }, event.draft.trim());
    case 'drafted':
      return take(state, event.draft.trim());
    case 'due':
    case 'wanted':
      return ask(state);
    case 'translated':
    case 'notTranslated': {
      const { draft } = state;
      if (draft?.status !== 'busy') return unchanged(state);
      return event.type === 'translated'
        ? unchanged({ ...state, draft: { ...draft, status: 'ready', translated: event.translated } })
        : unchanged({ ...state, draft: { ...draft, status: 'failed' } });
    }
  }
};
