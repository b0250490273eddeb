import type { AccountForms } from '@greenroom/core/app/account-forms';
import type { PageLoaders } from '../navigation/follow-address.ts';

interface Opens {
  readonly open: () => void;
}

/** Loads the forms of each page. @spec §2 Screens and routes */
export const formLoaders = (forms: AccountForms): PageLoaders => {
  const opens =
    (...there: readonly Opens[]) =>
    (): void => {
      for (const { open } of there) open();
    };
  return {
    settings: opens(forms.newsletter),
    personal: opens(forms.personal, forms.payment, { open: () => forms.paymentInfo.load('own') }),
    brands: opens(forms.brands),
    vip: opens(forms.vip),
    'profile-info': opens(forms.info),
    'profile-desc': opens(forms.brands, ...Object.values(forms.texts)),
    'profile-location': opens(forms.location),
    'profile-phone': opens(forms.phone),
  };
};
