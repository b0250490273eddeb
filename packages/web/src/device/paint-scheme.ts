import { rememberScheme } from './remembered.ts';

/** Paints the page light or dark, and remembers it for the next first paint. */
export const paintScheme = (scheme: 'light' | 'dark', root: HTMLElement): void => {
  root.setAttribute('data-mantine-color-scheme', scheme);
  // The bar of a phone goes on where the top bar ends.
  const bar = root.ownerDocument.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', getComputedStyle(root).getPropertyValue('--surface-panel').trim());
  rememberScheme(scheme === 'dark' ? 'dark' : undefined);
};
