import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import { createAuthenticatorController } from './authenticator.controller.ts';
import { createConfirmationController } from './confirmation.controller.ts';
import { createDevicesController } from './devices.controller.ts';
import { createPasskeysController } from './passkeys.controller.ts';
import type { SecurityApi, PasskeyDevice } from './security-api.port.ts';
import type { SecurityState } from './security-state.ts';

export interface SecurityDeps {
  readonly api: SecurityApi;
  readonly passkeyDevice: PasskeyDevice;
  readonly performerId: () => PerformerId;
  readonly log: Log;
}

/** Keeps the protection of the account, and changes it. Each change may ask for the second factor first. */
export const createSecurityController = ({ api, passkeyDevice, performerId, log }: SecurityDeps) => {
  const resource = createResource(log);
  const state = resource.query<'own', SecurityState>('account security', () => api.securityState(performerId()));
  const confirmation = createConfirmationController({ api, passkeyDevice, performerId });
  const { protect } = confirmation;
  const authenticator = createAuthenticatorController({
    api,
    protect,
    performerId,
    onChanged: state.reload,
    log,
  });
  const passkeys = createPasskeysController({
    api,
    device: passkeyDevice,
    protect,
    performerId,
    onChanged: state.reload,
    log,
  });
  const devices = createDevicesController({ api, protect, performerId, onChanged: state.reload, log });
  return {
    state,
    confirmation,
    authenticator,
    passkeys,
    devices,
    /** Clears everything at log-out. */
    reset: () => {
      confirmation.cancel();
      authenticator.reset();
      passkeys.reset();
      devices.reset();
      resource.reset();
    },
  };
};

export type SecurityController = ReturnType<typeof createSecurityController>;
