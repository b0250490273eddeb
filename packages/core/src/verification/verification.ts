import type { Log } from '../kernel/log.port.ts';
import { becomes, changeOf, connectRows, when } from '../kernel/row.ts';
import type { LoginController } from '../login/login.controller.ts';
import type { ModalsController } from '../navigation/modals.machine.ts';
import { modalFor, shownAction, type UrgentAction, type VerificationApi } from './verification-api.port.ts';
import { createVerificationController } from './verification.controller.ts';
import type { VerificationState } from './verification.machine.ts';

/** Face and voice verification during the working day. */
export type Verification = ReturnType<typeof createVerification>;

/**
 * Asks for the required actions at log-in and with each session check, in a modal of its own that comes back when another took its place.
 * @spec §1 — voice and face verification are mandatory; otherwise the performer is forcibly logged out
 */
export const createVerification = (
  { login, modals }: { readonly login: LoginController; readonly modals: ModalsController },
  api: VerificationApi,
  log: Log,
) => {
  const verification = createVerificationController({
    api,
    onFailed: () => login.forceOut('login.verificationFailed'),
    log,
  });
  const show = (): void => {
    const shown = shownAction(verification.watch.state());
    if (shown !== undefined) modals.open(modalFor(shown));
  };
  const account = login.watch.state().account;
  if (account !== undefined) verification.check(account.id);
  /** The action whose modal is to be closed. */
  const over = (now: VerificationState, before: VerificationState): UrgentAction | undefined => {
    const [shown, was] = [shownAction(now), shownAction(before)];
    if (was === undefined) return undefined;
    return shown === undefined || modalFor(shown) !== modalFor(was) ? was : undefined;
  };
  const shownChanged = changeOf(verification.watch, (now, before) =>
    shownAction(now) === shownAction(before) ? undefined : now,
  );
  const dispose = connectRows([
    when(
      becomes(login.watch, (state) => state.account === undefined),
      verification.reset,
    ),
    when(
      changeOf(login.watch, (now, before) => (now.account === before.account ? undefined : now.account)),
      ({ id }) => verification.check(id),
    ),
    // Opened before the other is closed, and again where that one blocked the interface.
    when(shownChanged, show),
    when(changeOf(verification.watch, over), (action) => modals.close(modalFor(action))),
    when(shownChanged, show),
    when(
      becomes(modals.watch, ({ open }) => open === undefined),
      show,
    ),
  ]);
  return { ...verification, dispose };
};
