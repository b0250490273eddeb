import { createElement } from 'react';
import { createIsBreached } from '@greenroom/adapters-http/passwords/is-breached.http';
import { createPasswordsApi } from '@greenroom/adapters-http/passwords/passwords-api.http';
import { createPasswordReset } from '@greenroom/core/passwords/password-reset';
import { PasswordResetRoute } from '../app/PasswordResetRoute.tsx';
import { loadStrength } from '../passwords/load-strength.ts';
import { PasswordMeter } from '../passwords/password-meter.ts';
import { createPasswordResetModel } from '../passwords/password-reset.view-model.ts';
import type { PasswordResetPageModel } from '../passwords/PasswordResetPage.tsx';
import type { BeforeLogin } from './before-login.ts';

/** The page of a forgotten password, in a chunk of its own. */
export const loadPasswordReset = ({ apiClient, configuration, log }: BeforeLogin) => {
  const api = createPasswordsApi(apiClient);
  const isBreached = createIsBreached({ url: configuration.breachedPasswordsUrl, fetch: globalThis.fetch, log });
  let opened: { readonly token: string; readonly model: PasswordResetPageModel } | undefined;
  const modelFor = (token: string): PasswordResetPageModel => {
    if (opened?.token === token) return opened.model;
    const reset = createPasswordReset({ api, token, strength: loadStrength, isBreached, log });
    const model = createPasswordResetModel(reset, new PasswordMeter(loadStrength, () => []));
    opened = { token, model };
    return model;
  };
  return { ResetPassword: () => createElement(PasswordResetRoute, { modelFor }) };
};
