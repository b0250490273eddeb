import type { Caller } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import type { Notices } from '../../base/people/notices.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { OriginOf } from '../../base/security/origins.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginDenials } from './login-denials.ts';

interface NewDevicesDeps {
  readonly store: Store;
  readonly performers: Pick<Performers, 'find'>;
  readonly knownDevices: KnownDevices;
  readonly loginDenials: LoginDenials;
  readonly notices: Notices;
  readonly pushSender: Pick<PushSender, 'notify'>;
  readonly eventLog: EventLog;
  readonly originOf: OriginOf;
  /** False where the platform protects no account, as the specification has it. */
  readonly isOffered: boolean;
}

/** Reports a login on a new device to the performer, by mail and by push message; the mail has a link that ends it. */
export const createNewDevices = (deps: NewDevicesDeps) => ({
  note: async (login: LoginRow, { cookies, host }: Caller): Promise<void> => {
    if (!deps.isOffered) return;
    const { performer_id: performerId, id: loginId, browser, system, country } = login;
    const performer = await deps.performers.find(performerId);
    if (performer === undefined) return;
    // With its mail, or not at all: a device that is known already is told no more.
    const isTold = await deps.store.transaction().execute(async (within) => {
      const { id: deviceId, isNew } = await deps.knownDevices.note(performerId, cookies, within);
      if (!isNew) return false;
      const token = await deps.loginDenials.create({ performerId, loginId, deviceId }, within);
      // The fragment is sent to no server and written into no log.
      const link = `${deps.originOf(host)}/new-password/#not-me.${token}`;
      await deps.notices.notifyNewDevice(performer, { browser, system, country }, link, within);
      return true;
    });
    if (!isTold) return;
    deps.pushSender.notify(performerId, { event: 'newDevice' });
    deps.eventLog.write('info', 'Login on a new device', { performer: performerId });
  },
});

export type NewDevices = ReturnType<typeof createNewDevices>;
