import { computed, makeObservable } from 'mobx';
import { nextSecurityStep, securityLevel, type SecurityState } from '@greenroom/core/account-security/security-state';
import type { SecurityController } from '@greenroom/core/account-security/security.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { isForbidden } from '@greenroom/core/kernel/result';
import { Mirror } from '../mobx/mirror.ts';
import type { PasswordChangeViewModel } from '../passwords/password-change.view-model.ts';
import { AuthenticatorViewModel } from './authenticator.view-model.ts';
import { ConfirmationViewModel } from './confirmation.view-model.ts';
import { DevicesViewModel } from './devices.view-model.ts';
import { PasskeysViewModel } from './passkeys.view-model.ts';
import type { SecurityOverviewModel } from './SecurityOverview.tsx';
import type { SecurityPageModel } from './SecurityPage.tsx';

/** Mirrors the protection of the account. */
export class SecurityPageViewModel implements SecurityPageModel {
  readonly retry: () => void;
  readonly clearOutcomes: () => void;
  readonly authenticator: AuthenticatorViewModel;
  readonly passkeys: PasskeysViewModel;
  readonly devices: DevicesViewModel | undefined;
  readonly confirmation: ConfirmationViewModel;
  readonly password: PasswordChangeViewModel | undefined;
  readonly #state: Mirror<Query<'own', SecurityState>>;

  constructor(
    security: SecurityController,
    {
      password,
      offersDevices,
    }: { readonly password?: PasswordChangeViewModel | undefined; readonly offersDevices: boolean },
  ) {
    this.password = password;
    this.devices = offersDevices ? new DevicesViewModel(security.devices) : undefined;
    this.retry = security.state.reload;
    this.clearOutcomes = () => {
      security.authenticator.clearError();
      security.passkeys.clearError();
      this.devices?.clearOutcome();
      password?.clearOutcome();
    };
    this.authenticator = new AuthenticatorViewModel(security);
    this.passkeys = new PasskeysViewModel(security.passkeys);
    this.confirmation = new ConfirmationViewModel(security.confirmation);
    this.#state = new Mirror(security.state.watch);
    makeObservable(this, { view: computed, overview: computed });
  }

  get view(): SecurityPageModel['view'] {
    const { data, status, failure } = this.#state.current;
    if (data !== undefined) return 'open';
    if (status !== 'failed') return 'loading';
    return isForbidden(failure) ? 'notAllowed' : 'failed';
  }

  get overview(): SecurityOverviewModel | undefined {
    const { data } = this.#state.current;
    if (data === undefined) return undefined;
    const { passwordChangedAt: changed, codeChannel } = data;
    return {
      ...data,
      level: securityLevel(data),
      step: nextSecurityStep(data),
      codeChannel: codeChannel ?? 'none',
      passwordChangedOn: changed === undefined ? undefined : shortDate(changed),
    };
  }

  readonly dispose = (): void => {
    this.#state.dispose();
    this.authenticator.dispose();
    this.passkeys.dispose();
    this.devices?.dispose();
    this.confirmation.dispose();
    this.password?.dispose();
  };
}
