import { isService, type ServiceFlags } from '@greenroom/core/services/service';
import { changedFlags, NO_SERVICES, servicesIn } from '@greenroom/core/services/service-flags';
import { servicesOf } from '../../platform/account/performers.ts';
import { moneyDifference } from './money-difference.ts';
import type { VirtualWorld } from './virtual-world.ts';

/** Finds what is left of a performer who logged out. */
const leftBehind = ({ app, planned, socket, toys }: VirtualWorld): string | undefined => {
  // A stop that the toys' app has not answered is tried for as long as they may move.
  const stops = app.toys.queue.watch.state().phase.at === 'stopPause' ? 1 : 0;
  if (planned() > stops) return `${planned()} timers are left after the log-out`;
  if (socket.alive() > 0) return 'a socket is left after the log-out';
  return toys.app && toys.drawer.moving().length > 0 ? 'a toy moves after the log-out' : undefined;
};

const platformFlags = async ({ platform, performerId }: VirtualWorld): Promise<ServiceFlags> => {
  const row = await platform.parts.performers.find(performerId);
  const flags = { ...NO_SERVICES };
  for (const service of row === undefined ? [] : servicesOf(row).filter(isService)) flags[service] = true;
  return flags;
};

/** Finds in what the performer's page and the platform differ; asked when nothing is on its way. */
export const differenceIn = async (world: VirtualWorld): Promise<string | undefined> => {
  const { app, platform, performerId, toys } = world;
  if (app.login.watch.state().status === 'unauthenticated') return leftBehind(world) ?? (await moneyDifference(world));
  const { flags, confirmed } = app.services.watch.state();
  const differing = servicesIn(changedFlags(await platformFlags(world), flags));
  if (differing.length > 0) return `the performer's page and the platform differ in ${differing.join(', ')}`;
  if (servicesIn(changedFlags(confirmed, flags)).length > 0) return 'a change of services is still not confirmed';
  const client = app.session.watch.state().client?.id;
  const live = await platform.parts.requests.liveFor(performerId);
  const accepted = live.filter(({ status }) => status === 'accepted').map(({ client_id: id }) => id);
  if (client !== undefined && !accepted.includes(client)) return `the performer is with ${client}, who has left`;
  const forgotten = accepted.find((id) => id !== client);
  if (forgotten !== undefined)
    return `the platform has a session with ${forgotten} that the performer's page does not know`;
  const { phase } = app.toys.queue.watch.state();
  if (phase.at === 'rest' && toys.app && toys.drawer.moving().length > 0)
    return 'a toy moves although the queue is empty';
  return moneyDifference(world);
};
