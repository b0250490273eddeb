import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { dateOf, type PlatformClock } from '../../base/environment/platform-clock.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Cookies } from '../../base/security/cookies.ts';
import { hashSecret } from '../../base/security/secret.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';

/** Message of the socket's last event to a login that was ended from another device. */
export const ENDED_ELSEWHERE = 'ended_elsewhere';

/** Logins of a performer, as far as the list of devices needs them. */
export interface DeviceLogins {
  readonly alive: (performerId: string) => Promise<readonly LoginRow[]>;
  readonly endOne: (performerId: string, id: string, within: Store) => Promise<LoginRow | undefined>;
  readonly endOthers: (performerId: string, own: string | undefined, within: Store) => Promise<readonly LoginRow[]>;
}

export interface DeviceHandlersDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly logins: DeviceLogins;
  readonly rememberedDevices: {
    readonly forgetOthers: (performerId: string, cookies: Cookies, within: Store) => Promise<void>;
  };
  readonly publisher: Pick<EventPublisher, 'closeLogin'>;
  readonly eventLog: EventLog;
}

/** Name of a login on the wire; the id of the store stays inside. */
const deviceIdOf = ({ id }: LoginRow): string => hashSecret(id);

/** Lists the devices that are logged in, and logs out one or all others. */
export const createDeviceHandlers = (
  deps: DeviceHandlersDeps,
): Pick<HandlersOf<'account-security'>, 'devices' | 'endDevice' | 'endOtherDevices'> => {
  const { store, clock, logins, rememberedDevices, publisher, eventLog } = deps;
  /** Ends logins, and makes the other devices ask for a code again: the one that was lost may be remembered. */
  const end = async (
    performerId: string,
    cookies: Cookies,
    endIn: (within: Store) => Promise<readonly LoginRow[]>,
  ): Promise<void> => {
    const ended = await store.transaction().execute(async (within) => {
      await rememberedDevices.forgetOthers(performerId, cookies, within);
      return endIn(within);
    });
    for (const login of ended) await publisher.closeLogin(login.id, ENDED_ELSEWHERE);
    eventLog.write('info', 'Devices logged out', { performer: performerId, loggedOut: ended.length });
  };
  return {
    devices: async (_request, { performer, login: own }) =>
      ok({
        devices: (await logins.alive(performer.id)).map((login) => ({
          id: deviceIdOf(login),
          browser: login.browser,
          system: login.system,
          country: login.country,
          firstSeen: dateOf(clock, login.started_at),
          lastSeen: dateOf(clock, login.seen_at),
          isThis: login.id === own.id,
        })),
      }),
    endDevice: async ({ params }, { performer, login: own, cookies }) => {
      const alive = await logins.alive(performer.id);
      const login = alive.find((each) => deviceIdOf(each) === params.deviceId);
      if (login === undefined || login.id === own.id) return refuse(404, 'not_found');
      await end(performer.id, cookies, async (within) => {
        const ended = await logins.endOne(performer.id, login.id, within);
        return ended === undefined ? [] : [ended];
      });
      return WORKED;
    },
    endOtherDevices: async (_request, { performer, login: own, cookies }) => {
      await end(performer.id, cookies, (within) => logins.endOthers(performer.id, own.id, within));
      return WORKED;
    },
  };
};
