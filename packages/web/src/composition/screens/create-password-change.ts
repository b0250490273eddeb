import { createIsBreached } from '@greenroom/adapters-http/passwords/is-breached.http';
import { createPasswordsApi } from '@greenroom/adapters-http/passwords/passwords-api.http';
import { createPasswordChange, ownNamesOf } from '@greenroom/core/passwords/password-change';
import { loadStrength } from '../../passwords/load-strength.ts';
import { PasswordChangeViewModel } from '../../passwords/password-change.view-model.ts';
import { PasswordMeter } from '../../passwords/password-meter.ts';
import type { Get } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';

/** The change of the password, where the platform has it. */
export const createPasswordChangeModel = (get: Get): PasswordChangeViewModel | undefined => {
  const { passwords, breachedPasswordsUrl: url } = get(TOKENS.configuration);
  if (!passwords) return undefined;
  const [login, log] = [get(TOKENS.login), get(TOKENS.log)];
  const change = createPasswordChange({
    api: createPasswordsApi(get(TOKENS.protectedClient)),
    login,
    strength: loadStrength,
    isBreached: createIsBreached({ url, fetch: globalThis.fetch, log }),
    log,
    onChanged: () => get(TOKENS.accountSecurity).state.load('own'),
  });
  const meter = new PasswordMeter(loadStrength, () => ownNamesOf(login));
  return new PasswordChangeViewModel(change, meter, () => login.watch.state().account?.id ?? '');
};
