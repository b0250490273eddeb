import { createContext, use } from 'react';

/** Settings of the brand's configuration that hold for every page. */
export interface Site {
  /** Theme of the site, not the performer's brightness. */
  readonly theme: string;
  /** True where the platform answers the calls for the protection of the account. */
  readonly accountSecurity: boolean;
  readonly passwords: boolean;
}

const SiteContext = createContext<Site>({ theme: '', accountSecurity: false, passwords: false });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
