import type { HerForms } from '@greenroom/core/app/her-forms';
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
} from '../app/routes/HerRoutes.tsx';
import type { HerPages } from '../app/routes/router.tsx';
import type { LeaveGuard } from '../device/leave-guard.ts';
import { askBeforeLosing } from '../forms/ask-before-losing.ts';
import { formLoaders } from '../forms/form-loaders.ts';
import { followAddress, type FollowedAddress } from '../navigation/follow-address.ts';
import { herFormsModule } from './her-forms.module.ts';
import { TOKENS } from './tokens.ts';

/** Loads the account forms, with their rules and calls, in a chunk of their own. */
export const openHerForms = (container: Container): { readonly pages: HerPages; readonly close: () => void } => {
  container.load(herFormsModule);
  const forms = container.get<HerForms>(TOKENS.herForms);
  const ends = [
    followAddress(container.get<FollowedAddress>(TOKENS.router), formLoaders(forms)),
    askBeforeLosing(forms, container.get<LeaveGuard>(TOKENS.leaveGuard)),
  ];
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
