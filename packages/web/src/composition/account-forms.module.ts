import { createPersonalDataApi } from '@greenroom/adapters-http/personal-data/personal-data-api.http';
import { createProfileApi } from '@greenroom/adapters-http/profile/profile-api.http';
import { createAccountForms } from '@greenroom/core/app/account-forms';
import { performerId } from '@greenroom/core/kernel/ids';
import { createFormDrafts } from '../device/form-drafts.ts';
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
import { bindings } from './bindings.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';
import { TOKENS, viewModel } from './tokens.ts';

/** Bindings of the account forms: the forms of the core on their calls, and the models of their pages. */
export const accountFormsModule = bindings(({ provideDisposable, provideModel }) => {
  provideDisposable(TOKENS.accountForms, (get) => {
    const client = get(TOKENS.apiClient);
    return createAccountForms({
      personalData: createPersonalDataApi(client),
      profile: createProfileApi(client),
      drafts: createFormDrafts(get(TOKENS.tabStorage)),
      login: get(TOKENS.login),
      account: get(TOKENS.account),
      fetchPhoneNumbers,
      log: get(TOKENS.log),
      ageLimits: get(TOKENS.configuration),
    });
  });
  provideModel('settingsPage', (get) => {
    const localisation = get(TOKENS.localisation);
    const editor = get(TOKENS.quickReplyEditor);
    return new SettingsPageViewModel(
      get(TOKENS.accountForms),
      get(viewModel('themeMenu')),
      get(TOKENS.attentionSettings),
      () => editor.open(localisation.watch.state().language),
    );
  });
  provideModel('completeness', (get) => new CompletenessViewModel(get(TOKENS.login)));
  provideModel('profilePhone', (get) => {
    const forms = get(TOKENS.accountForms);
    const account = get(TOKENS.account);
    const login = get(TOKENS.login);
    const { apiUrl } = get(TOKENS.configuration);
    const owner = () => login.watch.state().account?.id ?? performerId('');
    const recordings = new PhoneRecordingsViewModel(forms.recordings, apiUrl, owner);
    return new ProfilePhoneViewModel(forms, account, recordings, login);
  });
  provideModel('personalPage', (get) => new PersonalPageViewModel(get(TOKENS.accountForms)));
  provideModel('brandsPage', (get) => new BrandsPageViewModel(get(TOKENS.accountForms)));
  provideModel('vipPage', (get) => new VipPageViewModel(get(TOKENS.accountForms)));
  provideModel('profileInfo', (get) => new ProfileInfoViewModel(get(TOKENS.accountForms)));
  provideModel('profileTexts', (get) => new ProfileTextsViewModel(get(TOKENS.accountForms)));
  provideModel('profileLocation', (get) => new ProfileLocationViewModel(get(TOKENS.accountForms)));
});
