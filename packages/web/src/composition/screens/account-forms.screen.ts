import { createElement } from 'react';
import type { AccountForms } from '@greenroom/core/app/account-forms';
import { detach } from '@greenroom/core/kernel/detach';
import { ConfirmationViewModel } from '../../account-security/confirmation.view-model.ts';
import { useModel } from '../../app/view-models-context.ts';
import { PersonalPageViewModel } from '../../personal-data/personal-page.view-model.ts';
import { PersonalPage } from '../../personal-data/PersonalPage.tsx';
import { BrandsPage } from '../../profile/BrandsPage.tsx';
import { BrandsPageViewModel, VipPageViewModel } from '../../profile/profile-forms.view-model.ts';
import { VipPage } from '../../profile/VipPage.tsx';
import { SettingsPageViewModel } from '../../settings/settings-page.view-model.ts';
import { SettingsPage, type SettingsPageModel } from '../../settings/SettingsPage.tsx';
import type { Get } from '../container/bindings.ts';
import { TOKENS, viewModel } from '../container/tokens.ts';
import { ACCOUNT_FORMS_MODULES } from './account-forms.module.ts';
import { createScreen } from './screen.ts';

interface Opens {
  readonly open: () => void;
}

/** Makes the loader of a screen that opens these forms. */
export const openForms = (formsOf: (forms: AccountForms) => readonly Opens[]) => (get: Get) => (): void => {
  for (const form of formsOf(get(TOKENS.accountForms))) form.open();
};

/** Screen of the settings: newsletter, theme, alerts of requests, push messages, quick replies and data saver. @spec §2 /settings/ */
export const settingsScreen = createScreen({
  modules: ACCOUNT_FORMS_MODULES,
  Page: ({ model }: { readonly model: SettingsPageModel }) =>
    createElement(SettingsPage, { model, language: useModel('language'), blur: useModel('blur') }),
  createModel: (get) => {
    const localisation = get(TOKENS.localisation);
    const editor = get(TOKENS.quickReplyEditor);
    return new SettingsPageViewModel({
      newsletter: get(TOKENS.accountForms).newsletter,
      theme: get(viewModel('themeMenu')),
      attention: get(TOKENS.attentionSettings),
      editQuickReplies: () => editor.open(localisation.watch.state().language),
      push: get(TOKENS.app).push.isOffered ? get(TOKENS.pushSettings) : undefined,
      dataSaver: get(TOKENS.dataSaver),
    });
  },
  load: openForms((forms) => [forms.newsletter]),
});

/** Screen of personal data, payment data and payouts; a change asks for a confirmation where the site has one. @spec §2 /personal/ */
export const personalScreen = createScreen({
  modules: ACCOUNT_FORMS_MODULES,
  Page: PersonalPage,
  createModel: (get) =>
    new PersonalPageViewModel(
      get(TOKENS.accountForms),
      get(TOKENS.configuration).accountSecurity
        ? new ConfirmationViewModel(get(TOKENS.accountSecurity).confirmation)
        : undefined,
    ),
  load: openForms((forms) => [forms.personal, forms.payment, { open: () => forms.paymentInfo.load('own') }]),
});

/** Screen on which the performer agrees to each site or rejects it. @spec §2 /brands/ */
export const brandsScreen = createScreen({
  modules: ACCOUNT_FORMS_MODULES,
  Page: BrandsPage,
  createModel: (get) => new BrandsPageViewModel(get(TOKENS.accountForms)),
  load: openForms((forms) => [forms.brands]),
});

/** Screen of the prices of a VIP minute; each visit reads the rates of pay again. @spec §2 /vip/ */
export const vipScreen = createScreen({
  modules: ACCOUNT_FORMS_MODULES,
  Page: VipPage,
  createModel: (get) => new VipPageViewModel(get(TOKENS.accountForms), get(TOKENS.app).rates),
  load: (get) => {
    const open = openForms((forms) => [forms.vip])(get);
    return () => {
      open();
      detach(get(TOKENS.app).rates.refresh());
    };
  },
});
