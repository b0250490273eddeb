import type { Container } from 'inversify';
import {
  BrandsRoute,
  PersonalRoute,
  ProfileInfoRoute,
  ProfileLocationRoute,
  ProfilePhoneRoute,
  ProfileTextsRoute,
  SettingsRoute,
  VipRoute,
} from '../app/routes/AccountRoutes.tsx';
import type { AccountPages } from '../app/routes/router.tsx';
import { askBeforeLosing } from '../forms/ask-before-losing.ts';
import { formLoaders } from '../forms/form-loaders.ts';
import { followAddress } from '../navigation/follow-address.ts';
import { getFrom } from './bindings.ts';
import { accountFormsModule } from './account-forms.module.ts';
import { TOKENS } from './tokens.ts';

/** Loads the account forms, with their rules and calls, in a chunk of their own. */
export const loadAccountForms = (
  container: Container,
): { readonly pages: AccountPages; readonly close: () => void } => {
  container.load(accountFormsModule);
  const get = getFrom(container);
  const forms = get(TOKENS.accountForms);
  const ends = [followAddress(get(TOKENS.router), formLoaders(forms)), askBeforeLosing(forms, get(TOKENS.leaveGuard))];
  return {
    pages: {
      Settings: SettingsRoute,
      Personal: PersonalRoute,
      Brands: BrandsRoute,
      Vip: VipRoute,
      ProfileInfo: ProfileInfoRoute,
      ProfileTexts: ProfileTextsRoute,
      ProfileLocation: ProfileLocationRoute,
      ProfilePhone: ProfilePhoneRoute,
    },
    close: () => {
      for (const end of ends) end();
    },
  };
};
