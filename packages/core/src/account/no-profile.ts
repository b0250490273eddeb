import type { AccountProfile } from './performer-account.ts';

/** Nothing told of herself. */
export const NO_PROFILE: AccountProfile = {
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
