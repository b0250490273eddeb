import { changedFlags } from '@greenroom/core/services/service-flags';
import { servicesIn } from '@greenroom/core/services/service-flags';
import type { HeadlessWorld } from './headless-world.ts';

/** After she logged out nothing runs for her any more. */
const leftBehind = ({ app, planned, socket, toys }: HeadlessWorld): string | undefined => {
  // A stop that the toys' app has not answered is tried for as long as they may move.
  const stops = app.toys.queue.watch.state().phase.at === 'stopPause' ? 1 : 0;
  if (planned() > stops) return `${planned()} timers are left after the log-out`;
  if (socket.alive() > 0) return 'a socket is left after the log-out';
  return toys.app && toys.drawer.moving().length > 0 ? 'a toy moves after the log-out' : undefined;
};

/** In what her page and the platform differ. Asked when nothing is on its way. */
export const differenceIn = (world: HeadlessWorld): string | undefined => {
  const { app, platform, desk, toys } = world;
  if (app.login.watch.state().status === 'unauthenticated') return leftBehind(world);
  const { flags, confirmed } = app.services.watch.state();
  const hers = servicesIn(changedFlags(platform.account.services, flags));
  if (hers.length > 0) return `her page and the platform differ in ${hers.join(', ')}`;
  if (servicesIn(changedFlags(confirmed, flags)).length > 0) return 'a change of services is still not confirmed';
  const client = app.session.watch.state().client?.id;
  const accepted = [...desk.couples].filter(([, { status }]) => status === 'accepted').map(([id]) => id);
  if (client !== undefined && !accepted.includes(client)) return `she is with ${client}, who has left`;
  const forgotten = accepted.find((id) => id !== client);
  if (forgotten !== undefined) return `the platform takes ${forgotten} for hers, and she does not know`;
  const { phase } = app.toys.queue.watch.state();
  return phase.at === 'rest' && toys.app && toys.drawer.moving().length > 0
    ? 'a toy moves although the queue is empty'
    : undefined;
};
