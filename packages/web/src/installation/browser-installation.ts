import { trustedScriptUrl } from '../device/trusted-script-url.ts';
import type { Installation } from './app-update.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Removes what an earlier visit installed. @returns undefined, for there is nothing to update */
const uninstall = async (container: ServiceWorkerContainer): Promise<undefined> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  return undefined;
};

/** Loads workbox's end of the service worker. @param isWanted false removes what an earlier visit installed */
export const loadInstallation = async (
  container: ServiceWorkerContainer | undefined,
  isWanted: boolean,
): Promise<Installation | undefined> => {
  if (container === undefined) return undefined;
  if (!isWanted) return uninstall(container);
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustedScriptUrl(SERVICE_WORKER));
  const wasInstalled = container.controller !== null;
  return {
    onWaiting: (listener) => workbox.addEventListener('waiting', listener),
    onTakenOver: (listener) => {
      // The first installation leaves the page alone.
      if (wasInstalled) container.addEventListener('controllerchange', listener, { once: true });
    },
    register: () => workbox.register(),
    check: () => workbox.update(),
    takeOver: () => workbox.messageSkipWaiting(),
  };
};
