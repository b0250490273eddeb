import { Workbox } from 'workbox-window';
import { connectionOf, isDataSaved } from '../device/data-saver.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { trustedScriptUrl } from '../device/trusted-script-url.ts';
import type { Installation } from './app-update.ts';
import { noteDataSaver } from './data-saver-note.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Notes the data saver of this device, before the service worker looks for a version to install. */
const noteOwnDataSaver = (): Promise<void> =>
  noteDataSaver(
    caches,
    isDataSaved(
      tabStorage(() => localStorage),
      connectionOf(navigator),
    ),
  );

/** Creates workbox's end of the service worker. */
export const createInstallation = (container: ServiceWorkerContainer): Installation => {
  const workbox = new Workbox(trustedScriptUrl(SERVICE_WORKER));
  const wasInstalled = container.controller !== null;
  return {
    onWaiting: (listener) => workbox.addEventListener('waiting', listener),
    onTakenOver: (listener) => {
      // The first installation leaves the page alone.
      if (wasInstalled) container.addEventListener('controllerchange', listener, { once: true });
    },
    register: () => noteOwnDataSaver().then(() => workbox.register()),
    check: () => noteOwnDataSaver().then(() => workbox.update()),
    takeOver: () => workbox.messageSkipWaiting(),
  };
};
