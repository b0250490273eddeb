import type { SecurityController } from '@greenroom/core/account-security/security.controller';
import type { PasswordChangeModel } from '../passwords/password-change.view-model.ts';
import { viewOf } from '../ui/query-view.ts';
import { createAuthenticatorModel } from './authenticator.view-model.ts';
import { createConfirmationModel } from './confirmation.view-model.ts';
import { createDevicesModel } from './devices.view-model.ts';
import { createPasskeysModel } from './passkeys.view-model.ts';

interface Offers {
  /** Change of the password, where the platform has it. */
  readonly password?: PasswordChangeModel | undefined;
  /** The platform lists the devices that are logged in. */
  readonly offersDevices: boolean;
}

/** The protection of the account. */
export const createSecurityPageModel = (security: SecurityController, { password, offersDevices }: Offers) => ({
  state: viewOf(security.state),
  authenticator: createAuthenticatorModel(security),
  passkeys: createPasskeysModel(security.passkeys),
  devices: offersDevices ? createDevicesModel(security.devices) : undefined,
  confirmation: createConfirmationModel(security.confirmation),
  password,
  /** Clears the outcomes that were shown, as the page is left; a change under way goes on. */
  clearOutcomes: (): void => {
    const { authenticator, passkeys, devices } = security;
    authenticator.clearError();
    passkeys.clearError();
    if (devices.logOut.watch.state().status !== 'busy') devices.logOut.reset();
    password?.clearOutcome();
  },
});

export type SecurityPageModel = ReturnType<typeof createSecurityPageModel>;
