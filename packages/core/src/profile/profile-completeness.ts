import type { PerformerAccount } from '../account/performer-account.ts';

/** Parts of a complete profile, each with the page on which it is filled in. @spec §5 Profile completeness */
export const COMPLETENESS = [
  { part: 'age', route: 'profile-info' },
  { part: 'nickname', route: 'profile-desc' },
  { part: 'description', route: 'profile-desc' },
  { part: 'avatar', route: 'profile-photos' },
  { part: 'phoneName', route: 'profile-phone' },
  { part: 'phoneIntroduction', route: 'profile-phone' },
] as const;

export type MissingPart = (typeof COMPLETENESS)[number];

type Known = Pick<PerformerAccount, 'age' | 'descriptions' | 'avatar' | 'phoneProfile' | 'performerStatus'>;

const isThere = (part: MissingPart['part'], account: Known): boolean => {
  const isEligible = account.performerStatus === 'ELIGIBLE';
  switch (part) {
    case 'age':
      return account.age !== undefined;
    case 'nickname':
      return account.descriptions.some(({ nickname }) => nickname !== '');
    case 'description':
      return account.descriptions.some(({ description }) => description !== '');
    case 'avatar':
      return account.avatar !== undefined && account.avatar !== '';
    case 'phoneName':
      return !isEligible || account.phoneProfile.nameAvailable;
    case 'phoneIntroduction':
      return !isEligible || account.phoneProfile.introductionAvailable;
  }
};

/** Parts that are still missing: age, description, nickname, avatar, and for ELIGIBLE performers the phone profile name and intro message. @spec §5 Profile completeness */
export const missingParts = (account: Known): readonly MissingPart[] =>
  COMPLETENESS.filter(({ part }) => !isThere(part, account));
