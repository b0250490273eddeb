import { done, err, type Result } from '@greenroom/core/kernel/result';
import type { Caller } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import { LOGIN_COOKIE } from '../../base/security/cookies.ts';
import { sentinelOf } from '../../base/sentinels/sentinels.ts';
import type { SpendCode } from '../../base/store/statements.ts';
import { deviceNameOf } from './device-name.ts';
import type { Logins } from './logins.ts';
import type { NewDevices } from './new-devices.ts';

interface StartLoginDeps {
  readonly logins: Logins;
  readonly publisher: Pick<EventPublisher, 'closeLogin'>;
  readonly newDevices: NewDevices;
  readonly eventLog: EventLog;
}

/** A login whose proofs were right. */
interface LoginStart {
  readonly performerId: string;
  readonly caller: Caller;
  /** Ends a login elsewhere instead of being refused. */
  readonly isForced: boolean;
  readonly spendCode: SpendCode;
}

/** Makes the last step of every login: the others end, and the browser gets its cookie. */
export const createStartLogin =
  ({ logins, publisher, newDevices, eventLog }: StartLoginDeps) =>
  async ({
    performerId,
    caller,
    isForced,
    spendCode,
  }: LoginStart): Promise<Result<undefined, 'already_logged_in' | 'token_invalid'>> => {
    if (sentinelOf(performerId, 'login') === 'already_logged_in' && !isForced) return err('already_logged_in');
    const before = caller.cookies.read(LOGIN_COOKIE);
    const own = before === undefined ? undefined : await logins.find(before);
    const device = { ...deviceNameOf(caller.device.userAgent), country: caller.device.country ?? null };
    const started = await logins.start({ performerId, own, isForced, device, spendCode });
    if (!started.ok) return started;
    const { cookie, login, takenOver } = started.value;
    for (const other of takenOver) await publisher.closeLogin(other.id, 'already logged in');
    if (own !== undefined) await publisher.closeLogin(own.id, 'logged in again');
    caller.cookies.keep(LOGIN_COOKIE, cookie);
    await newDevices.note(login, caller);
    eventLog.write('info', 'Logged in', { performer: performerId, tookOver: takenOver.length });
    return done;
  };
