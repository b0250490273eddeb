import { createIsBreached } from '@greenroom/adapters-http/passwords/is-breached.http';
import { createPasswordsApi } from '@greenroom/adapters-http/passwords/passwords-api.http';
import { createPasswordChange, ownNamesOf } from '@greenroom/core/passwords/password-change';
import { loadStrength } from '../../passwords/load-strength.ts';
import { createPasswordChangeModel, type PasswordChangeModel } from '../../passwords/password-change.view-model.ts';
import { PasswordMeter } from '../../passwords/password-meter.ts';
import type { Workspace } from '../workspace.ts';
import { accountSecurityOf, protectedClientOf } from './account-security.ts';

/** The change of the password, where the platform has it. */
export const passwordChangeOf = (workspace: Workspace): PasswordChangeModel | undefined => {
  const { app, ports, lifetime } = workspace;
  const { passwords, breachedPasswordsUrl: url } = ports.configuration;
  if (!passwords) return undefined;
  const { login } = app;
  const { log } = ports;
  const change = lifetime.keep(
    createPasswordChange({
      api: createPasswordsApi(protectedClientOf(workspace)),
      login,
      strength: loadStrength,
      isBreached: createIsBreached({ url, fetch: globalThis.fetch, log }),
      log,
      onChanged: () => accountSecurityOf(workspace).state.load('own'),
    }),
  );
  const meter = new PasswordMeter(loadStrength, () => ownNamesOf(login));
  return createPasswordChangeModel(change, meter, () => login.watch.state().account?.id ?? '');
};
