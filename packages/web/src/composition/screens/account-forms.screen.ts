import { createElement } from 'react';
import { detach } from '@greenroom/core/kernel/detach';
import { useModel } from '../../app/view-models-context.ts';
import { createPersonalPageModel } from '../../personal-data/personal-page.view-model.ts';
import { PersonalPage } from '../../personal-data/PersonalPage.tsx';
import { BrandsPage } from '../../profile/BrandsPage.tsx';
import { createBrandsForm, createVipModel } from '../../profile/profile-forms.view-model.ts';
import { VipPage } from '../../profile/VipPage.tsx';
import { PushSettingsViewModel } from '../../push/push-settings.view-model.ts';
import { createSettingsModel, type SettingsModel } from '../../settings/settings-page.view-model.ts';
import { SettingsPage } from '../../settings/SettingsPage.tsx';
import { accountFormsOf, openForms } from './account-forms.ts';
import { confirmationOf } from './account-security.ts';
import { createScreen } from './screen.ts';

/** Screen of the settings: newsletter, theme, alerts of requests, push messages, quick replies and data saver. @spec §2 /settings/ */
export const settingsScreen = createScreen({
  Page: ({ model }: { readonly model: SettingsModel }) =>
    createElement(SettingsPage, { model, language: useModel('language'), blur: useModel('blur') }),
  open: (workspace) => {
    const { app, attentionSettings, models, quickReplyEditor, video } = workspace;
    const { newsletter } = accountFormsOf(workspace);
    return {
      model: createSettingsModel({
        newsletter,
        theme: models.themeMenu,
        attention: attentionSettings,
        editQuickReplies: () => quickReplyEditor.open(app.localisation.watch.state().language),
        push: app.push.isOffered ? new PushSettingsViewModel(app.push) : undefined,
        dataSaver: video.dataSaver,
      }),
      load: openForms(newsletter),
    };
  },
});

/** Screen of personal data, payment data and payouts; a change asks for a confirmation where the site has one. @spec §2 /personal/ */
export const personalScreen = createScreen({
  Page: PersonalPage,
  open: (workspace) => {
    const forms = accountFormsOf(workspace);
    const confirmation = workspace.ports.configuration.accountSecurity ? confirmationOf(workspace) : undefined;
    return {
      model: createPersonalPageModel(forms, confirmation),
      load: openForms(forms.personal, forms.payment, { open: () => forms.paymentInfo.load('own') }),
    };
  },
});

/** Screen on which the performer agrees to each site or rejects it. @spec §2 /brands/ */
export const brandsScreen = createScreen({
  Page: BrandsPage,
  open: (workspace) => {
    const forms = accountFormsOf(workspace);
    return { model: createBrandsForm(forms), load: openForms(forms.brands) };
  },
});

/** Screen of the prices of a VIP minute; each visit reads the rates of pay again. @spec §2 /vip/ */
export const vipScreen = createScreen({
  Page: VipPage,
  open: (workspace) => {
    const forms = accountFormsOf(workspace);
    const { rates } = workspace.app;
    return {
      model: createVipModel(forms, rates),
      load: () => {
        forms.vip.open();
        detach(rates.refresh());
      },
    };
  },
});
