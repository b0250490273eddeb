import type { AccountProfile, PerformerAccount } from '../../src/account/performer-account.ts';
import { performerId } from '../../src/kernel/ids.ts';
import { NO_SERVICES } from '../../src/services/service-flags.ts';

/** A profile with every field empty. */
const NO_PROFILE: AccountProfile = {
  gender: '',
  orientation: '',
  cupSize: '',
  eyeColor: '',
  height: undefined,
  weight: undefined,
  motherLanguage: '',
  translate: false,
  location: { country: '', province: '', city: '' },
};

/** An approved performer with every service off, but for the fields that a test sets. */
export const accountWith = (part: Partial<PerformerAccount> = {}): PerformerAccount => ({
  id: performerId('1001'),
  username: 'anna',
  nickname: 'Anna',
  roles: ['ROLE_PERFORMER'],
  language: 'nl',
  socketToken: 'socket-token',
  status: 'APPROVED',
  services: NO_SERVICES,
  tags: [],
  countries: ['nl', 'be'],
  languages: ['nl'],
  descriptions: [],
  phoneProfile: { nameAvailable: true, introductionAvailable: true, advertisementAvailable: true },
  performerStatus: 'ELIGIBLE',
  age: 30,
  avatar: undefined,
  avatarMedia: undefined,
  settings: '{}',
  newsletter: false,
  profile: NO_PROFILE,
  totalNotifications: 0,
  ...part,
});
