/** What she can choose for the brightness of the screen. @spec §3 Performer account — settings (JSON holding the theme) */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Her settings, as far as this product knows them. @spec §3 Performer account */
export interface AccountSettings {
  readonly theme: ThemeChoice;
}

/** Before she chose anything. */
export const DEFAULT_SETTINGS: AccountSettings = { theme: 'system' };

const parseObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
};

/** Reads the settings as the platform keeps them; what is missing, unknown or no JSON at all counts as not chosen. @spec §3 Performer account */
export const parseSettings = (text: string): AccountSettings => {
  const settings = parseObject(text);
  const chosen = 'theme' in settings ? settings.theme : undefined;
  return { theme: THEME_CHOICES.find((choice) => choice === chosen) ?? DEFAULT_SETTINGS.theme };
};

/** The settings to save with another theme; whatever else they hold is kept. @spec §3 Performer account */
export const withTheme = (text: string, theme: ThemeChoice): string => JSON.stringify({ ...parseObject(text), theme });
