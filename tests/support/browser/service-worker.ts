import { expect, type BrowserContext, type Page } from 'playwright/test';

/** Notification that the service worker shows. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly string[];
}

/** Delivers push messages to the service worker of an installed app, and presses its notifications. */
export interface PushedWorker {
  readonly deliver: (content: unknown) => Promise<void>;
  readonly notices: () => Promise<readonly ShownNotice[]>;
  /** Presses the notification or one of its buttons. @returns the address that a browser would open, none where a page runs */
  readonly press: (action: 'accept' | 'decline' | '') => Promise<string | undefined>;
}

/** Finds the service worker of a page, and talks to it by the debugging protocol. */
export const openPushedWorker = async (context: BrowserContext, page: Page): Promise<PushedWorker> => {
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { registrationId, scopeURL } of found)
      if (scopeURL.startsWith(origin)) registrations.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [registrationId = ''] = registrations;
  const worker = async () => {
    const found = context.serviceWorkers().find((each) => each.url().startsWith(origin));
    return found ?? context.waitForEvent('serviceworker');
  };
  return {
    deliver: async (content) => {
      await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(content),
      });
    },
    notices: async () =>
      (await worker()).evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const shown = await registration.getNotifications();
        return shown.map((notice) => ({
          title: notice.title,
          body: notice.body,
          actions: (notice as unknown as { actions: { title: string }[] }).actions.map(({ title }) => title),
        }));
      }),
    // A press of the operating system cannot be made here. Without one a browser opens no window, so its address is taken.
    press: async (action) =>
      (await worker()).evaluate(async (pressed) => {
        const scope = globalThis as unknown as EventTarget & {
          readonly registration: ServiceWorkerRegistration;
          readonly clients: { openWindow: (address: string) => Promise<null> };
          readonly NotificationEvent: new (type: string, init: object) => Event;
        };
        let opened: string | undefined;
        scope.clients.openWindow = (address) => {
          opened = address;
          return Promise.resolve(null);
        };
        const [notification] = await scope.registration.getNotifications();
        if (notification === undefined) throw new Error('There is no notification to press.');
        const event = new scope.NotificationEvent('notificationclick', { notification, action: pressed });
        const waits: Promise<unknown>[] = [];
        Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => waits.push(work) });
        scope.dispatchEvent(event);
        await Promise.all(waits);
        return opened;
      }, action),
  };
};
