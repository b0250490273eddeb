import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ok } from '@greenroom/core/kernel/result';
import { WORKED, refuse, type Caller, type HandlersOf } from '../../base/calls/handler.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import { ATTEMPT_COOKIE, COOKIES, LOGIN_COOKIE, PASSKEY_COOKIE } from '../../base/security/cookies.ts';
import { sentinelOf } from '../../base/sentinels/sentinels.ts';
import { lockPerformer, type SpendCode } from '../../base/store/statements.ts';
import type { PerformerService } from '../../work/session/performer-service.ts';
import { accountAnswer } from '../account/account-answer.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { countTry, refuseTry } from './count-try.ts';
import { createLoginSteps, type LoginStepsDeps } from './login-steps.ts';
import type { Logins } from './logins.ts';
import type { NewDevices } from './new-devices.ts';
import { createStartLogin } from './start-login.ts';

/** Logins by the signature of a challenge. */
interface PasskeyLogins {
  readonly isLoginBegun: (attempt: string) => Promise<boolean>;
  readonly beginLogin: (
    host: string,
    attempt: string | undefined,
  ) => Promise<{ readonly attempt: string; readonly options: object }>;
  readonly judgeLogin: (
    attempt: string,
    host: string,
    response: AuthenticationResponseJSON,
  ) => Promise<{ readonly performerId: string; readonly spendCode: SpendCode } | undefined>;
}

interface Parts extends LoginStepsDeps {
  readonly passkeys: PasskeyLogins;
  readonly logins: Logins;
  readonly newDevices: NewDevices;
  readonly publisher: EventPublisher;
  readonly gallery: Gallery;
  readonly submissions: Submissions;
  readonly performerService: PerformerService;
}

/** Answers the calls of log-in, session check and log-out. @spec §7 Auth and session, §8 Login */
export const createAuthApi = (parts: Parts): HandlersOf<'login'> => {
  const { logins, tries, passkeys, rememberedDevices, eventLog } = parts;
  const { publisher, gallery, submissions, performerService } = parts;
  const steps = createLoginSteps(parts);
  const startLogin = createStartLogin(parts);
  const challengesOf = (address: string): string => `challenge ${address}`;
  /** Frees the place of a challenge whose browser is logged in. */
  const endChallenge = async ({ cookies, device }: Caller): Promise<void> => {
    await tries.giveBack(challengesOf(device.address));
    cookies.forget(PASSKEY_COOKIE);
  };

  return {
    checkSession: async ({ query }, { login, performer }) => {
      if (sentinelOf(performer.id, 'check_session') !== undefined) return refuse(500, 'platform_failed');
      // A page that starts has no stream: a pending request ends at once, but a session that runs is held for it.
      if (query.moment === 'start') await performerService.pageStarted(performer.id, login.id);
      const touched = await logins.touch(login);
      const avatar = performer.avatar === null ? undefined : await gallery.medias.find(performer.id, performer.avatar);
      return ok(await accountAnswer(submissions, performer, logins.socketToken(touched), avatar));
    },

    login: async ({ body, query }, caller) => {
      if (!caller.cookies.areSafe) return refuse(403, 'not_secure');
      const first = await steps.first(body.performerId.trim(), body.password, caller);
      if (!first.ok) return first;
      const { performer, counted } = first.value;
      const second = await steps.second(first.value, body.code, caller);
      if (!second.ok) return second;

      let isPasswordChanged = false;
      const started = await startLogin({
        performerId: performer.id,
        caller,
        isForced: body.forced || query.forced,
        spendCode: async (within) => {
          const now = await lockPerformer(within, performer.id);
          // A change of the password ends other logins: one that was judged by the old password must not begin after it.
          isPasswordChanged = now?.password_hash !== performer.password_hash;
          return !isPasswordChanged && second.value.spendCode(within);
        },
      });
      if (isPasswordChanged) return refuse(400, 'incorrect_password');
      if (!started.ok && started.error === 'token_invalid') return refuse(401, 'token_invalid');
      if (!started.ok) {
        // The code stays good, so that the take-over can be confirmed without asking for another.
        await counted.giveBack();
        return refuse(409, 'already_logged_in');
      }
      await counted.succeed();
      caller.cookies.forget(ATTEMPT_COOKIE);
      // The login page asks for one as it opens.
      if (caller.cookies.read(PASSKEY_COOKIE) !== undefined) await endChallenge(caller);
      // Only a device that just proved a code; one that is remembered already keeps its 30 days.
      if (body.remember === true && second.value.isCodeSent)
        await rememberedDevices.remember(performer.id, caller.cookies);
      return WORKED;
    },

    passkeyOptions: async (_request, { host, cookies, device }) => {
      const earlier = cookies.read(PASSKEY_COOKIE);
      const isAgain = earlier !== undefined && (await passkeys.isLoginBegun(earlier));
      // A challenge in the place of an earlier one takes no room; each of the others is stored for its ten minutes.
      const wait = isAgain ? 0 : await tries.begin(challengesOf(device.address), tries.ofAnAddress);
      if (wait > 0) return refuseTry(wait);
      const { attempt, options } = await passkeys.beginLogin(host, isAgain ? earlier : undefined);
      cookies.keep(PASSKEY_COOKIE, attempt);
      return ok({ options: { ...options } });
    },
    passkeyLogin: async ({ body }, caller) => {
      if (!caller.cookies.areSafe) return refuse(403, 'not_secure');
      const address = { subject: `passkey ${caller.device.address}`, limit: tries.ofAnAddress };
      const counted = await countTry(tries, address);
      if (!counted.ok) return refuseTry(counted.error);
      const signed = await passkeys.judgeLogin(caller.cookies.read(PASSKEY_COOKIE) ?? '', caller.host, body.signed);
      if (signed === undefined) return refuse(400, 'passkey_invalid');
      const started = await startLogin({ ...signed, caller, isForced: body.forced });
      if (!started.ok && started.error === 'token_invalid') return refuse(400, 'passkey_invalid');
      await counted.value.giveBack();
      // The challenge stays good, so that the take-over can be confirmed by the same signature.
      if (!started.ok) return refuse(409, 'already_logged_in');
      await endChallenge(caller);
      return WORKED;
    },

    logout: async (_request, { login, performer, cookies }) => {
      await logins.end(login, 'logout');
      await performerService.stopDevice(performer.id, login.id, performerService.leaveWork);
      // The page that logs out closes its own socket; its remaining connections are closed here, without an event.
      await publisher.closeLogin(login.id, undefined);
      cookies.forget(LOGIN_COOKIE);
      eventLog.write('info', 'Logged out', { performer: performer.id });
      return WORKED;
    },

    forgetBrowser: async (_request, { cookies }) => {
      for (const name of COOKIES) cookies.forget(name);
      return WORKED;
    },
  };
};
