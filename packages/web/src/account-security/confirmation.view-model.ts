import { computed, makeObservable } from 'mobx';
import type { ConfirmationController } from '@greenroom/core/account-security/confirmation.controller';
import type { ConfirmationState } from '@greenroom/core/account-security/confirmation.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { ConfirmationModel } from './ConfirmationDialog.tsx';

/** Mirrors the question for the second factor. */
export class ConfirmationViewModel implements ConfirmationModel {
  readonly prove: ConfirmationController['prove'];
  readonly usePasskey: ConfirmationController['usePasskey'];
  readonly restart: ConfirmationController['restart'];
  readonly cancel: ConfirmationController['cancel'];
  readonly #state: Mirror<ConfirmationState>;

  constructor(confirmation: ConfirmationController) {
    this.prove = confirmation.prove;
    this.usePasskey = confirmation.usePasskey;
    this.restart = confirmation.restart;
    this.cancel = confirmation.cancel;
    this.#state = new Mirror(confirmation.watch);
    makeObservable(this, {
      open: computed,
      busy: computed,
      method: computed,
      offersPasskey: computed,
      errorKey: computed,
    });
  }

  get open(): boolean {
    return this.#state.current.status !== 'closed';
  }

  get busy(): boolean {
    return this.#state.current.status !== 'asking';
  }

  get method(): ConfirmationModel['method'] {
    return this.#state.current.method;
  }

  get offersPasskey(): boolean {
    return this.#state.current.passkeyOptions !== undefined;
  }

  get errorKey(): ConfirmationModel['errorKey'] {
    const { error } = this.#state.current;
    return error === undefined ? undefined : `error.${error}`;
  }

  readonly dispose = (): void => this.#state.dispose();
}
