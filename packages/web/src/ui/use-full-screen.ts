import { useSyncExternalStore } from 'react';
import { BROWSER_NEEDS, has } from '../device/browser-needs.ts';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isOn = (): boolean => document.fullscreenElement !== null;

const toggle = (): void => {
  const asked = isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Refused when the press came too late or the browser does not want to: the page stays as it is.
  asked.catch(() => undefined);
};

/** The full screen of the whole page, so that whatever lies over it is shown there too. */
export const useFullScreen = () => ({
  isPossible: has(BROWSER_NEEDS.fullScreen),
  isOn: useSyncExternalStore(subscribe, isOn),
  toggle,
});
