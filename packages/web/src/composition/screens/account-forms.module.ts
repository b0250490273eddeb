import { createPersonalDataApi } from '@greenroom/adapters-http/personal-data/personal-data-api.http';
import { createProfileApi } from '@greenroom/adapters-http/profile/profile-api.http';
import { createAccountForms } from '@greenroom/core/app/account-forms';
import { createFormDrafts } from '../../device/form-drafts.ts';
import { askBeforeLosing } from '../../forms/ask-before-losing.ts';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { accountSecurityModule } from './account-security.module.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';

/** Bindings of the account forms: the forms of the core on their calls, fetched with the first screen that has one. */
const accountFormsModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.accountForms, (get) => {
    const client = get(TOKENS.protectedClient);
    const forms = createAccountForms({
      personalData: createPersonalDataApi(client),
      profile: createProfileApi(client),
      drafts: createFormDrafts(get(TOKENS.tabStorage)),
      login: get(TOKENS.login),
      account: get(TOKENS.app).account,
      fetchPhoneNumbers,
      log: get(TOKENS.log),
      ageLimits: get(TOKENS.configuration),
    });
    const stopAsking = askBeforeLosing(forms, get(TOKENS.leaveGuard));
    return {
      ...forms,
      dispose: () => {
        stopAsking();
        forms.dispose();
      },
    };
  });
});

/** Modules of every screen with an account form: a protected change asks for the second factor. */
export const ACCOUNT_FORMS_MODULES = [accountSecurityModule, accountFormsModule];
