import { needsConfirmation } from '../account-security/security-api.port.ts';
import { performerId, type PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { watchChanges } from '../kernel/machine.ts';
import type { LoginController } from '../login/login.controller.ts';
import { createNewPassword, type IsBreached, type PasswordStrength } from './new-password.controller.ts';
import type { PasswordChange, PasswordsApi } from './passwords-api.port.ts';

/** Creates a controller of what is the performer's own: the next user of the page sees nothing of the last one. */
export const createPerLogin = <Controller extends { readonly reset: () => void }>(
  login: Pick<LoginController, 'watch'>,
  create: (ownId: () => PerformerId) => Controller,
): Controller & { readonly dispose: () => void } => {
  const controller = create(() => login.watch.state().account?.id ?? performerId(''));
  const dispose = watchChanges(login.watch, ({ account }, before) => {
    if (before.account !== undefined && account?.id !== before.account.id) controller.reset();
  });
  return { ...controller, dispose };
};

export interface PasswordChangeDeps {
  readonly api: Pick<PasswordsApi, 'changePassword'>;
  readonly login: Pick<LoginController, 'watch'>;
  readonly strength: Pick<PasswordStrength, 'isCommon'>;
  readonly isBreached: IsBreached;
  readonly log: Log;
  readonly onChanged: () => void;
}

/** Names of the account that no password may consist of. */
export const ownNamesOf = (login: Pick<LoginController, 'watch'>): readonly string[] => {
  const { account } = login.watch.state();
  return account === undefined ? [] : [account.id, account.username, account.nickname ?? ''];
};

/** Joins the change of a password to the account that is logged in. The next performer finds nothing of it. */
export const createPasswordChange = ({ api, login, onChanged, ...deps }: PasswordChangeDeps) =>
  createPerLogin(login, (ownId) =>
    createNewPassword<PasswordChange>({
      ...deps,
      isUnconfirmed: needsConfirmation,
      ownNames: () => ownNamesOf(login),
      save: async (change) => {
        const answer = await api.changePassword(ownId(), change);
        if (answer.ok) onChanged();
        return answer;
      },
    }),
  );
