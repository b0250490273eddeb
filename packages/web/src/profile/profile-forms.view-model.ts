import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import { currency } from '@greenroom/core/formatting/money';
import { cents, customerCents, type Percent } from '@greenroom/core/kernel/units';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import {
  ownPriceLoss,
  shareOfPrice,
  type MinuteRates,
  type PayRatesController,
} from '@greenroom/core/meter/pay-rates.controller';
import { oldestAge, youngestAge } from '@greenroom/core/profile/age';
import type { PhoneProfile } from '@greenroom/core/profile/phone-profile';
import {
  agreedBrands,
  BRANDS,
  type BrandAnswers,
  type VipChoices,
  type VipPrices,
  type VipService,
} from '@greenroom/core/profile/profile-choices';
import type { ProfileForms, ProfileOffers } from '@greenroom/core/profile/profile-forms';
import { citiesOf, provincesOf, type ProfileInfo, type ProfileLocation } from '@greenroom/core/profile/profile-info';
import { maxNickname } from '@greenroom/core/profile/profile-texts';
import { isBlockedByNumber } from '@greenroom/core/services/service-conditions';
import { FormViewModel } from '../forms/form.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { BrandsPageModel } from './BrandsPage.tsx';
import type { PhoneRecordingsViewModel } from './phone-recordings.view-model.ts';
import type { ProfileInfoModel } from './ProfileInfo.tsx';
import type { ProfileLocationModel } from './ProfileLocation.tsx';
import type { ProfilePhoneModel } from './ProfilePhone.tsx';
import type { BrandTextModel, ProfileTextsModel } from './ProfileTexts.tsx';
import type { VipComparison, VipPageModel } from './VipPage.tsx';

const BRANDS_ERRORS = { notLoaded: 'profile.brandsNotLoaded', notSaved: 'profile.brandsNotSaved' } as const;

/** Reads the choices on offer. They are known once the form is loaded, so the read of its phase makes an observer read them again then. */
const offersOnceReady = ({ phase: _read }: { readonly phase: string }, offers: ProfileForms['offers']): ProfileOffers =>
  offers();

/** Mirrors the form of the profile facts, with the youngest and oldest age that may be shown. @spec §5 Age */
export class ProfileInfoViewModel implements ProfileInfoModel {
  readonly form: FormViewModel<ProfileInfo>;
  readonly #offers: ProfileForms['offers'];

  constructor({ info, offers }: Pick<ProfileForms, 'info' | 'offers'>) {
    this.form = new FormViewModel('profile-info', info, {
      notLoaded: 'profile.infoNotLoaded',
      notSaved: 'profile.infoNotSaved',
    });
    this.#offers = offers;
  }

  get youngest(): number {
    return youngestAge(offersOnceReady(this.form, this.#offers).age);
  }

  get oldest(): number {
    return oldestAge(offersOnceReady(this.form, this.#offers).age);
  }

  readonly dispose = (): void => this.form.dispose();
}

/** Mirrors a form for each agreed site. @spec §3 performerDescriptions */
export class ProfileTextsViewModel implements ProfileTextsModel {
  readonly brands: FormViewModel<BrandAnswers>;
  readonly #all: readonly BrandTextModel[];
  readonly dispose: () => void;

  constructor({ texts, brands }: Pick<ProfileForms, 'texts' | 'brands'>) {
    const all = BRANDS.map((brand) => {
      const errors = { notLoaded: 'profile.descriptionNotLoaded', notSaved: 'profile.descriptionNotSaved' } as const;
      return { brand, form: new FormViewModel(`desc-${brand}`, texts[brand], errors), maxNickname: maxNickname(brand) };
    });
    this.#all = all;
    this.brands = new FormViewModel('brands', brands, BRANDS_ERRORS);
    this.dispose = () => {
      this.brands.dispose();
      for (const { form } of all) form.dispose();
    };
    makeObservable(this, { texts: computed });
  }

  get texts(): readonly BrandTextModel[] {
    const agreed = agreedBrands(this.brands.saved);
    return this.#all.filter(({ brand }) => agreed.includes(brand));
  }
}

/**
 * Mirrors the form of the location; provinces fit the chosen country, and cities the province.
 * @spec §5 Country, province and city must be selected
 */
export class ProfileLocationViewModel implements ProfileLocationModel {
  readonly form: FormViewModel<ProfileLocation>;
  readonly #offers: ProfileForms['offers'];

  constructor({ location, offers }: Pick<ProfileForms, 'location' | 'offers'>) {
    this.form = new FormViewModel('profile-location', location, {
      notLoaded: 'profile.locationNotLoaded',
      notSaved: 'profile.locationNotSaved',
    });
    this.#offers = offers;
  }

  get provinces(): readonly string[] {
    return provincesOf(this.#offers().places, this.form.values.country);
  }

  get cities(): readonly string[] {
    const { country, province } = this.form.values;
    return citiesOf(this.#offers().places, country, province);
  }

  readonly dispose = (): void => this.form.dispose();
}

/** Mirrors the form of the phone texts and the recordings, and warns of a Surinamese number. @spec §2 /profile/phone/ */
export class ProfilePhoneViewModel implements ProfilePhoneModel {
  readonly form: FormViewModel<PhoneProfile>;
  readonly recordings: PhoneRecordingsViewModel;
  readonly #account: Mirror<AccountState>;
  readonly #login: Mirror<LoginState>;

  constructor(
    { phone }: Pick<ProfileForms, 'phone'>,
    account: Pick<AccountController, 'watch'>,
    recordings: PhoneRecordingsViewModel,
    login: Pick<LoginController, 'watch'>,
  ) {
    this.recordings = recordings;
    this.form = new FormViewModel('profile-phone', phone, {
      notLoaded: 'profile.phoneNotLoaded',
      notSaved: 'profile.phoneNotSaved',
    });
    this.#account = new Mirror(account.watch);
    this.#login = new Mirror(login.watch);
  }

  get isSurinamese(): boolean {
    return isBlockedByNumber(this.#login.current.account?.profile.gender ?? '', this.#account.current.details?.phone);
  }

  readonly dispose = (): void => {
    this.form.dispose();
    this.recordings.dispose();
    this.#login.dispose();
    this.#account.dispose();
  };
}

/** Mirrors the form of the VIP prices, with the performer's share of each price. @spec §2 /vip/ */
export class VipPageViewModel implements VipPageModel {
  readonly form: FormViewModel<VipPrices>;
  readonly #offers: ProfileForms['offers'];
  readonly #site: Mirror<MinuteRates>;
  readonly #share: Mirror<Percent | undefined>;

  constructor(
    { vip, offers }: Pick<ProfileForms, 'vip' | 'offers'>,
    rates: Pick<PayRatesController, 'site' | 'share'>,
  ) {
    this.form = new FormViewModel('vip', vip, { notLoaded: 'profile.vipNotLoaded', notSaved: 'profile.vipNotSaved' });
    this.#offers = offers;
    this.#site = new Mirror(rates.site);
    this.#share = new Mirror(rates.share);
    makeObservable(this, { comparison: computed });
  }

  get choices(): VipChoices {
    return offersOnceReady(this.form, this.#offers).vip;
  }

  get comparison(): VipPageModel['comparison'] {
    return { vipcam: this.#compare('vipcam'), vipvideo: this.#compare('vipvideo') };
  }

  readonly gets = (price: number): string | undefined => {
    const share = this.#share.current;
    return share === undefined ? undefined : currency(shareOfPrice(customerCents(price), share));
  };

  #compare(service: VipService): VipComparison | undefined {
    const [price, rate, share] = [this.form.value(service), this.#site.current[service], this.#share.current];
    if (rate === undefined) return undefined;
    const without = currency(cents(Math.round(rate)));
    if (price === '') return { kind: 'withoutPrice', without };
    const own = share === undefined ? undefined : ownPriceLoss(customerCents(Number(price)), share, rate);
    return own === undefined ? undefined : { kind: 'paysLess', without, own: currency(own) };
  }

  readonly dispose = (): void => {
    this.form.dispose();
    this.#site.dispose();
    this.#share.dispose();
  };
}

/** Mirrors the form with the answer to each site. @spec §2 /brands/ */
export class BrandsPageViewModel implements BrandsPageModel {
  readonly form: FormViewModel<BrandAnswers>;

  constructor({ brands }: Pick<ProfileForms, 'brands'>) {
    this.form = new FormViewModel('brands', brands, BRANDS_ERRORS);
  }

  readonly dispose = (): void => this.form.dispose();
}
