import { computed, makeObservable } from 'mobx';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import {
  firstSteps,
  isFirstDays,
  notReadySteps,
  type AccountStepFacts,
  type FirstStep,
  type FirstStepName,
} from '@greenroom/core/my-day/first-steps';
import type { MyDayController } from '@greenroom/core/my-day/my-day.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { hasLiveService, type ServicesState } from '@greenroom/core/services/services-state';
import { isBroadcasting, type SessionState } from '@greenroom/core/session/session-state';
import { read } from '../mobx/read.ts';
import type { FirstStepRow, FirstStepsModel } from './FirstSteps.tsx';
import { actionOfStep, noteOfStep } from './step-texts.ts';

export interface FirstStepsDeps {
  readonly myDay: Pick<MyDayController, 'areStepsDismissed' | 'dismissSteps'>;
  readonly accountSteps: Watchable<AccountStepFacts | undefined>;
  readonly earnings: Pick<EarningsController, 'left'>;
  readonly services: { readonly watch: Watchable<ServicesState> };
  readonly session: { readonly watch: Watchable<SessionState> };
  /** The check of camera and sound. */
  readonly check: { readonly isOpen: boolean; readonly wasDoneToday: () => boolean };
  /** Actions of steps that no page does. */
  readonly actions: Readonly<Partial<Record<FirstStepName, () => void>>>;
}

/** Joins the facts of the checklist, which many capabilities know. */
export class FirstStepsViewModel implements FirstStepsModel {
  readonly dismiss: () => void;
  readonly #deps: FirstStepsDeps;
  readonly #account: Watchable<AccountStepFacts | undefined>;
  readonly #isDismissed: Watchable<boolean>;
  readonly #left: Watchable<Query<'left', EarningsLeft>>;
  readonly #services: Watchable<ServicesState>;
  readonly #session: Watchable<SessionState>;

  constructor(deps: FirstStepsDeps) {
    this.#deps = deps;
    this.dismiss = deps.myDay.dismissSteps;
    this.#account = deps.accountSteps;
    this.#isDismissed = deps.myDay.areStepsDismissed;
    this.#left = deps.earnings.left.watch;
    this.#services = deps.services.watch;
    this.#session = deps.session.watch;
    makeObservable(this, { isFirstDays: computed, rows: computed, done: computed });
  }

  get isFirstDays(): boolean {
    const { data: left } = read(this.#left);
    return left !== undefined && isFirstDays(left.rank, read(this.#isDismissed));
  }

  get rows(): readonly FirstStepRow[] {
    const account = read(this.#account);
    // Nothing is claimed before the account and the earnings are known.
    if (read(this.#left).data === undefined || account === undefined) return [];
    const { isOpen, wasDoneToday } = this.#deps.check;
    const facts = {
      ...account,
      isReachable: hasLiveService(read(this.#services)),
      isChecked: !isOpen && wasDoneToday(),
      isReady: isBroadcasting(read(this.#session)),
    };
    const steps = this.isFirstDays ? firstSteps(facts) : notReadySteps(facts);
    return steps.map((step) => this.#toRow(step));
  }

  get done(): number {
    return this.rows.filter(({ status }) => status === 'done').length;
  }

  #toRow(state: FirstStep): FirstStepRow {
    const { step, status, since, route } = state;
    const words = {
      step,
      status,
      noteKey: noteOfStep(state),
      since: since === undefined ? undefined : fullDate(since),
      actionKey: actionOfStep(state),
    };
    if (status === 'later') return { ...words, to: undefined, act: undefined };
    if (step === 'identity' && status === 'rejected')
      return { ...words, to: pathTo('customer-service'), act: undefined };
    if (route !== undefined) return { ...words, to: pathTo(route), act: undefined };
    return { ...words, to: undefined, act: this.#deps.actions[step] };
  }
}
