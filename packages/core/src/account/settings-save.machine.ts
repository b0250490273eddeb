import type { PerformerId } from '../kernel/ids.ts';
import { exhaustive, type SlotStep, unchanged } from '../kernel/machine.ts';
import { isSameJson } from '../kernel/same-json.ts';
import { invoke, leave } from '../kernel/slots.ts';
import type { AccountErrorCode } from './account-api.port.ts';
import { DEFAULT_SETTINGS, parseParts, themeIn, withParts, type SettingsParts, type ThemeChoice } from './settings.ts';

const NO_PARTS: SettingsParts = {};

export interface SettingsSaveState {
  readonly owner: PerformerId | undefined;
  /** The settings as the platform has them. */
  readonly confirmed: string;
  /** Values that hold for this role, whatever the settings say. */
  readonly confirmedTheme: ThemeChoice;
  /** Choices that are not confirmed yet. */
  readonly chosen: SettingsParts;
  /** The parts on their way to the platform; one save at a time, so that the last choice stays. */
  readonly saving: SettingsParts | undefined;
  readonly error: AccountErrorCode | undefined;
}

export type SettingsSaveEvent =
  | { readonly type: 'loaded'; readonly owner: PerformerId; readonly settings: string; readonly theme: ThemeChoice } // the app
  | { readonly type: 'chosen'; readonly parts: SettingsParts } // the performer
  | { readonly type: 'saved' } // the platform
  | { readonly type: 'refused' } // the platform, or no answer
  | { readonly type: 'forgotten' }; // the app, at log-out

export interface SettingsSaveEffect {
  readonly type: 'save';
  readonly owner: PerformerId;
  readonly settings: string;
}

type SettingsStep = SlotStep<SettingsSaveState, SettingsSaveEvent, SettingsSaveEffect>;

export const NO_SETTINGS: SettingsSaveState = {
  owner: undefined,
  confirmed: '{}',
  confirmedTheme: DEFAULT_SETTINGS.theme,
  chosen: NO_PARTS,
  saving: undefined,
  error: undefined,
};

/** Those of the first parts that the second do not have. */
const differing = (parts: SettingsParts, from: SettingsParts): SettingsParts =>
  Object.fromEntries(Object.entries(parts).filter(([name, value]) => !isSameJson(value, from[name])));

const isEmpty = (parts: SettingsParts): boolean => Object.keys(parts).length === 0;

const confirmedParts = ({ confirmed, confirmedTheme }: SettingsSaveState): SettingsParts => ({
  ...parseParts(confirmed),
  theme: confirmedTheme,
});

/** Settings as the performer sees them: each choice at once, what the platform has again when it could not be saved. */
export const shownParts = (state: SettingsSaveState): SettingsParts => ({ ...confirmedParts(state), ...state.chosen });

const saveIfNeeded = (state: SettingsSaveState): SettingsStep => {
  const { owner, confirmed, saving } = state;
  if (owner === undefined || saving !== undefined) return unchanged(state);
  const parts = differing(state.chosen, confirmedParts(state));
  if (isEmpty(parts)) return unchanged({ ...state, chosen: NO_PARTS });
  const effect = { type: 'save', owner, settings: withParts(confirmed, parts) } as const;
  return { state: { ...state, chosen: parts, saving: parts }, effects: [invoke('save', effect)] };
};

const saved = (state: SettingsSaveState, parts: SettingsParts): SettingsStep => {
  const confirmed = withParts(state.confirmed, parts);
  const confirmedTheme = 'theme' in parts ? themeIn(parts) : state.confirmedTheme;
  const chosen = differing(state.chosen, parts);
  return saveIfNeeded({ ...state, confirmed, confirmedTheme, chosen, saving: undefined });
};

/** Saves again what was chosen meanwhile; takes back the rest. */
const refused = (state: SettingsSaveState, parts: SettingsParts): SettingsStep => {
  const chosen = differing(state.chosen, parts);
  const isLost = Object.keys(parts).some((name) => !(name in chosen));
  const error = isLost ? 'account.settingsNotSaved' : state.error;
  return saveIfNeeded({ ...state, chosen, saving: undefined, error });
};

/** Saves what the performer chooses, and takes it back when that fails. @spec §3 Performer account — settings, §8 Profile and media */
export const settingsSave = (state: SettingsSaveState, event: SettingsSaveEvent): SettingsStep => {
  switch (event.type) {
    case 'loaded': {
      const { owner, settings, theme } = event;
      // A session check may have read the settings before a choice that is on its way.
      if (owner === state.owner && !isEmpty(state.chosen)) return unchanged(state);
      return {
        state: { ...NO_SETTINGS, owner, confirmed: settings, confirmedTheme: theme },
        effects: [leave('save')],
      };
    }
    case 'chosen':
      return saveIfNeeded({ ...state, chosen: { ...state.chosen, ...event.parts }, error: undefined });
    case 'saved':
      return state.saving === undefined ? unchanged(state) : saved(state, state.saving);
    case 'refused':
      return state.saving === undefined ? unchanged(state) : refused(state, state.saving);
    case 'forgotten':
      return { state: NO_SETTINGS, effects: [leave('save')] };
    default:
      return exhaustive(event);
  }
};
