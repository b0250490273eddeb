import { observer } from 'mobx-react-lite';
import { createElement, type ComponentType } from 'react';
import type { AccountForms } from '@greenroom/core/app/account-forms';
import { performerId } from '@greenroom/core/kernel/ids';
import type { UnsavedModel } from '../../forms/form-model.ts';
import { createCompletenessModel, type CompletenessModel } from '../../profile/completeness.view-model.ts';
import { PhoneRecordingsViewModel } from '../../profile/phone-recordings.view-model.ts';
import {
  createProfileInfoModel,
  createProfileLocationModel,
  createProfilePhoneModel,
  createProfileTextsModel,
} from '../../profile/profile-forms.view-model.ts';
import { ProfileInfo } from '../../profile/ProfileInfo.tsx';
import { ProfileLocation } from '../../profile/ProfileLocation.tsx';
import { ProfilePage } from '../../profile/ProfilePage.tsx';
import { ProfilePhone } from '../../profile/ProfilePhone.tsx';
import { ProfileTexts } from '../../profile/ProfileTexts.tsx';
import type { Workspace } from '../workspace.ts';
import { accountFormsOf, openForms } from './account-forms.ts';
import { createScreen, type Screen } from './screen.ts';

interface SectionOptions<Model> {
  readonly Section: ComponentType<{ readonly model: Model }>;
  readonly createModel: (forms: AccountForms, workspace: Workspace) => Model;
  /** Forms that the save bar of the page saves. */
  readonly formsOf: (model: Model) => readonly UnsavedModel[];
  readonly opens: (forms: AccountForms) => readonly { readonly open: () => void }[];
}

interface SectionModel<Model> {
  readonly section: Model;
  readonly completeness: CompletenessModel;
}

/** Describes a section of the profile: its forms below the completeness of all sections. */
const profileSection = <Model>({ Section, createModel, formsOf, opens }: SectionOptions<Model>): Screen =>
  createScreen({
    Page: observer(function ProfileSection({ model }: { readonly model: SectionModel<Model> }) {
      const { section, completeness } = model;
      const page = createElement(Section, { model: section });
      return createElement(ProfilePage, { completeness, forms: formsOf(section), section: page });
    }),
    open: (workspace) => {
      const forms = accountFormsOf(workspace);
      return {
        model: { section: createModel(forms, workspace), completeness: createCompletenessModel(workspace.app.login) },
        load: openForms(...opens(forms)),
      };
    },
  });

/** Section of the profile with age, body, languages and other facts. @spec §2 /profile/info/ */
export const profileInfoScreen = profileSection({
  Section: ProfileInfo,
  createModel: (forms) => createProfileInfoModel(forms),
  formsOf: ({ form }) => [form],
  opens: ({ info }) => [info],
});

/** Section of the profile with a nickname and description for each agreed site. @spec §2 /profile/desc/ */
export const profileTextsScreen = profileSection({
  Section: ProfileTexts,
  createModel: (forms) => createProfileTextsModel(forms),
  formsOf: ({ texts }) => texts.map(({ form }) => form),
  opens: ({ brands, texts }) => [brands, ...Object.values(texts)],
});

/** Section of the profile with the location, and the countries that see the performer. @spec §2 /profile/location/ */
export const profileLocationScreen = profileSection({
  Section: ProfileLocation,
  createModel: (forms) => createProfileLocationModel(forms),
  formsOf: ({ form }) => [form],
  opens: ({ location }) => [location],
});

/** Section of the profile with the texts and recordings of the phone services. @spec §2 /profile/phone/ */
export const profilePhoneScreen = profileSection({
  Section: ProfilePhone,
  createModel: (forms, { app, ports, lifetime }) => {
    const owner = () => app.login.watch.state().account?.id ?? performerId('');
    const recordings = lifetime.keep(new PhoneRecordingsViewModel(forms.recordings, ports.configuration.apiUrl, owner));
    return createProfilePhoneModel(forms, app, recordings);
  },
  formsOf: ({ form, recordings }) => [form, recordings],
  opens: ({ phone }) => [phone],
});
