import { detach } from '@greenroom/core/kernel/detach';
import { createAdminClient, type AdminClient } from '../actors/admin-client.ts';
import { createPlatformClock } from '../platform/base/environment/platform-clock.ts';
import { openIdlePerformer, type IdlePerformer } from './idle-performer.ts';
import { createErrorCounter, type ErrorCounter } from './latencies.ts';
import { forEach, times, type LoadGroup } from './load-group.ts';
import { orderWire, type SwarmNews, type SwarmOrder, type SwarmPart, type SwarmTally } from './swarm.wire.ts';

// One process of a swarm: started by swarm.ts, ordered about over its channel, gone with it.

/** Idle performers of one process. */
const createIdleGroup = (admin: AdminClient, { url, idle }: SwarmPart, { failed }: ErrorCounter) => {
  const clock = createPlatformClock();
  const there: IdlePerformer[] = [];
  const comeIn = async (): Promise<void> => {
    const hired = await admin.hire({});
    if (!hired.ok) return failed(`hiring: ${hired.error.error}`);
    const { id: performerId, password } = hired.value;
    const performer = await openIdlePerformer({ url, performerId, password, clock, failed });
    if (performer === undefined) failed('an idle performer could not log in');
    else there.push(performer);
  };
  return {
    gather: (end: AbortSignal): Promise<void> => forEach(times(idle), end, comeIn),
    count: (): number => there.length,
    leave: (): void => {
      for (const performer of there) performer.close();
      clock.dispose();
    },
  };
};

type IdleGroup = ReturnType<typeof createIdleGroup>;

const LOOK_EVERY = 500;
const EMPTY_TALLY = { performers: 0, customers: 0, pairs: 0, said: 0, lost: 0, doubled: 0, latencies: {} };

const end = new AbortController();
const errors = createErrorCounter();
let group: LoadGroup | undefined;
let idle: IdleGroup | undefined;
let residentBytes = 0;
let cpuBefore = process.cpuUsage();
let isTalking = false;

const send = (news: SwarmNews): void => {
  process.send?.(news);
};
const measure = (): void => {
  residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
};

const gather = async (part: SwarmPart, token: string): Promise<void> => {
  const admin = createAdminClient({ url: part.url, token });
  idle = createIdleGroup(admin, part, errors);
  await idle.gather(end.signal);
  if (part.performers + part.customers === 0) return;
  // Loaded here: an idle performer does not need the product's core.
  const { createLoadGroup } = await import('./load-group.ts');
  group = createLoadGroup(admin, part, errors);
  await group.gather(end.signal);
};
const tally = (): SwarmTally => {
  const { user, system } = process.cpuUsage(cpuBefore);
  measure();
  const cpuMilliseconds = (user + system) / 1_000;
  const met = group?.tally() ?? EMPTY_TALLY;
  return { ...met, idle: idle?.count() ?? 0, errors: errors.counts(), residentBytes, cpuMilliseconds };
};

const handleOrder = async (order: SwarmOrder): Promise<void> => {
  switch (order.do) {
    case 'gather':
      await gather(order.part, order.token);
      return send({ is: 'gathered' });
    case 'talk':
      if (!isTalking) cpuBefore = process.cpuUsage();
      isTalking = true;
      return group?.talk(order.pairs);
    case 'drain':
      await group?.drain();
      group?.check();
      return send({ is: 'drained', tally: tally() });
    case 'leave':
      end.abort();
      idle?.leave();
      await group?.leave();
      return process.disconnect();
  }
};

// At a terminal Ctrl-C reaches every process; the one that was asked for tells the others when to leave.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (message) => detach(handleOrder(orderWire.parse(message))));
setInterval(measure, LOOK_EVERY).unref();
