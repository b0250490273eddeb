import type { PerformerId } from '../kernel/ids.ts';
import type { Role } from './performer-account.ts';
import { parseSettings, type ThemeChoice } from './settings.ts';

/** Approval of the account: without it no service can be switched on. @spec §4 Account approval */
export type Approval = 'approved' | 'notApproved';

/**
 * Reads the approval from the account's status: APPROVED is approved, every other status is not and shows the notice.
 * @spec §3 Performer account — status, §4 Account approval
 */
export const approvalOf = (status: string): Approval => (status === 'APPROVED' ? 'approved' : 'notApproved');

/** Checks whether the configuration names this performer as special. @spec §6 — performers with particular ids are flagged special */
export const isSpecial = (id: PerformerId, specialIds: readonly string[]): boolean => specialIds.includes(id);

/** The page title of every page on the dusk theme. @spec §1 What the product does — a fixed page title */
const DUSK_TITLE = 'Dusk';

/** Returns the theme of the settings for a performer, the light one for every other role. @spec §6 Non-performers get the light theme */
export const themeFor = ([role]: readonly Role[], settings: string): ThemeChoice =>
  role === 'ROLE_PERFORMER' ? parseSettings(settings).theme : 'light';

/** Title of the browser's tab: the page's own title, on the dusk theme always the same. @spec §1 What the product does */
export const tabTitleFor = (siteTheme: string, title: string): string => (siteTheme === 'dusk' ? DUSK_TITLE : title);
