import { createPersonalDataApi } from '@greenroom/adapters-http/personal-data/personal-data-api.http';
import { createProfileApi } from '@greenroom/adapters-http/profile/profile-api.http';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { AccountController } from '@greenroom/core/account/account.controller';
import { createHerForms, type HerForms, type HerFormsDeps } from '@greenroom/core/app/her-forms';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { performerId } from '@greenroom/core/kernel/ids';
import { ContainerModule } from 'inversify';
import type { ThemeMenuModel } from '../account/ThemeMenu.tsx';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import { createFormDrafts } from '../device/form-drafts.ts';
import type { TabStorage } from '../device/tab-storage.ts';
import { PersonalPageViewModel } from '../personal-data/personal-page.view-model.ts';
import { PhoneRecordingsViewModel } from '../profile/phone-recordings.view-model.ts';
import { CompletenessViewModel } from '../profile/completeness.view-model.ts';
import {
  BrandsPageViewModel,
  ProfileInfoViewModel,
  ProfileLocationViewModel,
  ProfilePhoneViewModel,
  ProfileTextsViewModel,
  VipPageViewModel,
} from '../profile/profile-forms.view-model.ts';
import { SettingsPageViewModel } from '../settings/settings-page.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { disposeOf } from './dispose-of.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the account forms: the forms of the core on their calls, and the models of their pages. */
export const herFormsModule = new ContainerModule(({ bind }) => {
  bind<HerForms>(TOKENS.herForms)
    .toResolvedValue(
      (
        client: ApiClient,
        storage: TabStorage,
        login: LoginController,
        account: AccountController,
        log: HerFormsDeps['log'],
        ageLimits: Configuration,
      ) =>
        createHerForms({
          personalData: createPersonalDataApi(client),
          profile: createProfileApi(client),
          drafts: createFormDrafts(storage),
          login,
          account,
          fetchPhoneNumbers,
          log,
          ageLimits,
        }),
      [TOKENS.apiClient, TOKENS.tabStorage, TOKENS.login, TOKENS.account, TOKENS.log, TOKENS.configuration],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(VIEW_MODELS.settingsPage)
    .toResolvedValue(
      (
        forms: HerForms,
        theme: ThemeMenuModel,
        attention: AttentionSettingsModel,
        localisation: LocalisationController,
        editor: QuickReplyEditorViewModel,
      ) => new SettingsPageViewModel(forms, theme, attention, () => editor.open(localisation.watch.state().language)),
      [
        TOKENS.herForms,
        VIEW_MODELS.themeMenu,
        TOKENS.attentionSettings,
        TOKENS.localisation,
        VIEW_MODELS.quickReplyEditor,
      ],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.completeness)
    .toResolvedValue((login: LoginController) => new CompletenessViewModel(login), [TOKENS.login])
    .inSingletonScope();
  bind(VIEW_MODELS.profilePhone)
    .toResolvedValue(
      (forms: HerForms, account: AccountController, login: LoginController, { apiUrl }: Configuration) => {
        const her = () => login.watch.state().account?.id ?? performerId('');
        const recordings = new PhoneRecordingsViewModel(forms.recordings, apiUrl, her);
        return new ProfilePhoneViewModel(forms, account, recordings, login);
      },
      [TOKENS.herForms, TOKENS.account, TOKENS.login, TOKENS.configuration],
    )
    .inSingletonScope();
  const page = (token: symbol, create: (forms: HerForms) => unknown) =>
    bind(token).toResolvedValue(create, [TOKENS.herForms]).inSingletonScope();
  page(VIEW_MODELS.personalPage, (forms) => new PersonalPageViewModel(forms));
  page(VIEW_MODELS.brandsPage, (forms) => new BrandsPageViewModel(forms));
  page(VIEW_MODELS.vipPage, (forms) => new VipPageViewModel(forms));
  page(VIEW_MODELS.profileInfo, (forms) => new ProfileInfoViewModel(forms));
  page(VIEW_MODELS.profileTexts, (forms) => new ProfileTextsViewModel(forms));
  page(VIEW_MODELS.profileLocation, (forms) => new ProfileLocationViewModel(forms));
});
