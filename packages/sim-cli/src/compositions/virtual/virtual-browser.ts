import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { createPageParts, type PageParts } from '../../actors/page-parts.ts';
import type { VirtualPage } from './virtual-page.ts';

/**
 * Called with every page that is opened.
 *
 * @returns a function that ends the subscriptions of the page, before it closes
 */
export type PageListener = (app: PerformerApp) => () => void;

/** The browser of one performer. One page of it is active at a time, as the product allows. */
export interface VirtualBrowser {
  /** The core of the page that is open, or of the last one. */
  readonly app: () => PerformerApp;
  /** Client of the calls of that page. */
  readonly client: () => ApiClient;
  readonly isOpen: () => boolean;
  /** Leaves the page, as when the tab is closed or reloaded. */
  readonly leave: () => void;
  /** Opens a page in the same tab, which keeps its memory. */
  readonly open: () => void;
  /** Opens a page in another tab, which takes over from the first one. */
  readonly openTab: () => void;
  /** Called at once for a page that is open, and for every later one. */
  readonly onPage: (listener: PageListener) => void;
  /** Timers that pages have running, those that were left included. */
  readonly planned: () => number;
  /** Open connections of all pages. */
  readonly sockets: () => number;
  /** Open connections of pages that were left. */
  readonly socketsLeft: () => number;
  readonly dispose: () => void;
}

/**
 * @param openPage makes the transports of a page for the memory of a tab
 * @param bend changes the ports before the core gets them
 */
export const createVirtualBrowser = (
  openPage: (memory: PageParts) => VirtualPage,
  bend: (deps: AppDeps) => AppDeps,
): VirtualBrowser => {
  const listeners: PageListener[] = [];
  let memory = createPageParts();
  let page = openPage(memory);
  let app = createPerformerApp(bend(page.deps));
  let isOpen = true;
  let ends: (() => void)[] = [];
  const left: VirtualPage[] = [];

  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    for (const end of ends) end();
    ends = [];
    app.dispose();
    left.push(page);
  };
  const leave = (): void => {
    if (isOpen) page.unload();
    close();
  };
  const open = (): void => {
    if (isOpen) return;
    page = openPage(memory);
    app = createPerformerApp(bend(page.deps));
    isOpen = true;
    ends = listeners.map((listener) => listener(app));
    app.start();
  };
  const sumOfLeft = (count: (each: VirtualPage) => number): number =>
    left.reduce((total, each) => total + count(each), 0);
  const sum = (count: (each: VirtualPage) => number): number => sumOfLeft(count) + (isOpen ? count(page) : 0);
  return {
    app: () => app,
    client: () => page.client,
    isOpen: () => isOpen,
    leave,
    open,
    openTab: () => {
      close();
      const { fontSizeMemory, heldSession } = memory;
      // Kept for the browser; all else is kept for the tab.
      memory = { ...createPageParts(), fontSizeMemory, heldSession };
      open();
    },
    onPage: (listener) => {
      listeners.push(listener);
      if (isOpen) ends.push(listener(app));
    },
    planned: () => sum(({ planned }) => planned()),
    sockets: () => sum(({ socket }) => socket.alive()),
    socketsLeft: () => sumOfLeft(({ socket }) => socket.alive()),
    dispose: close,
  };
};
