import { rememberScheme } from './remembered.ts';

/** Paints the page light or dark, and remembers it for the next first paint. */
export const paintScheme = (scheme: 'light' | 'dark', root: HTMLElement): void => {
  root.setAttribute('data-mantine-color-scheme', scheme);
  rememberScheme(scheme === 'dark' ? 'dark' : undefined);
};
