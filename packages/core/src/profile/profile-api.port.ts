import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';
import type { AgeBounds } from './age.ts';
import type { PhoneRecordingName, RecordingReviews, PhoneProfile } from './phone-profile.ts';
import type { BrandAnswers, Brand, VipChoices, VipPrices } from './profile-choices.ts';
import type { ProfileInfo, Places, ProfileLocation } from './profile-info.ts';
import type { BrandText } from './profile-texts.ts';

export interface ProfileApi {
  /** Reads the bounds of the shown age. @spec §7 GET performer_details */
  readonly ageBounds: (id: PerformerId) => AsyncResult<AgeBounds>;
  /** Saves appearance and character. @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveInfo: (id: PerformerId, values: ProfileInfo) => AsyncResult<undefined>;
  /** Saves the region in which the performer is shown to live. @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveLocation: (id: PerformerId, values: ProfileLocation) => AsyncResult<undefined>;
  /** Subscribes to the newsletter, or ends the subscription. @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveNewsletter: (id: PerformerId, newsletter: boolean) => AsyncResult<undefined>;
  /** Reads the provinces and cities on offer. @spec §5 Country, province and city must be selected */
  readonly places: () => AsyncResult<Places>;
  /** Submits the first text for a site. @spec §7 POST performer/performer_accounts/{id}/descriptions/ */
  readonly createText: (id: PerformerId, brand: Brand, text: BrandText) => AsyncResult<undefined>;
  /** Submits a new version of a text. @spec §7 PUT performer/performer_accounts/descriptions/{id} */
  readonly saveText: (descriptionId: string, text: BrandText) => AsyncResult<undefined>;
  /** Reads the profile of the phone services and the state of its recordings. @spec §7 GET performer_ivr */
  readonly phone: (
    id: PerformerId,
  ) => AsyncResult<{ readonly profile: PhoneProfile; readonly recordings: RecordingReviews }>;
  /** Saves the profile of the phone services. @spec §5 Phone services */
  readonly savePhone: (id: PerformerId, values: PhoneProfile) => AsyncResult<undefined>;
  /** Submits a recording for the phone services. @spec §3 performerIVRDetails */
  readonly saveRecording: (id: PerformerId, name: PhoneRecordingName, content: FileContent) => AsyncResult<undefined>;
  /** Reads the prices of VIP sessions and the prices that can be chosen. @spec §7 GET vip-prices */
  readonly vip: (id: PerformerId) => AsyncResult<{ readonly prices: VipPrices; readonly choices: VipChoices }>;
  /** Saves the prices of VIP sessions. @spec §3 Profile choices — VIP price */
  readonly saveVip: (id: PerformerId, values: VipPrices) => AsyncResult<undefined>;
  /** Reads on which sites the performer agreed to be shown. @spec §4 Account approval — 'Agree' or 'Reject' */
  readonly brands: (id: PerformerId) => AsyncResult<BrandAnswers>;
  /** Saves on which sites the performer agrees to be shown. @spec §4 Account approval — 'Agree' or 'Reject' */
  readonly saveBrands: (id: PerformerId, answers: BrandAnswers) => AsyncResult<undefined>;
}

/** Errors of the profile. @spec §8 Profile and media — loading settings, phone details failed; save failed */
export const PROFILE_ERRORS = [
  'profile.settingsNotLoaded',
  'profile.settingsNotSaved',
  'profile.infoNotLoaded',
  'profile.infoNotSaved',
  'profile.descriptionNotLoaded',
  'profile.descriptionNotSaved',
  'profile.locationNotLoaded',
  'profile.locationNotSaved',
  'profile.phoneNotLoaded',
  'profile.phoneNotSaved',
  'profile.recordingNotSent',
  'profile.recordingNotValid',
  'profile.vipNotLoaded',
  'profile.vipNotSaved',
  'profile.brandsNotLoaded',
  'profile.brandsNotSaved',
] as const;
