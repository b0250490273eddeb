import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.keptCustomer';

/**
 * Keeps the choice *After this one* over a reload: when the same customer's request is there again, it is chosen again. The id of the customer
 * is stored in this tab, and removed when the request is answered, withdrawn or over, also where it was gone before the page was back: later
 * the customer would be accepted unasked.
 */
export const rememberKeptCustomer = (
  { watch, second }: { readonly watch: SessionController['watch']; readonly second: { readonly keep: () => void } },
  storage: TabStorage,
): Cancel => {
  let before: SessionState['second'];
  let statusBefore: SessionState['status'] | undefined;
  const follow = (state: SessionState): void => {
    const isSessionOver = state.status === 'active' && statusBefore !== 'active';
    statusBefore = state.status;
    if (isSessionOver) storage.removeItem(KEY);
    const now = state.second;
    if (now === before) return;
    const wasThere = before !== undefined;
    before = now;
    if (now === undefined) {
      if (wasThere) storage.removeItem(KEY);
    } else if (now.choice !== 'none') storage.setItem(KEY, now.client.id);
    else if (storage.getItem(KEY) === now.client.id) second.keep();
  };
  follow(watch.state());
  return watch.subscribe(follow);
};
