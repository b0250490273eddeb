import { createSecurityApi, protectedClient } from '@greenroom/adapters-http/account-security/security-api.http';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createSecurityController } from '@greenroom/core/account-security/security.controller';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { createConfirmationModel, type ConfirmationModel } from '../../account-security/confirmation.view-model.ts';
import { createPasskeyDevice } from '../../account-security/passkey-device.ts';
import type { Workspace } from '../workspace.ts';
import { oncePerWorkspace } from './screen.ts';

/** Protection of the account on its calls, fetched with the first screen that needs it. */
export const accountSecurityOf = oncePerWorkspace(({ app, ports, lifetime }) =>
  lifetime.keep(
    createPerLogin(app.login, (ownId) =>
      createSecurityController({
        api: createSecurityApi(ports.apiClient),
        passkeyDevice: createPasskeyDevice(window),
        performerId: ownId,
        log: ports.log,
      }),
    ),
  ),
);

/** Client whose calls ask for the second factor where the platform wants it. */
export const protectedClientOf = (workspace: Workspace): ApiClient => {
  const { apiClient, configuration } = workspace.ports;
  return configuration.accountSecurity
    ? protectedClient(apiClient, accountSecurityOf(workspace).confirmation.protect)
    : apiClient;
};

/** The question for the second factor. */
export const confirmationOf = (workspace: Workspace): ConfirmationModel =>
  createConfirmationModel(accountSecurityOf(workspace).confirmation);
