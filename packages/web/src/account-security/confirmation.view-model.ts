import type { ConfirmationController } from '@greenroom/core/account-security/confirmation.controller';
import { read } from '../mobx/read.ts';

/** The question for the second factor. */
export const createConfirmationModel = ({ watch, prove, usePasskey, restart, cancel }: ConfirmationController) => ({
  get open(): boolean {
    return read(watch).status !== 'closed';
  },
  get busy(): boolean {
    return read(watch).status !== 'asking';
  },
  /** Proof that is wanted; undefined while the platform is asked. */
  get method() {
    return read(watch).method;
  },
  /** True where a passkey may take the place of the proof. */
  get offersPasskey(): boolean {
    return read(watch).passkeyOptions !== undefined;
  },
  get errorKey() {
    const { error } = read(watch);
    return error === undefined ? undefined : (`error.${error}` as const);
  },
  prove,
  usePasskey,
  restart,
  cancel,
});

export type ConfirmationModel = ReturnType<typeof createConfirmationModel>;
