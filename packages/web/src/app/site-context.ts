import { createContext, use } from 'react';

/** What the brand's configuration decides about every page. */
export interface Site {
  readonly fixedTitle: boolean;
}

const SiteContext = createContext<Site>({ fixedTitle: false });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
