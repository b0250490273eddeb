import type { TabStorage } from './tab-storage.ts';

/** Storage of this browser for the site. */
export interface KeptHere {
  readonly tab: TabStorage;
  readonly local: () => Storage;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
}

/** Removes every cookie and entry of this site from the browser. @spec §2 /reset — reset cookies */
export const forgetEverything = (kept: KeptHere): void => {
  kept.tab.clear();
  try {
    kept.local().clear();
  } catch {
    // Storage is forbidden here: there is nothing to clear.
  }
  for (const cookie of kept.cookies.read().split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name !== '') kept.cookies.write(`${name}=; Path=/; Max-Age=0`);
  }
};
