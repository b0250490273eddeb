/** Errors of the profile. @spec §8 Profile and media — loading settings, phone details failed; save failed */
export type ProfileErrorCode =
  | 'profile.settingsNotLoaded'
  | 'profile.settingsNotSaved'
  | 'profile.infoNotLoaded'
  | 'profile.infoNotSaved'
  | 'profile.descriptionNotLoaded'
  | 'profile.descriptionNotSaved'
  | 'profile.locationNotLoaded'
  | 'profile.locationNotSaved'
  | 'profile.phoneNotLoaded'
  | 'profile.phoneNotSaved'
  | 'profile.recordingNotSent'
  | 'profile.recordingNotValid'
  | 'profile.vipNotLoaded'
  | 'profile.vipNotSaved'
  | 'profile.brandsNotLoaded'
  | 'profile.brandsNotSaved';
