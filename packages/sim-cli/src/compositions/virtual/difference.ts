import { isService, type ServiceFlags } from '@greenroom/core/services/service';
import { changedFlags, NO_SERVICES, servicesIn } from '@greenroom/core/services/service-flags';
import { servicesOf } from '../../platform/people/performers.ts';
import { moneyDifference } from './money-difference.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Number of the latest lines of a conversation that are compared. */
const COMPARED_LINES = 50;

/** Finds state that is left of a performer who logged out. */
const leftBehind = ({ app, browser, toys }: PerformerWorld): string | undefined => {
  // A stop that the toys' app has not answered is tried for as long as they may move.
  const stops = app.toys.queue.watch.state().phase.at === 'stopPause' ? 1 : 0;
  const planned = browser.planned();
  if (planned > stops) return `${planned} timers are left after the log-out`;
  if (browser.sockets() > 0) return 'a socket is left after the log-out';
  return toys.app && toys.drawer.moving().length > 0 ? 'a toy moves after the log-out' : undefined;
};

const platformFlags = async ({ platform, performerId }: PerformerWorld): Promise<ServiceFlags> => {
  const row = await platform.parts.performers.find(performerId);
  const flags = { ...NO_SERVICES };
  for (const service of row === undefined ? [] : servicesOf(row).filter(isService)) flags[service] = true;
  return flags;
};

/** Finds a line that only one side of the running session has, or that has another place there. */
const aboutLines = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { client: clientId, messages, gap } = app.chat.watch.state();
  if (clientId === undefined || gap === 'failed') return undefined;
  const kept = await platform.parts.messages.latest({ performerId, clientId }, { limit: COMPARED_LINES, offset: 0 });
  const ids = kept.map(({ id }) => id);
  // A fault may send thousands of messages that no customer wrote: those that the page shows besides are left out.
  const said = [...messages]
    .filter(({ sentBy, delivery }) => sentBy === 'CLIENT' || delivery === 'sent')
    .map(({ id }) => String(id))
    .filter((id) => ids.includes(id));
  const gaveWay = messages.first > 0;
  if (said.length < ids.length && !gaveWay)
    return `the page lacks ${ids.length - said.length} of the latest ${ids.length} lines with ${clientId}`;
  return said.join() === ids.slice(ids.length - said.length).join()
    ? undefined
    : `the page and the platform differ in what was said with ${clientId}`;
};

const aboutUnread = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const unread = app.inbox.unread.state();
  const kept = await platform.parts.inboxMessages.unread(performerId);
  return unread === kept ? undefined : `the page shows ${unread} unread messages, and the platform has ${kept}`;
};

/** Finds in what the performer's page and the platform differ; asked when nothing is on its way. */
export const differenceIn = async (world: PerformerWorld): Promise<string | undefined> => {
  const { app, platform, performerId, toys } = world;
  if (!world.browser.isOpen()) return moneyDifference(world);
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
  return (await aboutLines(world)) ?? (await aboutUnread(world)) ?? (await moneyDifference(world));
};
