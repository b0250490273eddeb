import { ok } from '@greenroom/core/kernel/result';
import { WORKED, refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { Notices } from '../../base/people/notices.ts';
import { ATTEMPT_COOKIE } from '../../base/security/cookies.ts';
import { countRows } from '../../base/store/statements.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { Authenticators, Notify } from './authenticators.ts';
import { LIMIT_OF_PROOFS, type Confirmations, type ProofRefusal, type Tries } from './confirmations.ts';
import { createDeviceHandlers, type DeviceHandlersDeps } from './device-handlers.ts';
import type { Passkeys } from './passkeys.ts';

interface SecurityApiDeps extends DeviceHandlersDeps {
  readonly tries: Tries;
  readonly authenticators: Authenticators;
  readonly confirmations: Confirmations;
  readonly passkeys: Passkeys;
  readonly notices: Notices;
}

/** Answers the calls for the protection of the account. The log never names a code or a secret. */
export const createSecurityApi = (deps: SecurityApiDeps): HandlersOf<'account-security'> => {
  const { store, logins, tries, authenticators, confirmations, passkeys, notices, eventLog } = deps;
  const answerConfirmation = <Refusal extends ProofRefusal | 'passkey_invalid'>(
    performerId: string,
    refusal: Refusal | undefined,
  ) => {
    if (refusal !== undefined) return refuse(refusal === 'too_many_attempts' ? 429 : 401, refusal);
    eventLog.write('info', 'Identity confirmed', { performer: performerId });
    return WORKED;
  };
  const notifying =
    (performer: PerformerRow, change: Parameters<Notices['notify']>[1]): Notify =>
    (within) =>
      notices.notify(performer, change, { within });
  return {
    ...createDeviceHandlers(deps),
    securityState: async (_request, { performer: { id, code_channel: channel } }) => {
      const [authenticator, known, recoveryCodesLeft, devices, change] = await Promise.all([
        authenticators.isOn(id),
        passkeys.list(id),
        countRows(store.selectFrom('recovery_codes').where('performer_id', '=', id).where('used_at', 'is', null)),
        logins.alive(id),
        store.selectFrom('password_changes').select('changed_on').where('performer_id', '=', id).executeTakeFirst(),
      ]);
      return ok({
        codeChannel: channel === 'none' ? null : channel,
        authenticator,
        passkeys: known.length,
        recoveryCodesLeft,
        devices: devices.length,
        passwordChangedAt: change?.changed_on ?? null,
      });
    },
    beginConfirmation: async (_request, { performer, login, host, cookies }) => {
      const method = await confirmations.begin(performer, cookies);
      if (method === undefined) return refuse(429, 'too_many_attempts');
      const options = await passkeys.beginConfirming(performer.id, login.id, host);
      return ok({ method, passkeyOptions: options === undefined ? null : { ...options } });
    },
    confirmByPasskey: async ({ body }, { performer, login, host }) => {
      const refusal = await confirmations.confirmByPasskey(login, performer, () =>
        passkeys.judgeConfirmation(performer.id, login.id, host, body.signed),
      );
      return answerConfirmation(performer.id, refusal);
    },
    confirmIdentity: async ({ body }, { login, performer, cookies }) => {
      const refusal = await confirmations.confirm(login, performer, body.proof, cookies);
      if (refusal === undefined) cookies.forget(ATTEMPT_COOKIE);
      return answerConfirmation(performer.id, refusal);
    },
    beginAuthenticator: async (_request, { performer }) => {
      const begun = await authenticators.begin(performer);
      return begun === undefined ? refuse(409, 'authenticator_not_available') : ok(begun);
    },
    proveAuthenticator: async ({ body }, { performer }) => {
      const subject = `authenticator ${performer.id}`;
      if ((await tries.begin(subject, LIMIT_OF_PROOFS)) > 0) return refuse(429, 'too_many_attempts');
      const recoveryCodes = await authenticators.prove(
        performer.id,
        body.code,
        notifying(performer, 'authenticatorOn'),
      );
      if (recoveryCodes === undefined) return refuse(401, 'token_invalid');
      await tries.forget(subject);
      eventLog.write('info', 'Authenticator app set up', { performer: performer.id });
      return ok({ recoveryCodes: [...recoveryCodes] });
    },
    removeAuthenticator: async (_request, { performer }) => {
      await authenticators.remove(performer.id, notifying(performer, 'authenticatorOff'));
      eventLog.write('info', 'Authenticator app switched off', { performer: performer.id });
      return WORKED;
    },
    passkeys: async (_request, { performer }) => {
      const rows = await passkeys.list(performer.id);
      return ok({
        passkeys: rows.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({ id, name, createdAt, usedAt })),
      });
    },
    beginPasskey: async (_request, { performer, login, host }) =>
      ok({ options: { ...(await passkeys.beginAdding(performer, login.id, host)) } }),
    addPasskey: async ({ body }, asker) => {
      const { performer } = asker;
      const made = { name: body.name, response: body.created };
      if (!(await passkeys.add(asker, made, notifying(performer, 'passkeyAdded'))))
        return refuse(400, 'passkey_invalid');
      eventLog.write('info', 'Passkey added', { performer: performer.id });
      return WORKED;
    },
    renamePasskey: async ({ params, body }, { performer }) =>
      (await passkeys.rename(performer.id, params.passkeyId, body.name)) ? WORKED : refuse(404, 'not_found'),
    removePasskey: async ({ params }, { performer }) => {
      if (!(await passkeys.remove(performer.id, params.passkeyId, notifying(performer, 'passkeyRemoved'))))
        return refuse(404, 'not_found');
      eventLog.write('info', 'Passkey removed', { performer: performer.id });
      return WORKED;
    },
    renewRecoveryCodes: async (_request, { performer }) => {
      const recoveryCodes = await authenticators.renewRecoveryCodes(
        performer.id,
        notifying(performer, 'recoveryCodesRenewed'),
      );
      if (recoveryCodes === undefined) return refuse(409, 'authenticator_not_available');
      eventLog.write('info', 'Recovery codes made', { performer: performer.id });
      return ok({ recoveryCodes: [...recoveryCodes] });
    },
  };
};
