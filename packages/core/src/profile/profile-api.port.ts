import type { AsyncResult } from '../kernel/async-result.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { AgeBounds } from './age.ts';
import type { BrandAnswers, Brand } from './profile-choices.ts';
import type { FileContent } from '../kernel/units.ts';
import type { PhoneRecordingName, RecordingReviews, PhoneProfile } from './phone-profile.ts';
import type { ProfileInfo } from './profile-info.ts';
import type { Places, ProfileLocation } from './profile-location.ts';
import type { BrandText } from './profile-texts.ts';
import type { VipChoices, VipPrices } from './vip-prices.ts';

export interface ProfileApi {
  /** Bounds of the shown age. @spec §7 GET performer_details */
  readonly ageBounds: (id: PerformerId) => AsyncResult<AgeBounds>;
  /** @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveInfo: (id: PerformerId, values: ProfileInfo) => AsyncResult<undefined>;
  /** @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveLocation: (id: PerformerId, values: ProfileLocation) => AsyncResult<undefined>;
  /** @spec §7 PUT performer/performer_accounts/{id} */
  readonly saveNewsletter: (id: PerformerId, newsletter: boolean) => AsyncResult<undefined>;
  /** The provinces and cities on offer. @spec §5 Country, province and city must be selected */
  readonly places: () => AsyncResult<Places>;
  /** @spec §7 POST performer/performer_accounts/{id}/descriptions/ */
  readonly createText: (id: PerformerId, brand: Brand, text: BrandText) => AsyncResult<undefined>;
  /** @spec §7 PUT performer/performer_accounts/descriptions/{id} */
  readonly saveText: (descriptionId: string, text: BrandText) => AsyncResult<undefined>;
  /** @spec §7 GET performer_ivr */
  readonly phone: (
    id: PerformerId,
  ) => AsyncResult<{ readonly profile: PhoneProfile; readonly recordings: RecordingReviews }>;
  /** @spec §5 Phone services */
  readonly savePhone: (id: PerformerId, values: PhoneProfile) => AsyncResult<undefined>;
  /** @spec §3 performerIVRDetails */
  readonly saveRecording: (id: PerformerId, name: PhoneRecordingName, content: FileContent) => AsyncResult<undefined>;
  /** @spec §7 GET vip-prices */
  readonly vip: (id: PerformerId) => AsyncResult<{ readonly prices: VipPrices; readonly choices: VipChoices }>;
  /** @spec §3 Profile choices — VIP price */
  readonly saveVip: (id: PerformerId, values: VipPrices) => AsyncResult<undefined>;
  /** @spec §4 Account approval — 'Agree' or 'Reject' */
  readonly brands: (id: PerformerId) => AsyncResult<BrandAnswers>;
  /** @spec §4 Account approval — 'Agree' or 'Reject' */
  readonly saveBrands: (id: PerformerId, answers: BrandAnswers) => AsyncResult<undefined>;
}

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
