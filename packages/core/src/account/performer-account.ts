import type { PerformerId } from '../kernel/ids.ts';
import type { Language } from '../localisation/language.ts';
import type { ServiceFlags } from '../services/service.ts';
import { parseSettings, type ThemeChoice } from './settings.ts';

/**
 * Roles that an account can have at the platform; the first of an account is the active one.
 * @spec §1, §6 — ROLE_UNKNOWN is the anonymous default
 */
export const ROLES = ['ROLE_PERFORMER', 'ROLE_CLIENT', 'ROLE_ADMIN', 'ROLE_TOY', 'ROLE_UNKNOWN'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

/** The performer's name and text for one brand. @spec §3 Performer account */
export interface BrandDescription {
  /** Empty where the platform has none yet. */
  readonly id: string;
  readonly brand: string;
  readonly nickname: string;
  readonly description: string;
  readonly status: ProfileStatus;
}

/** Moderation status of the profile. @spec §3 Profile choices — profile status */
export type ProfileStatus = 'approved' | 'pending';

/** The public profile of a performer; empty texts are not filled in. @spec §3 Performer account, Profile choices */
export interface AccountProfile {
  readonly gender: string;
  readonly orientation: string;
  readonly cupSize: string;
  readonly eyeColor: string;
  readonly height: number | undefined;
  readonly weight: number | undefined;
  readonly motherLanguage: string;
  readonly translate: boolean;
  readonly location: { readonly country: string; readonly province: string; readonly city: string };
}

export interface AvatarPicture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
}

/** The platform's record of the logged-in performer. @spec §3 Performer account */
export interface PerformerAccount {
  readonly id: PerformerId;
  readonly username: string;
  readonly nickname: string;
  /** The first entry is the active role. */
  readonly roles: readonly Role[];
  readonly language: Language;
  /** Short-lived secret for the real-time socket; never logged, never stored. */
  readonly socketToken: string;
  /** `APPROVED` means activated. */
  readonly status: string;
  readonly services: ServiceFlags;
  /** The tag `ForumBlocked` blocks the forum; `WorkPaused:cam,peek`, of our own, has what a pause remembers. */
  readonly tags: readonly string[];
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly descriptions: readonly BrandDescription[];
  readonly phoneProfile: {
    readonly nameAvailable: boolean;
    readonly introductionAvailable: boolean;
    readonly advertisementAvailable: boolean;
  };
  /** `ELIGIBLE` or other: only an eligible performer may use phone services. */
  readonly performerStatus: string;
  readonly age: number | undefined;
  readonly avatar: string | undefined;
  /** The photo behind the avatar, in every width that the platform has, the smallest first. */
  readonly avatarMedia: { readonly id: string; readonly pictures: readonly AvatarPicture[] } | undefined;
  /** JSON text holding the theme, as the platform keeps it. */
  readonly settings: string;
  readonly newsletter: boolean;
  readonly profile: AccountProfile;
  readonly totalNotifications: number;
}

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
