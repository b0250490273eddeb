import { CONFIRMATION_REQUIRED } from '@greenroom/core/account-security/security-api.port';
import { plainLine } from '@greenroom/core/kernel/outside-text';
import { err, ok } from '@greenroom/core/kernel/result';
import type { CheckPassword } from '../../account/login/check-password.ts';
import { countTry, refuseTry } from '../../account/login/count-try.ts';
import type { KnownDevices } from '../../account/login/known-devices.ts';
import type { LoginDenials } from '../../account/login/login-denials.ts';
import { LIMIT_OF_AN_ID, type LoginTries } from '../../account/login/login-tries.ts';
import type { Logins } from '../../account/login/logins.ts';
import type { RememberedDevices } from '../../account/login/remembered-devices.ts';
import { WORKED, refuse, type Caller, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Notices } from '../../base/people/notices.ts';
import { isPerformerId, type Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { OriginOf } from '../../base/security/origins.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { Confirmations } from '../account-security/confirmations.ts';
import { ENDED_ELSEWHERE } from '../account-security/device-handlers.ts';
import type { PasswordLinks } from './password-links.ts';
import type { PasswordPolicy } from './password-policy.ts';

/** Number of links that are sent to one performer within a quarter of an hour; further requests are answered alike. */
const LINKS_LIMIT = { most: 3, pauses: {} };

interface Parts {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly performers: Performers;
  readonly tries: LoginTries;
  readonly checkPassword: CheckPassword;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly passwordPolicy: PasswordPolicy;
  readonly passwordLinks: PasswordLinks;
  readonly registrations: {
    /** Checks whether a new performer has not chosen a password yet. */
    readonly lacksPassword: (performerId: string) => Promise<boolean>;
  };
  readonly confirmations: Pick<Confirmations, 'isPasswordChangeable'>;
  readonly rememberedDevices: RememberedDevices;
  readonly knownDevices: KnownDevices;
  readonly loginDenials: LoginDenials;
  readonly notices: Notices;
  readonly logins: Logins;
  readonly publisher: EventPublisher;
  readonly eventLog: EventLog;
  readonly originOf: OriginOf;
}

/** A new password that passed the policy. */
interface Saved {
  readonly performer: PerformerRow;
  readonly password: string;
  readonly endOthers: boolean;
  readonly told: 'passwordChosen' | 'passwordChanged';
  /** The login that stays. */
  readonly own: LoginRow | undefined;
  /** Part of the same transaction that may still refuse. */
  readonly confirm: (within: Store) => Promise<boolean>;
}

/** Changes passwords, and resets them by a mailed link. */
export const createPasswordsApi = (parts: Parts): HandlersOf<'passwords'> => {
  const { store, performers, tries, passwordLinks, notices, logins, publisher, eventLog } = parts;
  const addressOf = ({ device }: Caller) => ({ subject: `address ${device.address}`, limit: tries.ofAnAddress });

  /** @returns false when it was refused within the transaction */
  const save = async ({ performer, password, endOthers, told, own, confirm }: Saved): Promise<boolean> => {
    const hash = await parts.hashPassword(password);
    const ended = await store.transaction().execute(async (within) => {
      if (!(await confirm(within))) return undefined;
      await performers.update(performer.id, { password_hash: hash }, within);
      const change = { changed_on: parts.clock.today() };
      await within
        .insertInto('password_changes')
        .values({ performer_id: performer.id, ...change })
        .onConflict((conflict) => conflict.column('performer_id').doUpdateSet(change))
        .execute();
      await passwordLinks.endAll(performer.id, within);
      await parts.rememberedDevices.forgetAll(performer.id, within);
      await notices.notify(performer, told, { within });
      return endOthers ? logins.endOthers(performer.id, own?.id, within) : [];
    });
    if (ended === undefined) return false;
    for (const login of ended) await publisher.closeLogin(login.id, ENDED_ELSEWHERE);
    await tries.forget(performer.id);
    eventLog.write('info', 'Password changed', { performer: performer.id, loggedOut: ended.length });
    return true;
  };

  /** Finds the performer of a link. A try is counted by address before the link is looked up. */
  const openLink = async (token: string, caller: Caller) => {
    const counted = await countTry(tries, addressOf(caller));
    if (!counted.ok) return err(refuseTry(counted.error).error);
    const found = await passwordLinks.find(token);
    if (!found.ok) return err(refuse(410, found.error).error);
    const performer = await performers.find(found.value);
    if (performer === undefined) return err(refuse(410, 'token_invalid').error);
    await counted.value.giveBack();
    return ok(performer);
  };

  return {
    askForPasswordLink: async ({ body }, caller) => {
      const id = plainLine(body.email);
      const address = await countTry(tries, addressOf(caller));
      if (!address.ok) return refuseTry(address.error);
      if (!isPerformerId(id) || (await tries.begin(`link ${id}`, LINKS_LIMIT)) > 0) return WORKED;
      const performer = await performers.find(id);
      await store.transaction().execute(async (within) => {
        const token = await passwordLinks.create(id, within);
        if (performer === undefined) return;
        // The fragment is sent to no server and written into no log.
        const link = `${parts.originOf(caller.host)}/new-password/#${token}`;
        await notices.sendLink(performer, 'passwordLink', link, within);
      });
      eventLog.write('info', 'Password link asked for', { known: performer !== undefined });
      return WORKED;
    },

    checkPasswordLink: async ({ body }, caller) => {
      const opened = await openLink(body.token, caller);
      return opened.ok ? WORKED : opened;
    },

    resetPassword: async ({ body }, caller) => {
      const opened = await openLink(body.token, caller);
      if (!opened.ok) return opened;
      const performer = opened.value;
      const reason = await parts.passwordPolicy(performer, body.password);
      if (reason !== undefined) return refuse(422, 'password_refused', { reason });
      const { password, endOthers } = body;
      const confirm = async (within: Store): Promise<boolean> => {
        // Before the link, as where a new one is made: each would wait for what the other one holds.
        await lockPerformer(within, performer.id);
        return passwordLinks.spend(body.token, within);
      };
      const told = (await parts.registrations.lacksPassword(performer.id)) ? 'passwordChosen' : 'passwordChanged';
      const isSaved = await save({ performer, password, endOthers, told, own: undefined, confirm });
      return isSaved ? WORKED : refuse(410, 'token_used');
    },

    denyLogin: async ({ body }, caller) => {
      const counted = await countTry(tries, addressOf(caller));
      if (!counted.ok) return refuseTry(counted.error);
      const found = await parts.loginDenials.find(body.token);
      if (!found.ok) return refuse(410, found.error);
      await counted.value.giveBack();
      const { performerId, loginId, deviceId } = found.value;
      const denied = await store.transaction().execute(async (within) => {
        await lockPerformer(within, performerId);
        if (!(await parts.loginDenials.spend(body.token, within))) return undefined;
        await parts.rememberedDevices.forgetAll(performerId, within);
        await parts.knownDevices.forget(performerId, deviceId, within);
        const ended = await logins.endOne(performerId, loginId, within);
        return { ended, token: await passwordLinks.create(performerId, within) };
      });
      if (denied === undefined) return refuse(410, 'token_used');
      if (denied.ended !== undefined) await publisher.closeLogin(denied.ended.id, ENDED_ELSEWHERE);
      eventLog.write('info', 'Login denied', { performer: performerId });
      return ok({ token: denied.token });
    },

    changePassword: async ({ body }, caller) => {
      const { performer, login } = caller;
      if (!(await parts.confirmations.isPasswordChangeable(login, performer)))
        return refuse(CONFIRMATION_REQUIRED.status, CONFIRMATION_REQUIRED.error);
      const { current, password, endOthers } = body;
      const own = { subject: `password ${performer.id}`, limit: LIMIT_OF_AN_ID };
      const counted = await countTry(tries, own, addressOf(caller));
      if (!counted.ok) return refuseTry(counted.error);
      const isRight = await parts.checkPassword(current, performer.password_hash, {
        subject: own.subject,
        isKnown: true,
      });
      if (isRight === 'busy') {
        await counted.value.giveBack();
        return refuse(429, 'too_many_attempts');
      }
      if (!isRight) return refuse(400, 'incorrect_password');
      await counted.value.succeed();
      const reason = await parts.passwordPolicy(performer, password);
      if (reason !== undefined) return refuse(422, 'password_refused', { reason });
      // Of two changes at once the second one finds another current password.
      const confirm = async (within: Store): Promise<boolean> =>
        (await lockPerformer(within, performer.id))?.password_hash === performer.password_hash;
      const isSaved = await save({ performer, password, endOthers, told: 'passwordChanged', own: login, confirm });
      return isSaved ? WORKED : refuse(400, 'incorrect_password');
    },
  };
};
