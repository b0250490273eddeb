import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { MessageId } from '@greenroom/core/kernel/ids';
import { isBroadcasting } from '@greenroom/core/session/session-state';
import type { ToyDrawer } from '../toys/toy-drawer.ts';
import { createToyInvariants } from './toy-invariants.ts';

/** Number of alerts that are shown at most. @spec §9 Alert display */
const SHOWN_ALERTS = 3;
/** Services that must be off whenever the performer is not broadcasting. @spec §4 Session status */
const CAMERA_SERVICES = ['cam', 'videocall', 'voyeur'] as const;

const aboutRequests = (app: PerformerApp): string | undefined => {
  const session = app.session.watch.state();
  const { open } = app.modals.watch.state();
  const isAsked = session.request.status === 'pending';
  const isConnected = session.status === 'connected';
  const showsRequest = open === 'chat-request' || open === 'vip-request';
  if (showsRequest && !(isAsked && session.status === 'active')) return 'a request is shown only while somebody asks';
  if (isAsked && open === undefined) return 'a request is never out of sight';
  if (session.second !== undefined && !isConnected) return 'a second customer waits only beside a session';
  const isBehind = isConnected ? session.second !== undefined : session.request.status !== 'none';
  if (session.queue.length > 0 && !isBehind) return 'a customer waits only behind another one';
  if (isAsked && isConnected) return 'no request is pending over a running session';
  if (session.second !== undefined && session.second.client.id === session.client?.id)
    return 'no customer asks during a session of their own';
  if ((session.client !== undefined) !== isConnected)
    return 'there is a customer exactly while the performer is connected';
  const { platform: one, device: other } = session.timers;
  if (session.clientTime > 0 && !(isConnected && one && other)) return 'the client timer waits for both timers';
  return undefined;
};

const aboutChat = (app: PerformerApp): string | undefined =>
  app.chat.watch.state().client === app.session.watch.state().client?.id
    ? undefined
    : 'the chat is with the customer of the session';

/** Finds a message that is shown twice. Asked after every step, so the same messages are looked at once. */
export const createShownOnce = (): ((app: PerformerApp) => string | undefined) => {
  let looked: unknown;
  return (app) => {
    const { messages } = app.chat.watch.state();
    if (messages === looked) return undefined;
    const ids: readonly MessageId[] = messages.slice(0).map(({ id }) => id);
    if (new Set(ids).size < ids.length) return 'a message is shown once';
    looked = messages;
    return undefined;
  };
};

/** Checks what is true of a page at every moment, whatever platform it talks to. */
export interface PageInvariants {
  /** Follows a page that was opened. @returns ends it */
  readonly onPage: (app: PerformerApp) => () => void;
  /** @returns the invariant that is broken */
  readonly broken: (app: PerformerApp) => string | undefined;
}

/** @param drawer the toys of the performer, if there are any */
export const createPageInvariants = (drawer?: Pick<ToyDrawer, 'moving' | 'follow'>): PageInvariants => {
  const toys = drawer === undefined ? undefined : createToyInvariants(drawer);
  let wentIdleWithCamera = false;
  return {
    onPage: (app) => {
      let wasOnAir = false;
      const ends = [
        toys?.onPage(app),
        app.session.watch.subscribe((state) => {
          const wentIdle = wasOnAir && !isBroadcasting(state);
          wasOnAir = isBroadcasting(state);
          if (!wentIdle) return;
          // Subscribers of the session switch them off within the same turn.
          queueMicrotask(() => {
            const { flags } = app.services.watch.state();
            if (!wasOnAir && CAMERA_SERVICES.some((service) => flags[service])) wentIdleWithCamera = true;
          });
        }),
      ];
      return () => {
        for (const end of ends) end?.();
      };
    },
    broken: (app) => {
      if (app.alerts.watch.state().shown.length > SHOWN_ALERTS) return 'at most 3 alerts are shown';
      if (wentIdleWithCamera) return 'cam, videocall and voyeur are off when the session goes idle';
      return aboutRequests(app) ?? toys?.broken(app) ?? aboutChat(app);
    },
  };
};
