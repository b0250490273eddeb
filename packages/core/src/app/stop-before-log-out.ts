import type { Clock } from '../kernel/clock.port.ts';
import { millis } from '../kernel/units.ts';
import type { AppParts } from './app-parts.ts';

/**
 * Longest time that a log-out waits for the platform's answers: enough for two tries of every call. The number is our choice.
 * @spec §7 GET auth/logout
 */
const LEAVE_LIMIT = millis(8_000);

const isSaved = ({ watch }: AppParts['services']): boolean => watch.state().save === 'idle';

/** Until every service that was switched has been saved. */
const saveAnswered = (services: AppParts['services']): Promise<void> => {
  if (isSaved(services)) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = services.watch.subscribe(({ save }) => {
      if (save !== 'idle') return;
      cancel();
      resolve();
    });
  });
};

/**
 * Stops the broadcast before a log-out: the platform must know that the session is over and that the camera services are off while the
 * login still holds, else customers go on seeing the performer as on camera.
 * @spec §4 Session status, §7 GET auth/logout
 */
export const stopBeforeLogOut =
  ({ session, services }: Pick<AppParts, 'session' | 'services'>, clock: Clock) =>
  async (): Promise<void> => {
    session.stop();
    services.saveNow();
    if (isSaved(services) && session.isSettled()) return;
    const { promise: tooLong, resolve } = Promise.withResolvers<void>();
    const cancel = clock.schedule(LEAVE_LIMIT, resolve);
    // Without a network no server is reached: the log-out clears the device and is sent later.
    await Promise.race([Promise.all([saveAnswered(services), session.settled()]), session.noNetwork(), tooLong]);
    cancel();
  };
