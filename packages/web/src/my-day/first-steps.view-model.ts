import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { Watchable } from '@greenroom/core/kernel/machine';
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
export const createFirstStepsModel = (deps: FirstStepsDeps): FirstStepsModel => {
  const { myDay, accountSteps, earnings, services, session, check, actions } = deps;
  const toRow = (state: FirstStep): FirstStepRow => {
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
    return { ...words, to: undefined, act: actions[step] };
  };
  return {
    get isFirstDays() {
      const { data: left } = read(earnings.left.watch);
      return left !== undefined && isFirstDays(left.rank, read(myDay.areStepsDismissed));
    },
    get rows() {
      const account = read(accountSteps);
      // Nothing is claimed before the account and the earnings are known.
      if (read(earnings.left.watch).data === undefined || account === undefined) return [];
      const facts = {
        ...account,
        isReachable: hasLiveService(read(services.watch)),
        isChecked: !check.isOpen && check.wasDoneToday(),
        isReady: isBroadcasting(read(session.watch)),
      };
      return (this.isFirstDays ? firstSteps(facts) : notReadySteps(facts)).map(toRow);
    },
    get done() {
      return this.rows.filter(({ status }) => status === 'done').length;
    },
    dismiss: myDay.dismissSteps,
  };
};
