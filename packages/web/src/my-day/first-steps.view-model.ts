import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import {
  firstSteps,
  isFirstDays,
  notReadySteps,
  type FirstStep,
  type FirstStepFacts,
  type FirstStepName,
} from '@greenroom/core/my-day/first-steps';
import type { MyDayController } from '@greenroom/core/my-day/my-day.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { missingParts } from '@greenroom/core/profile/profile-completeness';
import { isReachable } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import { isBroadcasting, type SessionState } from '@greenroom/core/session/session-state';
import type { NoticePermission } from '../attention/attention.port.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { FirstStepRow, FirstStepsModel } from './FirstSteps.tsx';

export interface FirstStepsDeps {
  readonly myDay: Pick<MyDayController, 'hasVipPrice' | 'areStepsDismissed' | 'dismissSteps'>;
  readonly earnings: Pick<EarningsController, 'left'>;
  readonly account: Pick<AccountController, 'watch'>;
  readonly login: { readonly watch: Watchable<LoginState> };
  readonly services: { readonly watch: Watchable<ServicesState> };
  readonly session: { readonly watch: Watchable<SessionState> };
  readonly notice: { readonly watch: Watchable<NoticePermission> };
  /** The check of camera and sound. */
  readonly check: { readonly isOpen: boolean; readonly wasDoneToday: () => boolean };
  /** Actions of steps that no page does. */
  readonly actions: Readonly<Partial<Record<FirstStepName, () => void>>>;
}

/** Joins the facts of the checklist, which many capabilities know. */
export class FirstStepsViewModel implements FirstStepsModel {
  readonly dismiss: () => void;
  readonly #deps: FirstStepsDeps;
  readonly #hasVipPrice: Mirror<Query<'vipPrice', boolean>>;
  readonly #isDismissed: Mirror<boolean>;
  readonly #left: Mirror<Query<'left', EarningsLeft>>;
  readonly #account: Mirror<AccountState>;
  readonly #login: Mirror<LoginState>;
  readonly #services: Mirror<ServicesState>;
  readonly #session: Mirror<SessionState>;
  readonly #notice: Mirror<NoticePermission>;

  constructor(deps: FirstStepsDeps) {
    this.#deps = deps;
    this.dismiss = deps.myDay.dismissSteps;
    this.#hasVipPrice = new Mirror(deps.myDay.hasVipPrice.watch);
    this.#isDismissed = new Mirror(deps.myDay.areStepsDismissed);
    this.#left = new Mirror(deps.earnings.left.watch);
    this.#account = new Mirror(deps.account.watch);
    this.#login = new Mirror(deps.login.watch);
    this.#services = new Mirror(deps.services.watch);
    this.#session = new Mirror(deps.session.watch);
    this.#notice = new Mirror(deps.notice.watch);
    makeObservable(this, { isFirstDays: computed, rows: computed, done: computed });
  }

  get isFirstDays(): boolean {
    const { data: left } = this.#left.current;
    return left !== undefined && isFirstDays(left.rank, this.#isDismissed.current);
  }

  get rows(): readonly FirstStepRow[] {
    // Nothing is claimed before the account and the earnings are known.
    if (this.#left.current.data === undefined || this.#login.current.account === undefined) return [];
    const steps = this.isFirstDays ? firstSteps(this.#facts) : notReadySteps(this.#facts);
    return steps.map((step) => this.#toRow(step));
  }

  get done(): number {
    return this.rows.filter(({ isDone }) => isDone).length;
  }

  get #facts(): FirstStepFacts {
    const { account } = this.#login.current;
    const missing = account === undefined ? [] : missingParts(account).map(({ part }) => part);
    const notice = this.#notice.current;
    const { isOpen, wasDoneToday } = this.#deps.check;
    return {
      isVerified: this.#account.current.approval === 'approved',
      hasPhoto: account !== undefined && !missing.includes('avatar'),
      hasDescription: account !== undefined && !missing.includes('description'),
      isReachable: isReachable(this.#services.current.flags),
      hasVipPrice: this.#hasVipPrice.current.data,
      hasNotifications: notice === 'granted' || notice === 'unsupported',
      isChecked: !isOpen && wasDoneToday(),
      isReady: isBroadcasting(this.#session.current),
    };
  }

  #toRow({ step, route, isDone, isPossible }: FirstStep): FirstStepRow {
    if (route !== undefined) return { step, isDone, to: pathTo(route), act: undefined };
    // A browser that was told no is not asked again: the settings say what to do.
    if (step === 'notifications' && this.#notice.current === 'denied')
      return { step, isDone, to: pathTo('settings'), act: undefined };
    return { step, isDone, to: undefined, act: isPossible ? this.#deps.actions[step] : undefined };
  }

  readonly dispose = (): void => {
    for (const mirror of [this.#hasVipPrice, this.#isDismissed, this.#left, this.#account]) mirror.dispose();
    for (const mirror of [this.#login, this.#services, this.#session, this.#notice]) mirror.dispose();
  };
}
