import * as z from 'zod/mini';
import { userWire } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Logins } from '../../account/login/logins.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { customerRoom, loginRoom, performerRoom, remoteRoom, roleRoom } from '../../base/environment/sockets.port.ts';
import type { Customers } from '../../base/people/customers.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Remotes } from '../../beyond/remote/remotes.ts';
import type { AwaitedCustomers } from '../../contacts/clients/awaited.ts';
import type { PerformerService } from '../../work/session/performer-service.ts';

/** The person at the other end of a socket, with the rooms of the socket. */
export interface Person {
  readonly role: 'ROLE_PERFORMER' | 'ROLE_CLIENT' | 'ROLE_REMOTE';
  readonly id: string;
  readonly rooms: readonly string[];
}

/** Checks the `user` message: id and token must fit. @returns on failure the error of the acknowledgement */
export type Recognise = (wire: unknown) => Promise<Result<Person, 'invalid_request' | 'not_authenticated'>>;

export interface RecogniseDeps {
  readonly logins: Logins;
  readonly customers: Customers;
  readonly remotes: Remotes;
}

export const createRecognise =
  ({ logins, customers, remotes }: RecogniseDeps): Recognise =>
  async (wire) => {
    const user = z.safeParse(userWire, wire);
    if (!user.success) return err('invalid_request');
    const { id, token, type: role } = user.data;
    if (role === 'ROLE_CLIENT') {
      if (!(await customers.isToken(id, token))) return err('not_authenticated');
      return ok({ role, id, rooms: [customerRoom(id), roleRoom(role)] });
    }
    if (role === 'ROLE_REMOTE') {
      const remote = await remotes.findBySocketToken(id, token);
      if (remote === undefined) return err('not_authenticated');
      // In the room of the login, so that it ends with it; not in the performer's, where it would count as a page.
      return ok({ role, id, rooms: [remoteRoom(id), loginRoom(remote.loginId)] });
    }
    const login = await logins.findBySocketToken(id, token);
    if (login === undefined) return err('not_authenticated');
    return ok({ role, id, rooms: [performerRoom(id), loginRoom(login.id), roleRoom(role)] });
  };

export interface PresenceDeps {
  readonly performers: Performers;
  readonly performerService: PerformerService;
  readonly customers: Customers;
  readonly awaited: Pick<AwaitedCustomers, 'cameOnline'>;
  readonly publisher: EventPublisher;
  readonly clock: PlatformClock;
}

/** Notes who came back and who went, for the sweep. */
export const createPresence = ({
  performers,
  performerService,
  customers,
  awaited,
  publisher,
  clock,
}: PresenceDeps) => ({
  /**
   * Checks whether a person about to come has another socket. Asked before the rooms are joined, so that of two sockets that come at the same
   * moment one finds none.
   */
  isThere: async ({ role, id }: Person): Promise<boolean> => role === 'ROLE_CLIENT' && publisher.isCustomerThere(id),
  /** @param wasThere true for another page of a customer who is there already, which is no news */
  came: async ({ role, id }: Person, wasThere: boolean): Promise<void> => {
    // A remote is no page of the performer: it keeps nobody present.
    if (role === 'ROLE_REMOTE') return;
    if (role === 'ROLE_CLIENT') {
      await customers.setGone(id, null);
      if (!wasThere) await awaited.cameOnline(id);
      return;
    }
    await performers.update(id, { gone_at: null, lost_at: null });
    await performerService.cameBack(id);
    await publisher.catchUp(id);
  },
  went: async ({ role, id }: Person): Promise<void> => {
    if (role === 'ROLE_REMOTE') return;
    const gone = { id, goneAt: clock.stamp() };
    // Asked again afterwards: a page that comes meanwhile, perhaps to another node, has found no mark to take away.
    if (role === 'ROLE_CLIENT') {
      if (await publisher.isCustomerThere(id)) return;
      await customers.setGone(id, gone.goneAt);
      if (await publisher.isCustomerThere(id)) await customers.forgetGone(gone);
      return;
    }
    if (await publisher.isPerformerThere(id)) return;
    await performers.update(id, { gone_at: gone.goneAt });
    if (await publisher.isPerformerThere(id)) await performers.updateGone(gone, { gone_at: null });
  },
});
