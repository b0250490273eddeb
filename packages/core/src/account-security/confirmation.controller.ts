import type { PerformerId } from '../kernel/ids.ts';
import { createActor, readOnly } from '../kernel/machine.ts';
import type { AsyncResult, CallFailure } from '../kernel/result.ts';
import { createSlots } from '../kernel/slots.ts';
import {
  confirmation,
  NO_CONFIRMATION,
  type ConfirmationEffect,
  type ConfirmationEvent,
  type ConfirmationState,
} from './confirmation.machine.ts';
import {
  type AccountSecurityErrorCode,
  type ConfirmationQuestion,
  needsConfirmation,
  type SecurityApi,
  type PasskeyDevice,
} from './security-api.port.ts';

/** Makes a call; one that needs a confirmed identity is repeated after the proof. */
export type Protect = <Answer>(call: () => AsyncResult<Answer>) => AsyncResult<Answer>;

export interface ConfirmationDeps {
  readonly api: Pick<SecurityApi, 'beginConfirmation' | 'confirmIdentity' | 'confirmByPasskey'>;
  readonly passkeyDevice: Pick<PasskeyDevice, 'isAvailable' | 'sign'>;
  readonly performerId: () => PerformerId;
}

/** Meaning of a refused proof, by the code of the platform. */
const PROOF_ERRORS: Readonly<Record<string, AccountSecurityErrorCode>> = {
  token_invalid: 'accountSecurity.wrongCode',
  token_expired: 'accountSecurity.codeExpired',
  passkey_invalid: 'accountSecurity.passkeyNotUsed',
  too_many_attempts: 'accountSecurity.tooManyAttempts',
};

/** Error of a refused code or password. */
export const proofErrorOf = ({ message }: CallFailure): AccountSecurityErrorCode =>
  PROOF_ERRORS[message] ?? 'accountSecurity.notConfirmed';

/** Event of the answer to a proof. */
const outcomeOf = (answer: Awaited<AsyncResult<undefined>>): ConfirmationEvent =>
  answer.ok ? { type: 'confirmed' } : { type: 'refused', error: proofErrorOf(answer.error) };

/** Requests the second factor before a protected change, then makes the change. */
export const createConfirmationController = ({ api, passkeyDevice, performerId }: ConfirmationDeps) => {
  const waiting: ((isConfirmed: boolean) => void)[] = [];
  const usable = (question: ConfirmationQuestion): ConfirmationQuestion =>
    passkeyDevice.isAvailable ? question : { ...question, passkeyOptions: undefined };
  const begin = async (): Promise<ConfirmationEvent> => {
    const begun = await api.beginConfirmation(performerId());
    return begun.ok
      ? { type: 'begun', question: usable(begun.value) }
      : { type: 'refused', error: proofErrorOf(begun.error) };
  };
  const sign = async (options: unknown): Promise<ConfirmationEvent> => {
    const signed = await passkeyDevice.sign(options);
    if (signed.ok) return outcomeOf(await api.confirmByPasskey(performerId(), signed.value));
    return signed.error === 'cancelled'
      ? { type: 'passkeyCancelled' }
      : { type: 'refused', error: 'accountSecurity.passkeyNotUsed' };
  };
  const perform = (effect: ConfirmationEffect): void | Promise<ConfirmationEvent> => {
    switch (effect.type) {
      case 'begin':
        return begin();
      case 'confirm':
        return api.confirmIdentity(performerId(), effect.proof).then(outcomeOf);
      case 'sign':
        return sign(effect.options);
      case 'settle':
        for (const settle of waiting.splice(0)) settle(effect.isConfirmed);
    }
  };
  const actor = createActor<ConfirmationState, ConfirmationEvent, ConfirmationEffect>({
    initial: NO_CONFIRMATION,
    transition: confirmation,
    slots: createSlots(),
    perform,
  });
  const ask = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.push(resolve);
    actor.send({ type: 'required' });
    return promise;
  };
  const protect: Protect = async (call) => {
    const answer = await call();
    if (answer.ok || !needsConfirmation(answer.error)) return answer;
    return (await ask()) ? call() : answer;
  };
  return {
    watch: readOnly(actor),
    protect,
    /** @param proof a code or the password */
    prove: (proof: string) => actor.send({ type: 'proved', proof }),
    /** Proves the identity by a passkey, where the platform takes one. */
    usePasskey: () => actor.send({ type: 'passkeyChosen' }),
    /** Begins again; where a code is sent, another one is. */
    restart: () => actor.send({ type: 'restarted' }),
    /** Cancels: waiting changes fail with the platform's refusal. */
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};

export type ConfirmationController = ReturnType<typeof createConfirmationController>;
