import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { isBroadcasting } from '@greenroom/core/session/session-state';
import { createChatInvariants } from './chat-invariants.ts';
import { createSessionInvariants } from './session-invariants.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Checks the invariants that hold at every moment. @returns the one that is broken */
export type Invariants = () => Promise<string | undefined>;

/** Number of alerts that are shown at most. @spec §9 Alert display */
const SHOWN_ALERTS = 3;
/** Off whenever the performer is not broadcasting. @spec §4 Session status */
const CAMERA_SERVICES = ['cam', 'videocall', 'voyeur'] as const;

/** Phases in which a toy moves, or soon would. */
const PLAYING: ReadonlySet<string> = new Set(['due', 'sending', 'between', 'running']);
const isPlaying = (app: PerformerApp): boolean => {
  const { phase, waiting } = app.toys.queue.watch.state();
  return waiting.length > 0 || PLAYING.has(phase.at);
};

export const createInvariants = (world: PerformerWorld): Invariants => {
  const { browser, toys, viewersTold } = world;
  let wentIdleWithCamera = false;
  let wasOnAir = false;
  /** The queue of toys went on although the session was over. */
  let playedOn = false;
  /** No command stops the toys of a page that was left: their last command runs out by itself. */
  let runsOut = false;
  browser.onPage((app) => {
    wasOnAir = false;
    let hadCustomer = false;
    const end = app.session.watch.subscribe((state) => {
      const isOver = hadCustomer && state.client === undefined;
      hadCustomer = state.client !== undefined;
      // Subscribers of the session stop them within the same turn.
      if (isOver) queueMicrotask(() => void (playedOn ||= !hadCustomer && isPlaying(app)));
      const wentIdle = wasOnAir && !isBroadcasting(state);
      wasOnAir = isBroadcasting(state);
      if (!wentIdle) return;
      // Subscribers of the session switch them off within the same turn.
      queueMicrotask(() => {
        const { flags } = app.services.watch.state();
        if (!wasOnAir && CAMERA_SERVICES.some((service) => flags[service])) wentIdleWithCamera = true;
      });
    });
    return () => {
      end();
      runsOut = true;
    };
  });

  const aboutRequests = (app: PerformerApp): string | undefined => {
    const session = app.session.watch.state();
    const { open } = app.modals.watch.state();
    const isAsked = session.request.status === 'pending';
    const isConnected = session.status === 'connected';
    const showsRequest = open === 'chat-request' || open === 'vip-request';
    if (showsRequest && !(isAsked && session.status === 'active')) return 'a request is shown only while somebody asks';
    if (isAsked && open === undefined) return 'a request is never out of sight';
    if (session.second !== undefined && !isConnected) return 'a second customer waits only beside a session';
    if (isAsked && isConnected) return 'no request is pending over a running session';
    if (session.second !== undefined && session.second.client.id === session.client?.id)
      return 'no customer asks during a session of their own';
    if ((session.client !== undefined) !== isConnected)
      return 'there is a customer exactly while the performer is connected';
    const { platform: one, device: other } = session.timers;
    if (session.clientTime > 0 && !(isConnected && one && other)) return 'the client timer waits for both timers';
    return undefined;
  };
  const aboutViewers = (app: PerformerApp): string | undefined => {
    const { peek, voyeur } = app.session.watch.state();
    return viewersTold.has(peek) && viewersTold.has(voyeur)
      ? undefined
      : 'so many viewers are shown as the platform told';
  };
  const aboutChat = createChatInvariants(world);
  const aboutSessions = createSessionInvariants(world);
  const aboutToys = (app: PerformerApp): string | undefined => {
    if (toys.drawer.moving().length === 0) runsOut = false;
    const { phase, mustStop, waiting } = app.toys.queue.watch.state();
    const atRest = phase.at === 'rest' && mustStop === 'no' && waiting.length === 0;
    return atRest && !runsOut && toys.drawer.moving().length > 0
      ? 'toys are at rest when the queue is empty'
      : undefined;
  };
  return async () => {
    const { app } = world;
    if (browser.socketsLeft() > 0) return 'a page that is left has no socket';
    if (!browser.isOpen()) return aboutSessions();
    if (app.alerts.watch.state().shown.length > SHOWN_ALERTS) return 'at most 3 alerts are shown';
    if (wentIdleWithCamera) return 'cam, videocall and voyeur are off when the session goes idle';
    if (playedOn) return 'the next command to the toys after the end of a session is a stop';
    const atOnce = aboutRequests(app) ?? aboutViewers(app) ?? aboutToys(app);
    return atOnce ?? (await aboutChat()) ?? aboutSessions();
  };
};
