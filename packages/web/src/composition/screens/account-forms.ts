import { createPersonalDataApi } from '@greenroom/adapters-http/personal-data/personal-data-api.http';
import { createProfileApi } from '@greenroom/adapters-http/profile/profile-api.http';
import { createAccountForms } from '@greenroom/core/app/account-forms';
import { createFormDrafts } from '../../device/form-drafts.ts';
import { askBeforeLosing } from '../../forms/ask-before-losing.ts';
import { protectedClientOf } from './account-security.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';
import { oncePerWorkspace } from './screen.ts';

/** The account forms of the core on their calls, fetched with the first screen that has one. A protected change asks for the second factor. */
export const accountFormsOf = oncePerWorkspace((workspace) => {
  const { app, ports, leaveGuard, lifetime } = workspace;
  const client = protectedClientOf(workspace);
  const forms = lifetime.keep(
    createAccountForms({
      personalData: createPersonalDataApi(client),
      profile: createProfileApi(client),
      drafts: createFormDrafts(ports.tabStorage),
      login: app.login,
      account: app.account,
      fetchPhoneNumbers,
      log: ports.log,
      ageLimits: ports.configuration,
    }),
  );
  lifetime.onEnd(askBeforeLosing(forms, leaveGuard));
  return forms;
});

/** Makes the loader of a screen that opens these forms. */
export const openForms =
  (...forms: readonly { readonly open: () => void }[]) =>
  (): void => {
    for (const form of forms) form.open();
  };
