import type { PerformerId } from '@greenroom/core/kernel/ids';
import type { PauseMemory } from '@greenroom/core/services/pause-memory.port';
import { SERVICES, type Service } from '@greenroom/core/services/service';
import type { TabStorage } from './tab-storage.ts';

export interface SessionPause extends PauseMemory {
  /** Forgets it, whoever paused. */
  readonly forget: () => void;
}

const KEY = 'greenroom.pause';

const parse = (text: string): readonly Service[] | undefined => {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? SERVICES.filter((service) => found.includes(service)) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Which services come back when she resumes, kept for the tab's lifetime: it survives a reload, not the log-out. Only the names
 * of services are written down; whose they are is known as long as this page lives.
 */
export const createSessionPause = (storage: TabStorage): SessionPause => {
  let owner: PerformerId | undefined;
  const forget = (): void => storage.removeItem(KEY);
  return {
    read: (id) => {
      if (owner !== undefined && owner !== id) forget();
      owner = id;
      return parse(storage.getItem(KEY) ?? '');
    },
    write: (id, remembered) => {
      owner = id;
      storage.setItem(KEY, JSON.stringify(remembered));
    },
    clear: forget,
    forget,
  };
};
