import type { Clock } from '@greenroom/core/kernel/clock.port';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { seconds } from '@greenroom/core/kernel/units';
import { createApiClient, type ApiClient, type ApiClientOptions } from './api-client.ts';

/** The pace of the world, as a call's timeout needs it. */
const worldClock: Pick<Clock, 'schedule'> = {
  schedule: (after, task) => {
    const timer = setTimeout(task, after);
    return () => clearTimeout(timer);
  },
};

/** A client that talks to a server of the test, with version 1.1 and a page loaded at second 1767225600. */
export const createTestClient = (serverUrl: string, changes: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({
    base: `${serverUrl}/api`,
    version: '1.1',
    pageLoadedAt: seconds(1_767_225_600),
    fetch,
    clock: worldClock,
    log: silentLog,
    ...changes,
  });
