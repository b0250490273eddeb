import type { AppParts } from '../app-parts.ts';

/** Until the save that is on its way has been answered. Every call has a timeout, so this ends. */
const saveAnswered = ({ watch }: AppParts['services']): Promise<void> => {
  if (watch.state().save !== 'saving') return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = watch.subscribe(({ save }) => {
      if (save === 'saving') return;
      cancel();
      resolve();
    });
  });
};

/**
 * Logging out stops the broadcast first: the platform must hear that the session is over and that the camera services are off
 * while it still listens to her, else customers go on seeing her as on camera.
 * @spec §4 Session status, §7 GET auth/logout
 */
export const leaveQuietly =
  ({ session, services }: Pick<AppParts, 'session' | 'services'>) =>
  (): Promise<void> => {
    session.stop();
    return saveAnswered(services);
  };
