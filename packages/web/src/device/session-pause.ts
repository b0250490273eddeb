import type { PerformerId } from '@greenroom/core/kernel/ids';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { SERVICES, type Service } from '@greenroom/core/services/service';
import type { PauseMemory } from '@greenroom/core/services/services-api.port';
import { BREAK_KEY, forgetPause, PAUSE_KEY } from './forget-pause.ts';
import type { TabStorage } from './tab-storage.ts';

const parse = (text: string): readonly Service[] | undefined => {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? SERVICES.filter((service) => found.includes(service)) : undefined;
  } catch {
    return undefined;
  }
};

const parseBreak = (text: string | null): Seconds | undefined => {
  const until = Number(text ?? '');
  return Number.isSafeInteger(until) && until > 0 ? seconds(until) : undefined;
};

/**
 * Keeps the services to restore for the tab's lifetime: they survive a reload, not the log-out. Only the names of services and the end
 * of a break are stored; their owner is known as long as this page lives.
 */
export const createSessionPause = (storage: TabStorage): PauseMemory => {
  let owner: PerformerId | undefined;
  const forget = (): void => forgetPause(storage);
  const own = (id: PerformerId): void => {
    if (owner !== undefined && owner !== id) forget();
    owner = id;
  };
  return {
    read: (id) => {
      own(id);
      return parse(storage.getItem(PAUSE_KEY) ?? '');
    },
    write: (id, remembered) => {
      owner = id;
      storage.setItem(PAUSE_KEY, JSON.stringify(remembered));
    },
    clear: forget,
    breakUntil: (id) => {
      own(id);
      return parseBreak(storage.getItem(BREAK_KEY));
    },
    keepBreak: (id, until) => {
      own(id);
      if (until === undefined) storage.removeItem(BREAK_KEY);
      else storage.setItem(BREAK_KEY, String(until));
    },
  };
};
