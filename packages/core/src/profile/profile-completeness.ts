import type { BrandDescription, PerformerAccount } from '../account/performer-account.ts';

type Known = Pick<PerformerAccount, 'age' | 'descriptions' | 'avatar' | 'phoneProfile' | 'performerStatus'>;

/** Checks that there is a site, and that none lacks the text. */
const isWritten = ({ descriptions }: Known, textOf: (one: BrandDescription) => string): boolean =>
  descriptions.length > 0 && descriptions.every((one) => textOf(one) !== '');

const isEligible = ({ performerStatus }: Known): boolean => performerStatus === 'ELIGIBLE';

/** Parts of a complete profile, each with the page on which it is filled in. @spec §5 Profile completeness */
const COMPLETENESS = [
  { part: 'age', route: 'profile-info', isMissing: ({ age }: Known) => age === undefined },
  {
    part: 'nickname',
    route: 'profile-desc',
    isMissing: (account: Known) => !isWritten(account, ({ nickname }) => nickname),
  },
  {
    part: 'description',
    route: 'profile-desc',
    isMissing: (account: Known) => !isWritten(account, ({ description }) => description),
  },
  { part: 'avatar', route: 'profile-photos', isMissing: ({ avatar = '' }: Known) => avatar === '' },
  {
    part: 'phoneName',
    route: 'profile-phone',
    isMissing: (account: Known) => isEligible(account) && !account.phoneProfile.nameAvailable,
  },
  {
    part: 'phoneIntroduction',
    route: 'profile-phone',
    isMissing: (account: Known) => isEligible(account) && !account.phoneProfile.introductionAvailable,
  },
] as const;

export type MissingPart = Pick<(typeof COMPLETENESS)[number], 'part' | 'route'>;

/** Parts that are still missing: age, description, nickname, avatar, and for ELIGIBLE performers the phone profile name and intro message. @spec §5 Profile completeness */
export const missingParts = (account: Known): readonly MissingPart[] =>
  COMPLETENESS.filter(({ isMissing }) => isMissing(account));

type Public = Pick<PerformerAccount, 'languages' | 'profile'>;

/** Further fields that customers see, each with the page on which it is filled in. @spec §3 Profile choices */
const PUBLIC_FIELDS = [
  { field: 'gender', route: 'profile-info', value: ({ profile }: Public) => profile.gender },
  { field: 'orientation', route: 'profile-info', value: ({ profile }: Public) => profile.orientation },
  { field: 'cupSize', route: 'profile-info', value: ({ profile }: Public) => profile.cupSize },
  { field: 'eyeColor', route: 'profile-info', value: ({ profile }: Public) => profile.eyeColor },
  { field: 'height', route: 'profile-info', value: ({ profile }: Public) => profile.height },
  { field: 'weight', route: 'profile-info', value: ({ profile }: Public) => profile.weight },
  { field: 'motherLanguage', route: 'profile-info', value: ({ profile }: Public) => profile.motherLanguage },
  { field: 'languages', route: 'profile-info', value: ({ languages }: Public) => languages[0] },
  { field: 'country', route: 'profile-location', value: ({ profile }: Public) => profile.location.country },
  { field: 'province', route: 'profile-location', value: ({ profile }: Public) => profile.location.province },
  { field: 'city', route: 'profile-location', value: ({ profile }: Public) => profile.location.city },
] as const;

export type EmptyField = Pick<(typeof PUBLIC_FIELDS)[number], 'field' | 'route'>;

/** Fields that no profile needs, but that customers see and that are empty. @spec §3 Profile choices */
export const emptyFields = (account: Public): readonly EmptyField[] =>
  PUBLIC_FIELDS.filter(({ value }) => (value(account) ?? '') === '');
