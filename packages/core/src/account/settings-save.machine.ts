import { exhaustive } from '../kernel/exhaustive.ts';
import type { PerformerId } from '../kernel/ids.ts';
import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import type { AccountErrorCode } from './account.errors.ts';
import { DEFAULT_SETTINGS, withTheme, type ThemeChoice } from './settings.ts';

export interface SettingsSaveState {
  readonly owner: PerformerId | undefined;
  /** The settings as the platform has them. */
  readonly confirmed: string;
  readonly confirmedTheme: ThemeChoice;
  /** What she sees: her choice at once, the platform's truth again when it could not be saved. */
  readonly theme: ThemeChoice;
  /** The choice on its way to the platform; one at a time, so that the last one stays. */
  readonly saving: ThemeChoice | undefined;
  readonly error: AccountErrorCode | undefined;
  /** Names the login; an answer meant for an earlier one is dropped. */
  readonly generation: number;
}

export type SettingsSaveEvent =
  | { readonly type: 'loaded'; readonly owner: PerformerId; readonly settings: string; readonly theme: ThemeChoice } // the app
  | { readonly type: 'chosen'; readonly theme: ThemeChoice } // the performer
  | { readonly type: 'saved'; readonly generation: number } // the platform
  | { readonly type: 'refused'; readonly generation: number } // the platform, or nobody answered
  | { readonly type: 'forgotten' }; // the app, at log-out

export interface SettingsSaveEffect {
  readonly type: 'save';
  readonly owner: PerformerId;
  readonly settings: string;
  readonly generation: number;
}

type SettingsStep = Step<SettingsSaveState, SettingsSaveEffect>;

export const NO_SETTINGS: SettingsSaveState = {
  owner: undefined,
  confirmed: '{}',
  confirmedTheme: DEFAULT_SETTINGS.theme,
  theme: DEFAULT_SETTINGS.theme,
  saving: undefined,
  error: undefined,
  generation: 0,
};

const stay = (state: SettingsSaveState): SettingsStep => ({ state, effects: NO_EFFECTS });

const saveIfNeeded = (state: SettingsSaveState): SettingsStep => {
  const { owner, confirmed, confirmedTheme, theme, saving, generation } = state;
  if (owner === undefined || saving !== undefined || theme === confirmedTheme) return stay(state);
  const effect = { type: 'save', owner, settings: withTheme(confirmed, theme), generation } as const;
  return { state: { ...state, saving: theme }, effects: [effect] };
};

const saved = (state: SettingsSaveState, theme: ThemeChoice): SettingsStep => {
  const confirmed = withTheme(state.confirmed, theme);
  return saveIfNeeded({ ...state, confirmed, confirmedTheme: theme, saving: undefined });
};

/** A later choice gets its own chance; else she sees again what the platform has. */
const refused = (state: SettingsSaveState, theme: ThemeChoice): SettingsStep => {
  const idle = { ...state, saving: undefined };
  if (state.theme !== theme) return saveIfNeeded(idle);
  return stay({ ...idle, theme: state.confirmedTheme, error: 'account.settingsNotSaved' });
};

/** Saves her theme, and takes it back when that fails. @spec §3 Performer account — settings, §8 Profile and media */
export const settingsSave = (state: SettingsSaveState, event: SettingsSaveEvent): SettingsStep => {
  if ('generation' in event && event.generation !== state.generation) return stay(state);
  switch (event.type) {
    case 'loaded': {
      const { owner, settings, theme } = event;
      const loaded = { owner, confirmed: settings, confirmedTheme: theme, theme };
      return stay({ ...NO_SETTINGS, ...loaded, generation: state.generation + 1 });
    }
    case 'chosen':
      return saveIfNeeded({ ...state, theme: event.theme, error: undefined });
    case 'saved':
      return state.saving === undefined ? stay(state) : saved(state, state.saving);
    case 'refused':
      return state.saving === undefined ? stay(state) : refused(state, state.saving);
    case 'forgotten':
      return stay({ ...NO_SETTINGS, generation: state.generation + 1 });
    default:
      return exhaustive(event);
  }
};
