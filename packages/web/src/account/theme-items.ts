import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ThemeChoice } from '@greenroom/core/account/settings';

/** Choices for the brightness of the screen. @spec §3 Performer account — settings */
export const THEME_ITEMS = [
  { choice: 'light', labelKey: 'account.scheme.light', icon: IconSun },
  { choice: 'dark', labelKey: 'account.scheme.dark', icon: IconMoon },
  { choice: 'system', labelKey: 'account.scheme.system', icon: IconDeviceDesktop },
] as const satisfies readonly { readonly choice: ThemeChoice; readonly labelKey: string; readonly icon: unknown }[];
