import { needsConfirmation } from '../account-security/confirmation.ts';
import type { Log } from '../kernel/log.port.ts';
import type { LoginController } from '../login/login.controller.ts';
import { createNewPassword, type IsBreached, type PasswordStrength } from '../passwords/new-password.controller.ts';
import type { PasswordChange, PasswordsApi } from '../passwords/passwords-api.port.ts';
import { createPerLogin } from './per-login.ts';

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
