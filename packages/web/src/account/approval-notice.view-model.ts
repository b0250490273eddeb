import { fullDate } from '@greenroom/core/formatting/dates';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { missingBeforeWork, type AccountStepFacts, type MissingStep } from '@greenroom/core/my-day/first-steps';
import type { ModalsController } from '@greenroom/core/navigation/modals.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { read } from '../mobx/read.ts';
import { actionOfStep, noteOfStep } from '../my-day/step-texts.ts';
import type { ApprovalNoticeModel, MissingRow } from './ApprovalNotice.tsx';

/** Page on which the performer does a missing step; customer service tells what is missing of an identity that was not accepted. */
const pageOf = ({ route, status }: MissingStep): string | undefined => {
  if (status === 'later') return undefined;
  return pathTo(route ?? 'customer-service');
};

/** Mirrors the wait for approval, with what is missing and who has to do it. @spec §4 Account approval */
export class ApprovalNoticeViewModel implements ApprovalNoticeModel {
  readonly #modals: Pick<ModalsController, 'open'>;
  readonly #facts: Watchable<AccountStepFacts | undefined>;

  constructor(accountSteps: Watchable<AccountStepFacts | undefined>, modals: Pick<ModalsController, 'open'>) {
    this.#modals = modals;
    this.#facts = accountSteps;
  }

  get shown(): boolean {
    return read(this.#facts)?.isVerified === false;
  }

  get missing(): readonly MissingRow[] {
    const facts = read(this.#facts);
    if (facts === undefined) return [];
    return missingBeforeWork(facts).map((each) => ({
      step: each.step,
      by: each.by,
      noteKey: noteOfStep(each),
      since: each.since === undefined ? undefined : fullDate(each.since),
      actionKey: actionOfStep(each),
      to: each.by === 'performer' ? pageOf(each) : undefined,
    }));
  }

  readonly explain = (): void => this.#modals.open('notapproved');
}
