import type { AsyncResult } from '../kernel/async-result.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import {
  confirmation,
  NO_CONFIRMATION,
  type ConfirmationEffect,
  type ConfirmationEvent,
  type ConfirmationState,
} from './confirmation.machine.ts';
import { needsConfirmation } from './confirmation.ts';
import type { AccountSecurityErrorCode, SecurityApi } from './security-api.port.ts';

/** Makes a call that may be refused until the identity is confirmed: asks for the proof, then makes the call again. */
export type Protect = <Answer>(call: () => AsyncResult<Answer>) => AsyncResult<Answer>;

export interface ConfirmationController {
  readonly watch: Watchable<ConfirmationState>;
  readonly protect: Protect;
  /** @param proof a code or the password */
  readonly prove: (proof: string) => void;
  /** Begins anew; where a code is sent, another one is. */
  readonly restart: () => void;
  /** Gives up: the changes that wait fail as the platform refused them. */
  readonly cancel: () => void;
}

export interface ConfirmationDeps {
  readonly api: Pick<SecurityApi, 'beginConfirmation' | 'confirmIdentity'>;
  readonly performerId: () => PerformerId;
}

/** Meaning of a refused proof, by the code of the platform. */
const PROOF_ERRORS: Readonly<Record<string, AccountSecurityErrorCode>> = {
  token_invalid: 'accountSecurity.wrongCode',
  token_expired: 'accountSecurity.codeExpired',
  too_many_attempts: 'accountSecurity.tooManyAttempts',
};

/** Error of a refused code or password. */
export const proofErrorOf = ({ message }: CallFailure): AccountSecurityErrorCode =>
  PROOF_ERRORS[message] ?? 'accountSecurity.notConfirmed';

/** Asks for the second factor again before a protected change, and goes on with the change. */
export const createConfirmationController = ({ api, performerId }: ConfirmationDeps): ConfirmationController => {
  const waiting: ((isConfirmed: boolean) => void)[] = [];
  const perform = (effect: ConfirmationEffect, send: (event: ConfirmationEvent) => void): void => {
    switch (effect.type) {
      case 'begin': {
        const { generation } = effect;
        void api
          .beginConfirmation(performerId())
          .then((answer) =>
            send(
              answer.ok
                ? { type: 'begun', generation, method: answer.value }
                : { type: 'refused', generation, error: proofErrorOf(answer.error) },
            ),
          );
        return;
      }
      case 'confirm': {
        const { generation, proof } = effect;
        void api
          .confirmIdentity(performerId(), proof)
          .then((answer) =>
            send(
              answer.ok
                ? { type: 'confirmed', generation }
                : { type: 'refused', generation, error: proofErrorOf(answer.error) },
            ),
          );
        return;
      }
      case 'settle':
        for (const settle of waiting.splice(0)) settle(effect.isConfirmed);
    }
  };
  const actor = createActor<ConfirmationState, ConfirmationEvent, ConfirmationEffect>({
    initial: NO_CONFIRMATION,
    transition: confirmation,
    perform,
  });
  const ask = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.push(resolve);
    actor.send({ type: 'required' });
    return promise;
  };
  return {
    watch: actor,
    protect: async (call) => {
      const answer = await call();
      if (answer.ok || !needsConfirmation(answer.error)) return answer;
      return (await ask()) ? call() : answer;
    },
    prove: (proof) => actor.send({ type: 'proved', proof }),
    restart: () => actor.send({ type: 'restarted' }),
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};
