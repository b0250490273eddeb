import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';

/** Closes the notifications that the service worker shows of a request. */
export const closeShownRequest = async (
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<void> => {
  const registration = await container?.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: 'push-request' })) ?? []) notice.close();
};

/** Takes the notification of a request away once it is answered or over. */
export const closeRequestNotices = (
  session: Watchable<SessionState>,
  close: () => void,
): { readonly dispose: Cancel } => {
  const waits = ({ request }: SessionState): boolean => request.status === 'pending' && !request.accepting;
  return {
    dispose: watchChanges(session, (now, before) => {
      if (waits(before) && !waits(now)) close();
    }),
  };
};
