import { derived } from '../kernel/derived.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor } from '../kernel/machine.ts';
import { isFinalRefusal } from '../kernel/result.ts';
import { becomes, changeOf, connectRows, when } from '../kernel/row.ts';
import { createSlots } from '../kernel/slots.ts';
import type { FileContent } from '../kernel/units.ts';
import type { LoginController } from '../login/login.controller.ts';
import type { ModalsController } from '../navigation/modals.machine.ts';
import { modalFor, shownAction, type VerificationApi, type UrgentAction } from './verification-api.port.ts';
import {
  NOTHING_DUE,
  verification,
  type VerificationEffect,
  type VerificationEvent,
  type VerificationInternal,
  type VerificationState,
} from './verification.machine.ts';

export type VerificationController = ReturnType<typeof createVerificationController>;

export interface VerificationDeps {
  readonly api: VerificationApi;
  /**
   * Called when the verification is declined or fails; logs the performer out. @spec §1 — otherwise the performer is forcibly logged out
   */
  readonly onFailed: () => void;
  readonly log: Log;
}

type EffectOf<Type extends VerificationEffect['type']> = Extract<VerificationEffect, { type: Type }>;

const toVerificationState = ({ due, sending, error, received }: VerificationInternal): VerificationState => ({
  due,
  sending,
  error,
  received,
});

/** Fetches the required checks of face and voice, and sends the recordings one after the other; stores nothing. @spec §1, §7 urgent */
export const createVerificationController = ({ api, onFailed, log }: VerificationDeps) => {
  const ask = async ({ owner }: EffectOf<'ask'>, isCurrent: () => boolean): Promise<VerificationEvent | undefined> => {
    const answer = await api.urgent(owner);
    if (answer.ok) return { type: 'reported', actions: answer.value };
    if (isCurrent()) log.write('warn', 'due verifications not asked', { status: answer.error.status });
    return undefined;
  };
  const send = async (
    { owner, action, content }: EffectOf<'send'>,
    isCurrent: () => boolean,
  ): Promise<VerificationEvent> => {
    const answer = await api.verify(owner, action, content);
    if (isCurrent()) log.write('info', answer.ok ? 'verified' : 'not verified', { action });
    if (answer.ok) return { type: 'accepted' };
    return { type: isFinalRefusal(answer.error) ? 'refused' : 'notSent' };
  };
  const actor = createActor<VerificationInternal, VerificationEvent, VerificationEffect>({
    initial: NOTHING_DUE,
    transition: verification,
    slots: createSlots(),
    perform: (effect, _raise, isCurrent) => {
      switch (effect.type) {
        case 'ask':
          return ask(effect, isCurrent);
        case 'send':
          return send(effect, isCurrent);
        case 'fail':
          return onFailed();
      }
    },
  });
  return {
    watch: derived([actor], toVerificationState),
    /** Fetches the required actions: during initialisation and with each session check. */
    check: (owner: PerformerId) => actor.send({ type: 'checked', owner }),
    send: (content: FileContent) => actor.send({ type: 'recorded', content }),
    /** Marks the received check as read. */
    acknowledge: () => actor.send({ type: 'acknowledged' }),
    refuse: () => actor.send({ type: 'declined' }),
    reset: () => actor.send({ type: 'reset' }),
  };
};

/**
 * Asks for the required actions at log-in and with each session check, in a modal of its own that comes back when another took its place.
 * @spec §1 — voice and face verification are mandatory; otherwise the performer is forcibly logged out
 */
export const createVerification = (
  { login, modals }: { readonly login: LoginController; readonly modals: ModalsController },
  api: VerificationApi,
  log: Log,
) => {
  const checks = createVerificationController({
    api,
    onFailed: () => login.forceOut('login.verificationFailed'),
    log,
  });
  const show = (): void => {
    const shown = shownAction(checks.watch.state());
    if (shown !== undefined) modals.open(modalFor(shown));
  };
  const account = login.watch.state().account;
  if (account !== undefined) checks.check(account.id);
  /** The action whose modal is to be closed. */
  const over = (now: VerificationState, before: VerificationState): UrgentAction | undefined => {
    const [shown, was] = [shownAction(now), shownAction(before)];
    if (was === undefined) return undefined;
    return shown === undefined || modalFor(shown) !== modalFor(was) ? was : undefined;
  };
  const shownChanged = changeOf(checks.watch, (now, before) =>
    shownAction(now) === shownAction(before) ? undefined : now,
  );
  const dispose = connectRows([
    when(
      becomes(login.watch, (state) => state.account === undefined),
      checks.reset,
    ),
    when(
      changeOf(login.watch, (now, before) => (now.account === before.account ? undefined : now.account)),
      ({ id }) => checks.check(id),
    ),
    // Opens before the other closes, and again in case that one blocked the interface.
    when(shownChanged, show),
    when(changeOf(checks.watch, over), (action) => modals.close(modalFor(action))),
    when(shownChanged, show),
    when(
      becomes(modals.watch, ({ open }) => open === undefined),
      show,
    ),
  ]);
  return { ...checks, dispose };
};
