import { ok, type Result } from '@greenroom/core/kernel/result';
import { refuse, type CallRefusal, type Caller } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { isPerformerId, type Performers } from '../../base/people/performers.ts';
import { ATTEMPT_COOKIE } from '../../base/security/cookies.ts';
import { sentinelOf } from '../../base/sentinels/sentinels.ts';
import type { SpendCode } from '../../base/store/statements.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { DEMO_PASSWORD_HASH } from '../../base/world/performers.ts';
import type { CheckPassword, HashAsker } from './check-password.ts';
import { countTry, refuseTry, type CountedTry } from './count-try.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginCodes } from './login-codes.ts';
import { LIMIT_OF_AN_ID, type LoginTries } from './login-tries.ts';
import type { RememberedDevices } from './remembered-devices.ts';

/** Longest password: enough for every password manager, short enough for the hash. */
const LONGEST_PASSWORD = 256;
const EXPIRED_AT_ONCE = 0;
/** A second step that was passed. */
interface SecondStep {
  readonly spendCode: SpendCode;
  /** True with a code that was sent, after which a device may be remembered. */
  readonly isCodeSent: boolean;
}

const NO_SECOND_STEP: SecondStep = { spendCode: () => Promise.resolve(true), isCodeSent: false };

type FirstRefusal =
  | 'invalid_performer_id'
  | 'too_many_attempts'
  | 'browser_not_supported'
  | 'wrong_site'
  | 'double_tab'
  | 'incorrect_password';
type SecondRefusal = 'token_required' | 'token_invalid' | 'token_expired' | 'too_many_attempts';

const refuseSentinel = (id: string) => {
  switch (sentinelOf(id, 'login')) {
    case 'browser_not_supported':
      return refuse(426, 'browser_not_supported');
    case 'wrong_site':
      return refuse(403, 'wrong_site');
    case 'double_tab':
      return refuse(409, 'double_tab');
    default:
      return undefined;
  }
};

export interface LoginStepsDeps {
  readonly performers: Performers;
  readonly codes: LoginCodes;
  readonly tries: LoginTries;
  readonly rememberedDevices: RememberedDevices;
  readonly knownDevices: Pick<KnownDevices, 'find'>;
  readonly checkPassword: CheckPassword;
  readonly authenticators: {
    readonly isOn: (performerId: string) => Promise<boolean>;
    /** Judges the code of an app. @returns its use; undefined for a wrong one */
    readonly judge: (performerId: string, typed: string) => Promise<SpendCode | undefined>;
  };
  readonly eventLog: EventLog;
}

/** A login whose ID and password were right. */
interface Identified {
  readonly performer: PerformerRow;
  readonly counted: CountedTry;
  /** The device is remembered, so no code is mailed. */
  readonly isRemembered: boolean;
}

/** Checks a login step by step, in the order in which the steps may refuse it. @spec §8 Login */
export const createLoginSteps = (deps: LoginStepsDeps) => {
  const { performers, codes, tries, rememberedDevices, knownDevices, checkPassword, authenticators, eventLog } = deps;
  /** An unknown ID costs the same time as a wrong password and is answered alike, so that IDs cannot be guessed. */
  const identify = async (
    id: string,
    password: string,
    asker: HashAsker,
  ): Promise<PerformerRow | undefined | 'busy'> => {
    const performer = await performers.find(id);
    const hash = performer?.password_hash ?? DEMO_PASSWORD_HASH;
    const right = await checkPassword(password.slice(0, LONGEST_PASSWORD), hash, asker);
    if (right === 'busy') return right;
    return right ? performer : undefined;
  };
  const sendCode = async (performer: PerformerRow, caller: Caller, error: 'token_required' | 'token_expired') => {
    const sentinel = sentinelOf(performer.id, 'login');
    const isFirst = error === 'token_required';
    const isExpired = sentinel === 'token_expired' || (sentinel === 'first_token_expired' && isFirst);
    const attempt = await codes.send(performer, isExpired ? EXPIRED_AT_ONCE : undefined);
    if (attempt === undefined) return refuse(429, 'too_many_attempts');
    caller.cookies.keep(ATTEMPT_COOKIE, attempt);
    eventLog.write('info', 'Login code sent', { performer: performer.id, channel: performer.code_channel });
    return refuse(401, error, { channel: performer.code_channel });
  };
  const judgeAppCode = async (
    performer: PerformerRow,
    counted: CountedTry,
    code: string | undefined,
  ): Promise<Result<SecondStep, CallRefusal<SecondRefusal>>> => {
    if (code === undefined || code === '') {
      await counted.giveBack();
      return refuse(401, 'token_required', { channel: 'authenticator' });
    }
    const spendCode = await authenticators.judge(performer.id, code);
    return spendCode === undefined
      ? refuse(401, 'token_invalid', { channel: 'authenticator' })
      : ok({ spendCode, isCodeSent: false });
  };
  return {
    /**
     * Checks ID and password. From here on the login counts as an attempt, until it is given back or all are cleared. A
     * device on which the performer has logged in has a count of its own, so that wrong passwords elsewhere, also behind the
     * same address, do not lock the performer out there.
     */
    first: async (
      id: string,
      password: string,
      { cookies, device }: Caller,
    ): Promise<Result<Identified, CallRefusal<FirstRefusal>>> => {
      if (!isPerformerId(id)) return refuse(400, 'invalid_performer_id');
      const sentinel = refuseSentinel(id);
      if (sentinel !== undefined) return sentinel;
      const remembered = await rememberedDevices.find(id, cookies);
      const known = remembered ?? (await knownDevices.find(id, cookies));
      const isKnown = known !== undefined;
      const address = { subject: `address ${device.address}`, limit: tries.ofAnAddress };
      const own = { subject: isKnown ? `device ${known} ${id}` : id, limit: LIMIT_OF_AN_ID };
      const counted = await countTry(tries, own, ...(isKnown ? [] : [address]));
      if (!counted.ok) return refuseTry(counted.error);
      const performer = await identify(id, password, { subject: isKnown ? own.subject : address.subject, isKnown });
      if (performer === undefined) return refuse(400, 'incorrect_password');
      const isRemembered = remembered !== undefined;
      if (performer !== 'busy') return ok({ performer, counted: counted.value, isRemembered });
      await counted.value.giveBack();
      return refuse(429, 'too_many_attempts');
    },
    /** Checks the code of the app or the one that was sent, where the account wants one. @returns its use by the login */
    second: async (
      { performer, counted, isRemembered }: Identified,
      code: string | undefined,
      caller: Caller,
    ): Promise<Result<SecondStep, CallRefusal<SecondRefusal>>> => {
      if (await authenticators.isOn(performer.id)) return judgeAppCode(performer, counted, code);
      if (performer.code_channel === 'none' || isRemembered) return ok(NO_SECOND_STEP);
      if (code === undefined || code === '') {
        await counted.giveBack();
        return sendCode(performer, caller, 'token_required');
      }
      const attempt = caller.cookies.read(ATTEMPT_COOKIE) ?? '';
      const checked = await codes.check(attempt, performer.id, code);
      if (checked === 'right') return ok({ spendCode: (within) => codes.spend(attempt, within), isCodeSent: true });
      return checked === 'expired' ? sendCode(performer, caller, 'token_expired') : refuse(401, 'token_invalid');
    },
  };
};
