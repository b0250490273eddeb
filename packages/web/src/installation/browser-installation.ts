import type { Installation } from './app-update.ts';

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
  return (await import('./workbox-installation.ts')).createInstallation(container);
};
