import { ok } from '@greenroom/core/kernel/result';
import { millis, millisToSeconds } from '@greenroom/core/kernel/units';
import { PAIRING_CODE_LIFETIME, PAIRING_LIFETIME, readCode } from '@greenroom/core/remote/remote-pairing';
import { countTry, refuseTry } from '../../account/login/count-try.ts';
import type { LoginTries } from '../../account/login/login-tries.ts';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import { REMOTE_COOKIE } from '../../base/security/cookies.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { remoteEvent, type Remotes } from './remotes.ts';

const LIMIT = { most: LIMITS.pairingTries.most, pauses: {} };
const inSeconds = (milliseconds: number): number => Math.max(0, millisToSeconds(millis(milliseconds)));

interface Parts {
  readonly remotes: Remotes;
  readonly tries: LoginTries;
  readonly publisher: Pick<EventPublisher, 'toPerformer' | 'closeRemote'>;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly eventLog: EventLog;
}

/** Answers the calls by which a phone becomes the remote of a login, and is one no more. */
export const createRemoteApi = ({ remotes, tries, publisher, clock, eventLog }: Parts): HandlersOf<'remote'> => {
  const end = async (performerId: string): Promise<void> => {
    if (!(await remotes.end(performerId))) return;
    await publisher.closeRemote(performerId);
    await publisher.toPerformer(performerId, remoteEvent(performerId, 'ENDED'));
    eventLog.write('info', 'Remote ended', { performer: performerId });
  };
  return {
    remote: async (_request, { performer }) => ok({ paired: (await remotes.pairedWith(performer.id)) !== undefined }),
    createRemoteCode: async (_request, { login }) => {
      const made = await remotes.createCode(login);
      if (!made.ok) return refuse(409, made.error);
      await publisher.closeRemote(login.performer_id);
      return ok({ code: made.value, lifetime: inSeconds(PAIRING_CODE_LIFETIME) });
    },
    endRemote: async (_request, { performer }) => {
      await end(performer.id);
      return WORKED;
    },
    pairRemote: async ({ body }, { cookies }) => {
      const code = readCode(body.code);
      if (code === undefined) return refuse(410, 'code_unknown');
      const login = await remotes.loginOf(code);
      if (login === undefined) return refuse(410, 'code_unknown');
      // By login and not by address, which a whole studio shares; nobody guesses one of 2⁴⁰ codes in its 3 minutes. A try is
      // counted before it is judged, and given back when it was right.
      const counted = await countTry(tries, { subject: `remote ${login}`, limit: LIMIT });
      if (!counted.ok) return refuseTry(counted.error);
      const paired = await remotes.pair(code);
      if (!paired.ok) return paired.error === 'remote_paired' ? refuse(409, paired.error) : refuse(410, paired.error);
      await counted.value.giveBack();
      const { cookie, performerId } = paired.value;
      cookies.keep(REMOTE_COOKIE, cookie, millis(PAIRING_LIFETIME));
      await publisher.toPerformer(performerId, remoteEvent(performerId, 'PAIRED'));
      eventLog.write('info', 'Remote paired', { performer: performerId });
      return WORKED;
    },
    remotePairing: async (_request, { cookies }) => {
      const cookie = cookies.read(REMOTE_COOKIE);
      const paired = cookie === undefined ? undefined : await remotes.findByCookie(cookie);
      if (paired === undefined) return refuse(410, 'not_paired');
      const { performerId, socketToken, expiresAt } = paired;
      return ok({ performerId, socketToken, lifetime: inSeconds(expiresAt - clock.stamp()) });
    },
    leaveRemote: async (_request, { cookies }) => {
      const cookie = cookies.read(REMOTE_COOKIE);
      const paired = cookie === undefined ? undefined : await remotes.findByCookie(cookie);
      if (paired !== undefined) await end(paired.performerId);
      cookies.forget(REMOTE_COOKIE);
      return WORKED;
    },
  };
};
