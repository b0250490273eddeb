import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { createPageInvariants } from '../../actors/page-invariants.ts';
import { createChatInvariants } from './chat-invariants.ts';
import { createSessionInvariants } from './session-invariants.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Checks the invariants that hold at every moment. @returns the one that is broken */
export type Invariants = () => Promise<string | undefined>;

export const createInvariants = (world: PerformerWorld): Invariants => {
  const { browser, toys, viewersReported } = world;
  const page = createPageInvariants(toys.drawer);
  browser.onPage(page.onPage);
  const aboutViewers = (app: PerformerApp): string | undefined => {
    const { peek, voyeur } = app.session.watch.state();
    return viewersReported.has(peek) && viewersReported.has(voyeur)
      ? undefined
      : 'the numbers of viewers are those that the platform sent';
  };
  const aboutChat = createChatInvariants(world);
  const aboutSessions = createSessionInvariants(world);
  return async () => {
    const { app } = world;
    if (browser.socketsLeft() > 0) return 'a page that is left has no socket';
    if (!browser.isOpen()) return aboutSessions();
    return page.broken(app) ?? aboutViewers(app) ?? (await aboutChat()) ?? aboutSessions();
  };
};
