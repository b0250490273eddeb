import type { TabPage } from './tab-sign.media.ts';

const ICON = { usual: '/favicon.svg', request: '/favicon-request.svg' } as const;

/** The page's own title and icon. */
export const tabPage = (page: Document): TabPage => ({
  getTitle: () => page.title,
  setTitle: (title) => {
    page.title = title;
  },
  setIcon: (kind) => page.querySelector('link[rel="icon"]')?.setAttribute('href', ICON[kind]),
});
