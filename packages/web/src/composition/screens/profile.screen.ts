import { observer } from 'mobx-react-lite';
import { createElement, type ComponentType } from 'react';
import type { AccountForms } from '@greenroom/core/app/account-forms';
import { performerId } from '@greenroom/core/kernel/ids';
import type { UnsavedModel } from '../../forms/form-model.ts';
import { CompletenessViewModel } from '../../profile/completeness.view-model.ts';
import { PhoneRecordingsViewModel } from '../../profile/phone-recordings.view-model.ts';
import {
  ProfileInfoViewModel,
  ProfileLocationViewModel,
  ProfilePhoneViewModel,
  ProfileTextsViewModel,
} from '../../profile/profile-forms.view-model.ts';
import { ProfileInfo } from '../../profile/ProfileInfo.tsx';
import { ProfileLocation } from '../../profile/ProfileLocation.tsx';
import { ProfilePage } from '../../profile/ProfilePage.tsx';
import { ProfilePhone } from '../../profile/ProfilePhone.tsx';
import { ProfileTexts } from '../../profile/ProfileTexts.tsx';
import type { Get } from '../container/bindings.ts';
import { joinModels } from '../container/disposable.ts';
import { TOKENS } from '../container/tokens.ts';
import { ACCOUNT_FORMS_MODULES } from './account-forms.module.ts';
import { openForms } from './account-forms.screen.ts';
import { createScreen, type Screen } from './screen.ts';

interface SectionParts<Model> {
  readonly Section: ComponentType<{ readonly model: Model }>;
  readonly createModel: (get: Get) => Model;
  /** Forms that the save bar of the page saves. */
  readonly formsOf: (model: Model) => readonly UnsavedModel[];
  readonly opens: (forms: AccountForms) => readonly { readonly open: () => void }[];
}

interface SectionModel<Model> {
  readonly section: Model;
  readonly completeness: CompletenessViewModel;
}

/** Describes a section of the profile: its forms below the completeness of all sections. */
const profileSection = <Model>({ Section, createModel, formsOf, opens }: SectionParts<Model>): Screen =>
  createScreen({
    modules: ACCOUNT_FORMS_MODULES,
    Page: observer(function ProfileSection({ model }: { readonly model: SectionModel<Model> }) {
      const { section, completeness } = model;
      const page = createElement(Section, { model: section });
      return createElement(ProfilePage, { completeness, forms: formsOf(section), section: page });
    }),
    createModel: (get) =>
      joinModels({
        section: createModel(get),
        completeness: new CompletenessViewModel(get(TOKENS.login)),
      }),
    load: openForms(opens),
  });

/** Section of the profile with age, body, languages and other facts. @spec §2 /profile/info/ */
export const profileInfoScreen = profileSection({
  Section: ProfileInfo,
  createModel: (get) => new ProfileInfoViewModel(get(TOKENS.accountForms)),
  formsOf: ({ form }) => [form],
  opens: ({ info }) => [info],
});

/** Section of the profile with a nickname and description for each agreed site. @spec §2 /profile/desc/ */
export const profileTextsScreen = profileSection({
  Section: ProfileTexts,
  createModel: (get) => new ProfileTextsViewModel(get(TOKENS.accountForms)),
  formsOf: ({ texts }) => texts.map(({ form }) => form),
  opens: ({ brands, texts }) => [brands, ...Object.values(texts)],
});

/** Section of the profile with the location, and the countries that see the performer. @spec §2 /profile/location/ */
export const profileLocationScreen = profileSection({
  Section: ProfileLocation,
  createModel: (get) => new ProfileLocationViewModel(get(TOKENS.accountForms)),
  formsOf: ({ form }) => [form],
  opens: ({ location }) => [location],
});

/** Section of the profile with the texts and recordings of the phone services. @spec §2 /profile/phone/ */
export const profilePhoneScreen = profileSection({
  Section: ProfilePhone,
  createModel: (get) => {
    const forms = get(TOKENS.accountForms);
    const login = get(TOKENS.login);
    const owner = () => login.watch.state().account?.id ?? performerId('');
    const recordings = new PhoneRecordingsViewModel(forms.recordings, get(TOKENS.configuration).apiUrl, owner);
    return new ProfilePhoneViewModel(forms, get(TOKENS.app).account, recordings, login);
  },
  formsOf: ({ form, recordings }) => [form, recordings],
  opens: ({ phone }) => [phone],
});
