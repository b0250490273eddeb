import { createContext, use } from 'react';

/** Settings of the brand's configuration that hold for every page. */
export interface Site {
  /** Theme of the site, not the performer's brightness. */
  readonly theme: string;
}

const SiteContext = createContext<Site>({ theme: '' });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
