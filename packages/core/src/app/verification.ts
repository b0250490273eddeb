import {
  createVerificationController,
  type VerificationController,
  type VerificationState,
} from '../account/verification.controller.ts';
import type { VerificationApi } from '../account/verification-api.port.ts';
import { modalFor } from '../account/verification.ts';
import type { Log } from '../kernel/log.port.ts';
import type { PerformerApp } from './performer-app.ts';
import { becomes, changeOf, connectRows, when } from './wiring/row.ts';

/** Face and voice verification during the working day. */
export interface Verification extends VerificationController {
  readonly dispose: () => void;
}

/**
 * Asks for the required actions at log-in and with each session check, in a modal of its own that comes back when another took its place.
 * @spec §1 — voice and face verification are mandatory; otherwise the performer is forcibly logged out
 */
export const createVerification = (
  { login, modals }: Pick<PerformerApp, 'login' | 'modals'>,
  api: VerificationApi,
  log: Log,
): Verification => {
  const verification = createVerificationController({
    api,
    onFailed: () => login.forceOut('login.verificationFailed'),
    log,
  });
  const show = (): void => {
    const { due } = verification.watch.state();
    if (due !== undefined) modals.open(modalFor(due));
  };
  const account = login.watch.state().account;
  if (account !== undefined) void verification.check(account.id);
  const isOver = ({ due }: VerificationState, before: VerificationState): boolean =>
    before.due !== undefined && (due === undefined || modalFor(due) !== modalFor(before.due));
  const dueChanged = changeOf(verification.watch, (now, before) => (now.due === before.due ? undefined : now));
  const dispose = connectRows([
    when(
      becomes(login.watch, (state) => state.account === undefined),
      verification.reset,
    ),
    when(
      changeOf(login.watch, (now, before) => (now.account === before.account ? undefined : now.account)),
      ({ id }) => void verification.check(id),
    ),
    // Opened before the other is closed, and again where that one blocked the interface.
    when(dueChanged, show),
    when(
      changeOf(verification.watch, (now, before) => (isOver(now, before) ? before.due : undefined)),
      (due) => modals.close(modalFor(due)),
    ),
    when(dueChanged, show),
    when(
      becomes(modals.watch, ({ open }) => open === undefined),
      show,
    ),
  ]);
  return { ...verification, dispose };
};
