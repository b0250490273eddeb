import type { SecurityController } from '@greenroom/core/account-security/security.controller';
import { read } from '../mobx/read.ts';

/** Letters of a secret that are read together. */
const GROUP = /.{4}(?=.)/g;

/** The authenticator app and its recovery codes. */
export const createAuthenticatorModel = ({
  authenticator,
  state,
}: Pick<SecurityController, 'authenticator' | 'state'>) => {
  const { watch, begin, prove, close, remove, renewRecoveryCodes } = authenticator;
  return {
    get isOn(): boolean {
      return read(state.watch).data?.authenticator ?? false;
    },
    get busy(): boolean {
      return read(watch).busy;
    },
    /** Secret of the set-up that goes on: in groups for typing, and as the address of a QR code. */
    get setup() {
      const { setup } = read(watch);
      return setup && { ...setup, secret: setup.secret.replaceAll(GROUP, '$& ') };
    },
    /** New recovery codes, shown once. */
    get recoveryCodes() {
      return read(watch).recoveryCodes;
    },
    get errorKey() {
      const { error } = read(watch);
      return error === undefined ? undefined : (`error.${error}` as const);
    },
    begin,
    prove,
    close,
    remove,
    renewRecoveryCodes,
  };
};

export type AuthenticatorModel = ReturnType<typeof createAuthenticatorModel>;
