import { createContext, use } from 'react';

/** What the brand's configuration decides about every page. */
export interface Site {
  /** The theme of the site, not her own brightness. */
  readonly theme: string;
}

const SiteContext = createContext<Site>({ theme: '' });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
