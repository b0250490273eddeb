import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { changedFlags, servicesIn } from '@greenroom/core/services/service-flags';
import { differenceInServices, differenceInSession, timersLeft } from '../../actors/page-parts.ts';
import { servicesOf } from '../../platform/base/people/performers.ts';
import type { MessageRow } from '../../platform/base/store/tables/message-tables.ts';
import { bookDifference, earnedOn } from '../../platform/serving/admin/book-difference.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Finds a tip that a customer paid and that the platform has not, or has twice. */
const aboutPaid = async ({ platform, payments }: PerformerWorld): Promise<string | undefined> => {
  const tips = await platform.parts.store.selectFrom('tips').selectAll().orderBy('position').execute();
  const paid = payments.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  const kept = tips.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  return paid.join() === kept.join() ? undefined : `customers paid ${paid.length} tips, and ${kept.length} are kept`;
};

/** Compares what the performer's page shows of today with the platform. */
const aboutToday = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { today } = app.meter.watch.state();
  const { client } = app.session.watch.state();
  if (today === undefined || client !== undefined) return undefined;
  const { store, clock } = platform.parts;
  const earned = await earnedOn(store, { performerId, day: dayOf(seconds(clock.today())) });
  return today === earned ? undefined : `the page shows ${today} cents today, and the platform has ${earned}`;
};

/** Finds money of the platform that is lost, doubled, or different in two of its books. */
export const keptMoneyDifference = ({ platform, performerId, beganAt }: PerformerWorld): Promise<string | undefined> =>
  bookDifference(platform.parts, { performerId, since: beganAt });

/** Finds money that is lost, doubled, or different in two places; call it when nothing is pending. */
const moneyDifference = async (world: PerformerWorld): Promise<string | undefined> =>
  (await aboutPaid(world)) ?? (await keptMoneyDifference(world)) ?? (await aboutToday(world));

/** Number of the latest lines of a conversation that are compared. */
const COMPARED_LINES = 50;

/** Finds state that is left of a performer who logged out. */
const leftBehind = ({ app, browser, toys }: PerformerWorld): string | undefined => {
  const left = timersLeft(app, browser.planned());
  if (left !== undefined) return left;
  if (browser.sockets() > 0) return 'a socket is left after the log-out';
  return toys.isAppRunning && toys.drawer.moving().length > 0 ? 'a toy moves after the log-out' : undefined;
};

/** Time in seconds within which a line of the customer and one of the performer may cross on their way: each side shows its own first. */
const ON_THE_WAY = 10;

/** Checks for lines in another order than they were kept in, those that crossed on their way left out. */
const isReordered = (shown: readonly string[], kept: readonly MessageRow[]): boolean => {
  const rows = new Map(kept.map((row) => [row.id, row]));
  const said = shown.flatMap((id) => rows.get(id) ?? []);
  return said.some((row, place) =>
    said
      .slice(place + 1)
      .some(
        (later) =>
          later.position < row.position &&
          (later.sent_by === row.sent_by || Math.abs(later.date - row.date) > ON_THE_WAY),
      ),
  );
};

/** Finds a line that only one side of the running session has, that is shown twice, or that has another place there. */
const aboutLines = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { client: clientId, messages, gap } = app.chat.watch.state();
  if (clientId === undefined || gap === 'failed') return undefined;
  const kept = await platform.parts.messages.latest({ performerId, clientId }, { limit: COMPARED_LINES, offset: 0 });
  const ids = new Set(kept.map(({ id }) => id));
  // A fault may send thousands of messages that no customer wrote: those that the page shows besides are left out.
  const shown = [...messages]
    .filter(({ sentBy, delivery }) => sentBy === 'CLIENT' || delivery === 'sent')
    .map(({ id }) => String(id))
    .filter((id) => ids.has(id));
  const gaveWay = messages.first > 0;
  if (shown.length < ids.size && !gaveWay)
    return `the page lacks ${ids.size - shown.length} of the latest ${ids.size} lines with ${clientId}`;
  if (new Set(shown).size < shown.length) return `the page shows a line with ${clientId} twice`;
  return isReordered(shown, kept) ? `the page and the platform differ in what was said with ${clientId}` : undefined;
};

const aboutUnread = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const unread = app.inbox.unread.state();
  const kept = await platform.parts.inboxMessages.unread(performerId);
  return unread === kept ? undefined : `the page shows ${unread} unread messages, and the platform has ${kept}`;
};

/** Finds differences between the performer's page and the platform; call it when nothing is pending. */
export const differenceIn = async (world: PerformerWorld): Promise<string | undefined> => {
  const { app, platform, performerId, toys } = world;
  if (!world.browser.isOpen()) return moneyDifference(world);
  if (app.login.watch.state().status === 'unauthenticated') return leftBehind(world) ?? (await moneyDifference(world));
  const row = await platform.parts.performers.find(performerId);
  const inServices = differenceInServices(app, row === undefined ? [] : servicesOf(row));
  if (inServices !== undefined) return inServices;
  const { flags, confirmed } = app.services.watch.state();
  if (servicesIn(changedFlags(confirmed, flags)).length > 0) return 'a change of services is still not confirmed';
  const live = await platform.parts.requests.liveFor(performerId);
  const accepted = live.filter(({ status }) => status === 'accepted').map(({ client_id: id }) => id);
  const inSession = differenceInSession(app, accepted);
  if (inSession !== undefined) return inSession;
  const { phase } = app.toys.queue.watch.state();
  if (phase.status === 'rest' && toys.isAppRunning && toys.drawer.moving().length > 0)
    return 'a toy moves although the queue is empty';
  return (await aboutLines(world)) ?? (await aboutUnread(world)) ?? (await moneyDifference(world));
};
