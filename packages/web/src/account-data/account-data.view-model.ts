import type { AccountDataController } from '@greenroom/core/account-data/account-data.controller';
import type { ConfirmationModel } from '../account-security/confirmation.view-model.ts';
import { read } from '../mobx/read.ts';
import { viewOf } from '../ui/query-view.ts';

/** The performer's own data, and the change of it that is under way. */
export const createAccountDataModel = (
  { state, change, run, clearError }: AccountDataController,
  confirmation: ConfirmationModel,
) => ({
  state: viewOf(state),
  get busy() {
    return read(change).busy;
  },
  get errorKey() {
    const { error } = read(change);
    return error === undefined ? undefined : (`error.${error}` as const);
  },
  run,
  /** Clears the error that was shown, as the page is left. */
  clearError,
  confirmation,
});

export type AccountDataModel = ReturnType<typeof createAccountDataModel>;
