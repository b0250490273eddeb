import { err } from '@greenroom/core/kernel/result';
import { accountAnswer } from '../account/account-answer.ts';
import { refuse, WORKED, type Caller, type HandlersOf } from '../calls/handler.ts';
import { ATTEMPT_COOKIE, LOGIN_COOKIE } from '../security/cookies.ts';
import { sentinelOf } from '../sentinels/sentinels.ts';
import type { LoginRow } from '../store/tables/login-tables.ts';
import { createLoginSteps, type LoginStepsDeps } from './login-steps.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Logins } from './logins.ts';
import type { PerformerService } from '../session/performer-service.ts';
import type { EventPublisher } from '../publisher/event-publisher.ts';
import type { Submissions } from '../people/submissions.ts';

interface Parts extends LoginStepsDeps {
  readonly logins: Logins;
  readonly publisher: EventPublisher;
  readonly gallery: Gallery;
  readonly submissions: Submissions;
  readonly performerService: PerformerService;
}

/** Log in, stay logged in, log out. @spec §7 Auth and session, §8 Login */
export const createAuthApi = (parts: Parts): HandlersOf<'login'> => {
  const { logins, rememberedDevices, eventLog, publisher, gallery, submissions, performerService } = parts;
  const steps = createLoginSteps(parts);

  const loginOf = async (caller: Caller): Promise<LoginRow | undefined> => {
    const cookie = caller.cookies.read(LOGIN_COOKIE);
    return cookie === undefined ? undefined : logins.find(cookie);
  };

  return {
    checkSession: async ({ query }, { login, performer }) => {
      if (sentinelOf(performer.id, 'check_session') !== undefined) return refuse(500, 'platform_failed');
      // A page that starts has no stream: a pending request ends at once, but a session that runs is held for it.
      if (query.moment === 'start') await performerService.pageStarted(performer.id);
      const heard = await logins.touch(login);
      const avatar = performer.avatar === null ? undefined : await gallery.medias.find(performer.id, performer.avatar);
      return { ok: true, value: await accountAnswer(submissions, performer, logins.socketToken(heard), avatar) };
    },

    login: async ({ body, query }, caller) => {
      const first = await steps.first(body.performerId.trim(), body.password, caller);
      if (!first.ok) return first;
      const { performer, counted } = first.value;
      const second = await steps.second(first.value, body.code, caller);
      if (!second.ok) return second;

      const own = await loginOf(caller);
      const isForced = body.forced || query.forced;
      const isTaken = sentinelOf(performer.id, 'login') === 'already_logged_in' && !isForced;
      const started = isTaken
        ? err('already_logged_in')
        : await logins.start({ performerId: performer.id, own, isForced, spendCode: second.value.spendCode });
      if (!started.ok && started.error === 'token_invalid') return refuse(401, 'token_invalid');
      if (!started.ok) {
        // The code stays good, so that the take-over can be confirmed without asking for another.
        await counted.giveBack();
        return refuse(409, 'already_logged_in');
      }
      const { cookie, takenOver } = started.value;
      for (const other of takenOver) await publisher.closeLogin(other.id, 'already logged in');
      if (own !== undefined) await publisher.closeLogin(own.id, 'logged in again');
      await counted.succeed();
      caller.cookies.keep(LOGIN_COOKIE, cookie);
      caller.cookies.forget(ATTEMPT_COOKIE);
      // Only a device that just proved a code; one that is remembered already keeps its 30 days.
      if (body.remember === true && second.value.isCodeSent)
        await rememberedDevices.remember(performer.id, caller.cookies);
      eventLog.write('info', 'Logged in', { performer: performer.id, tookOver: takenOver.length });
      return WORKED;
    },

    logout: async (_request, { login, performer, cookies }) => {
      await logins.end(login, 'logout');
      await performerService.leaveWork(performer.id);
      // The page that logs out closes its own socket; its remaining connections are closed here, without an event.
      await publisher.closeLogin(login.id, undefined);
      cookies.forget(LOGIN_COOKIE);
      eventLog.write('info', 'Logged out', { performer: performer.id });
      return WORKED;
    },
  };
};
