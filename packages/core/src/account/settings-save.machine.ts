import type { PerformerId } from '../kernel/ids.ts';
import { isSameJson } from '../kernel/json.ts';
import { exhaustive, type SlotStep, unchanged } from '../kernel/machine.ts';
import { accept, choose, keysOf, optimistic, refuse, send, unsaved, type Optimistic } from '../kernel/optimistic.ts';
import { invoke, leave } from '../kernel/slots.ts';
import type { AccountErrorCode } from './account-api.port.ts';
import { DEFAULT_SETTINGS, parseParts, withParts, type SettingsParts, type ThemeChoice } from './settings.ts';

export interface SettingsSaveState {
  readonly owner: PerformerId | undefined;
  /** The settings as the platform has them. */
  readonly settings: string;
  /** Parts of the settings; the theme is the one that holds for the role, whatever the settings say. */
  readonly parts: Optimistic<SettingsParts>;
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
  settings: '{}',
  parts: optimistic<SettingsParts>({ ...DEFAULT_SETTINGS }),
  error: undefined,
};

const LEAVE_SAVE = leave('save');

const saveIfNeeded = (state: SettingsSaveState): SettingsStep => {
  const { owner, parts } = state;
  const change = unsaved(parts);
  if (owner === undefined || parts.sent !== undefined || keysOf(change).length === 0) return unchanged(state);
  const settings = withParts(state.settings, change);
  return {
    state: { ...state, parts: send(parts, change) },
    effects: [invoke('save', { type: 'save', owner, settings })],
  };
};

const saved = (state: SettingsSaveState, sent: SettingsParts): SettingsStep =>
  saveIfNeeded({ ...state, settings: withParts(state.settings, sent), parts: accept(state.parts) });

/** Retries what the performer chose anew meanwhile, and reverts the rest. */
const refused = (state: SettingsSaveState, sent: SettingsParts): SettingsStep => {
  const parts = refuse(state.parts, true);
  const isLost = keysOf(sent).some((name) => !isSameJson(parts.shown[name], state.parts.shown[name]));
  return saveIfNeeded({ ...state, parts, error: isLost ? 'account.settingsNotSaved' : state.error });
};

/** Saves what the performer chooses, and reverts it when that fails. @spec §3 Performer account — settings, §8 Profile and media */
export const settingsSave = (state: SettingsSaveState, event: SettingsSaveEvent): SettingsStep => {
  const { sent } = state.parts;
  switch (event.type) {
    case 'loaded': {
      const { owner, settings, theme } = event;
      // A session check may have read the settings before a choice that is being saved.
      if (owner === state.owner && (sent !== undefined || keysOf(unsaved(state.parts)).length > 0))
        return unchanged(state);
      const parts = optimistic<SettingsParts>({ ...parseParts(settings), theme });
      return { state: { ...NO_SETTINGS, owner, settings, parts }, effects: [LEAVE_SAVE] };
    }
    case 'chosen':
      return saveIfNeeded({ ...state, parts: choose(state.parts, event.parts), error: undefined });
    case 'saved':
      return sent === undefined ? unchanged(state) : saved(state, sent);
    case 'refused':
      return sent === undefined ? unchanged(state) : refused(state, sent);
    case 'forgotten':
      return { state: NO_SETTINGS, effects: [LEAVE_SAVE] };
    default:
      return exhaustive(event);
  }
};
