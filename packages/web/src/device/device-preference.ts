import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** Scheme preferred by the device. */
export interface DevicePreference {
  readonly prefersDark: () => boolean;
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Watches the preference of the device for dark. */
export const devicePreference = (page: Pick<Window, 'matchMedia'>): DevicePreference => {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    prefersDark: () => dark.matches,
    subscribe: (listener) => {
      dark.addEventListener('change', listener);
      return () => dark.removeEventListener('change', listener);
    },
  };
};
