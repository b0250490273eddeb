import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Random } from '@greenroom/core/kernel/random.port';
import { createAdminClient } from '../../../actors/admin-client.ts';
import { openCustomerLink } from '../../../actors/customer-link.socket.ts';
import { requestTypesFor } from '../../../actors/request-types.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { inBackground } from '../../base/environment/in-background.ts';
import type { Nodes } from '../../base/environment/nodes.port.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Customers } from '../../base/people/customers.ts';
import { servicesOf, type Performers } from '../../base/people/performers.ts';
import type { CustomerRow } from '../../base/store/tables/customer-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { Requests } from '../../work/session/requests.ts';
import { LOOK_PERIOD, type CrowdBehaviour } from './crowd.constants.ts';
import { drawFrom, visit } from './visit.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random.next() * items.length)];

interface Parts {
  readonly clock: PlatformClock;
  readonly performers: Performers;
  readonly customers: Customers;
  readonly requests: Requests;
  readonly eventLog: EventLog;
  readonly nodes: Nodes;
}

/**
 * Starts customers who ask by themselves. They use the admin API and the socket as any other customer does, so that
 * they could as well run in another process.
 */
export const startCrowd = (
  { clock, performers, customers, requests, eventLog, nodes }: Parts,
  address: { readonly url: string; readonly token: string },
  manners: CrowdBehaviour,
  random: Random,
): Cancel => {
  const admin = createAdminClient(address);
  /** Performers for whom a customer is on the way, or who have one. */
  const visited = new Set<string>();
  let isClosed = false;

  const freeCustomers = async (): Promise<readonly CustomerRow[]> => {
    const everybody = await customers.list();
    const busy = await Promise.all(everybody.map(async ({ id }) => (await requests.liveOf(id)) !== undefined));
    return everybody.filter((_customer, index) => busy[index] === false);
  };
  const call = async (performerId: string): Promise<void> => {
    const performer = await performers.find(performerId);
    const requestType = pick(random, requestTypesFor(performer === undefined ? [] : servicesOf(performer)));
    const isTaken = !manners.isPushy && (await requests.liveFor(performerId)).length > 0;
    const customer = pick(random, await freeCustomers());
    const isReady = performer !== undefined && performer.ready_at !== null;
    if (!isReady || isTaken || requestType === undefined || customer === undefined || isClosed) return;
    const link = await openCustomerLink(address.url, admin, { id: customer.id });
    if (!link.ok) return;
    await visit(link.value, { clock, random, manners }, { performerId, requestType, language: customer.language });
  };
  const planVisit = ({ id }: PerformerRow): void => {
    visited.add(id);
    clock.schedule(drawFrom(random, manners.asksAfter), () => {
      const done = call(id).catch((error: unknown) => {
        eventLog.write('error', 'A customer of the crowd stumbled', { reason: String(error) });
      });
      if (manners.isPushy) visited.delete(id);
      else
        inBackground(
          eventLog,
          done.finally(() => visited.delete(id)),
        );
    });
  };
  const look = async (): Promise<void> => {
    for (const performer of await performers.list()) {
      const canBeAsked = performer.ready_at !== null && requestTypesFor(servicesOf(performer)).length > 0;
      if (canBeAsked && !visited.has(performer.id)) planVisit(performer);
    }
  };
  const stopLooking = clock.every(LOOK_PERIOD, () => {
    if (!nodes.doesDueWork()) return;
    look().catch((error: unknown) => eventLog.write('error', 'The crowd cannot look', { reason: String(error) }));
  });
  return () => {
    isClosed = true;
    stopLooking();
  };
};
