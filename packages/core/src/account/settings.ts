import { isJsonObject, parseJson } from '../kernel/json.ts';
/** Choices for the brightness of the screen. @spec §3 Performer account — settings (JSON holding the theme) */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The performer's settings, as far as this product knows them. @spec §3 Performer account */
export interface AccountSettings {
  readonly theme: ThemeChoice;
}

export const DEFAULT_SETTINGS: AccountSettings = { theme: 'system' };

/** Parts of the settings by their name, as JSON values. */
export type SettingsParts = Readonly<Record<string, unknown>>;

/** Reads every part of the settings from their JSON text; a text that is no JSON object has no parts. @spec §3 Performer account */
export const parseParts = (text: string): SettingsParts => {
  const value = parseJson(text);
  return isJsonObject(value) ? value : {};
};

/** Reads the settings as the platform keeps them; what is missing, unknown or no JSON at all counts as not chosen. @spec §3 Performer account */
export const parseSettings = (text: string): AccountSettings => {
  return { theme: themeIn(parseParts(text)) };
};

/** The theme among the parts; the first one where none is chosen. */
export const themeIn = ({ theme }: SettingsParts): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === theme) ?? DEFAULT_SETTINGS.theme;

/** Writes some parts of the settings into their JSON text; all other parts stay. @spec §3 Performer account */
export const withParts = (text: string, parts: SettingsParts): string =>
  JSON.stringify({ ...parseParts(text), ...parts });
