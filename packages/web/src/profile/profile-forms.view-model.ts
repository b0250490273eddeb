import type { AccountController } from '@greenroom/core/account/account.controller';
import { currency } from '@greenroom/core/formatting/money';
import { cents, customerCents } from '@greenroom/core/kernel/units';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { ownPriceLoss, shareOfPrice, type PayRatesController } from '@greenroom/core/meter/pay-rates.controller';
import { oldestAge, youngestAge } from '@greenroom/core/profile/age';
import { agreedBrands, BRANDS, type VipChoices, type VipService } from '@greenroom/core/profile/profile-choices';
import type { ProfileForms, ProfileOffers } from '@greenroom/core/profile/profile-forms';
import { citiesOf, provincesOf } from '@greenroom/core/profile/profile-info';
import { maxNickname } from '@greenroom/core/profile/profile-texts';
import { isBlockedByNumber } from '@greenroom/core/services/service-conditions';
import type { FormModel, LoadedModel, UnsavedModel } from '../forms/form-model.ts';
import { FormViewModel } from '../forms/form.view-model.ts';
import { read } from '../mobx/read.ts';
import type { PhoneRecordingsModel } from './PhoneRecording.tsx';

/** Earnings per minute without a price, where none is chosen or the chosen one pays less. */
export type VipComparison =
  | { readonly kind: 'withoutPrice'; readonly without: string }
  | { readonly kind: 'paysLess'; readonly without: string; readonly own: string };

const BRANDS_ERRORS = { notLoaded: 'profile.brandsNotLoaded', notSaved: 'profile.brandsNotSaved' } as const;

/** Reads the choices on offer. They are known once the form is loaded, so the read of its phase makes an observer read them again then. */
const offersOnceReady = ({ phase: _read }: { readonly phase: string }, offers: ProfileForms['offers']): ProfileOffers =>
  offers();

/** The form of the profile facts, with the youngest and oldest age that may be shown. @spec §5 Age */
export const createProfileInfoModel = ({ info, offers }: Pick<ProfileForms, 'info' | 'offers'>) => {
  const form: FormModel = new FormViewModel('profile-info', info, {
    notLoaded: 'profile.infoNotLoaded',
    notSaved: 'profile.infoNotSaved',
  });
  return {
    form,
    get youngest(): number {
      return youngestAge(offersOnceReady(form, offers).age);
    },
    get oldest(): number {
      return oldestAge(offersOnceReady(form, offers).age);
    },
  };
};

/** A form for each agreed site. @spec §3 performerDescriptions */
export const createProfileTextsModel = ({ texts, brands }: Pick<ProfileForms, 'texts' | 'brands'>) => {
  const errors = { notLoaded: 'profile.descriptionNotLoaded', notSaved: 'profile.descriptionNotSaved' } as const;
  const all = BRANDS.map((brand) => {
    const form: FormModel = new FormViewModel(`desc-${brand}`, texts[brand], errors);
    return { brand, form, maxNickname: maxNickname(brand) };
  });
  const answers = new FormViewModel('brands', brands, BRANDS_ERRORS);
  const loaded: LoadedModel = answers;
  return {
    /** Answers to the sites, which decide the texts. */
    brands: loaded,
    /** Texts of the agreed sites; empty while there is none. */
    get texts() {
      const agreed = agreedBrands(answers.saved);
      return all.filter(({ brand }) => agreed.includes(brand));
    },
  };
};

/** The form of the location; provinces fit the chosen country, and cities the province. @spec §5 Country, province and city must be selected */
export const createProfileLocationModel = ({ location, offers }: Pick<ProfileForms, 'location' | 'offers'>) => {
  const whole = new FormViewModel('profile-location', location, {
    notLoaded: 'profile.locationNotLoaded',
    notSaved: 'profile.locationNotSaved',
  });
  const form: FormModel = whole;
  return {
    form,
    get provinces(): readonly string[] {
      return provincesOf(offers().places, whole.values.country);
    },
    get cities(): readonly string[] {
      const { country, province } = whole.values;
      return citiesOf(offers().places, country, province);
    },
  };
};

/** The form of the phone texts and the recordings, with a warning of a Surinamese number. @spec §2 /profile/phone/ */
export const createProfilePhoneModel = (
  { phone }: Pick<ProfileForms, 'phone'>,
  {
    account,
    login,
  }: { readonly account: Pick<AccountController, 'watch'>; readonly login: Pick<LoginController, 'watch'> },
  recordings: PhoneRecordingsModel & UnsavedModel,
) => {
  const form: FormModel = new FormViewModel('profile-phone', phone, {
    notLoaded: 'profile.phoneNotLoaded',
    notSaved: 'profile.phoneNotSaved',
  });
  return {
    form,
    recordings,
    /** Phone services are closed to the performer, whatever is filled in here. */
    get isSurinamese(): boolean {
      return isBlockedByNumber(read(login.watch).account?.profile.gender ?? '', read(account.watch).details?.phone);
    },
  };
};

/** The form of the VIP prices, with the performer's share of each price. @spec §2 /vip/ */
export const createVipModel = (
  { vip, offers }: Pick<ProfileForms, 'vip' | 'offers'>,
  rates: Pick<PayRatesController, 'site' | 'share'>,
) => {
  const form: FormModel = new FormViewModel('vip', vip, {
    notLoaded: 'profile.vipNotLoaded',
    notSaved: 'profile.vipNotSaved',
  });
  const compare = (service: VipService): VipComparison | undefined => {
    const [price, rate, share] = [form.value(service), read(rates.site)[service], read(rates.share)];
    if (rate === undefined) return undefined;
    const without = currency(cents(Math.round(rate)));
    if (price === '') return { kind: 'withoutPrice', without };
    const own = share === undefined ? undefined : ownPriceLoss(customerCents(Number(price)), share, rate);
    return own === undefined ? undefined : { kind: 'paysLess', without, own: currency(own) };
  };
  return {
    form,
    get choices(): VipChoices {
      return offersOnceReady(form, offers).vip;
    },
    /** Pay without a price of the performer's own; undefined where the chosen one pays as much, or while that is not known. */
    get comparison(): Readonly<Record<VipService, VipComparison | undefined>> {
      return { vipcam: compare('vipcam'), vipvideo: compare('vipvideo') };
    },
    /** Part of a price that the performer gets; undefined while it is not known. */
    gets: (price: number): string | undefined => {
      const share = read(rates.share);
      return share === undefined ? undefined : currency(shareOfPrice(customerCents(price), share));
    },
  };
};

/** The form with the answer to each site. @spec §2 /brands/ */
export const createBrandsForm = ({ brands }: Pick<ProfileForms, 'brands'>): FormModel =>
  new FormViewModel('brands', brands, BRANDS_ERRORS);

export type ProfileInfoModel = ReturnType<typeof createProfileInfoModel>;
export type ProfileTextsModel = ReturnType<typeof createProfileTextsModel>;
export type ProfileLocationModel = ReturnType<typeof createProfileLocationModel>;
export type ProfilePhoneModel = ReturnType<typeof createProfilePhoneModel>;
export type VipModel = ReturnType<typeof createVipModel>;
