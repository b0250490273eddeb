import { createVerificationController, type VerificationController } from '../account/verification.controller.ts';
import type { VerificationApi } from '../account/verification-api.port.ts';
import { modalFor } from '../account/verification.ts';
import type { Log } from '../kernel/log.port.ts';
import { watchChanges } from '../kernel/watch-changes.ts';
import type { PerformerApp } from './performer-app.ts';

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
  const ends = [
    watchChanges(login.watch, ({ account: performer }, before) => {
      if (performer === undefined) verification.reset();
      else if (performer !== before.account) void verification.check(performer.id);
    }),
    watchChanges(verification.watch, ({ due }, before) => {
      if (due === before.due) return;
      show();
      if (before.due !== undefined && (due === undefined || modalFor(due) !== modalFor(before.due)))
        modals.close(modalFor(before.due));
      show();
    }),
    watchChanges(modals.watch, ({ open }) => {
      if (open === undefined) show();
    }),
  ];
  const dispose = (): void => {
    for (const end of ends) end();
  };
  return { ...verification, dispose };
};
