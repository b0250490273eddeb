import { createContext, use } from 'react';
import type { SiteFeature } from '@greenroom/core/navigation/route';

/** Settings of the brand's configuration that hold for every page. */
export interface Site extends Readonly<Record<SiteFeature, boolean>> {
  /** Theme of the site, not the performer's brightness. */
  readonly theme: string;
}

/**
 * Site of a platform that answers the calls of the specification alone.
 *
 * @fortests
 */
export const NO_FEATURES: Site = {
  theme: '',
  accountSecurity: false,
  passwords: false,
  accountData: false,
  regionBlocks: false,
  remote: false,
  blockedWords: false,
};

const SiteContext = createContext<Site>(NO_FEATURES);

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
