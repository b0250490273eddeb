import { computed, makeObservable } from 'mobx';
import type {
  AuthenticatorController,
  AuthenticatorState,
} from '@greenroom/core/account-security/authenticator.controller';
import type { SecurityState } from '@greenroom/core/account-security/security-state';
import type { SecurityController } from '@greenroom/core/account-security/security.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { AuthenticatorModel } from './AuthenticatorPanel.tsx';

/** Letters of a secret that are read together. */
const GROUP = /.{4}(?=.)/g;

/** Mirrors the authenticator app and its recovery codes. */
export class AuthenticatorViewModel implements AuthenticatorModel {
  readonly begin: AuthenticatorController['begin'];
  readonly prove: AuthenticatorController['prove'];
  readonly close: AuthenticatorController['close'];
  readonly remove: AuthenticatorController['remove'];
  readonly renewRecoveryCodes: AuthenticatorController['renewRecoveryCodes'];
  readonly #change: Mirror<AuthenticatorState>;
  readonly #known: Mirror<Query<'own', SecurityState>>;

  constructor({ authenticator, state }: Pick<SecurityController, 'authenticator' | 'state'>) {
    const { begin, prove, close, remove, renewRecoveryCodes, watch } = authenticator;
    this.begin = begin;
    this.prove = prove;
    this.close = close;
    this.remove = remove;
    this.renewRecoveryCodes = renewRecoveryCodes;
    this.#change = new Mirror(watch);
    this.#known = new Mirror(state.watch);
    makeObservable(this, { isOn: computed, busy: computed, setup: computed });
  }

  get isOn(): boolean {
    return this.#known.current.data?.authenticator ?? false;
  }

  get busy(): boolean {
    return this.#change.current.busy;
  }

  get setup(): AuthenticatorModel['setup'] {
    const { setup } = this.#change.current;
    return setup === undefined ? undefined : { ...setup, secret: setup.secret.replaceAll(GROUP, '$& ') };
  }

  get recoveryCodes(): AuthenticatorModel['recoveryCodes'] {
    return this.#change.current.recoveryCodes;
  }

  get errorKey(): AuthenticatorModel['errorKey'] {
    const { error } = this.#change.current;
    return error === undefined ? undefined : `error.${error}`;
  }

  readonly dispose = (): void => {
    this.#change.dispose();
    this.#known.dispose();
  };
}
