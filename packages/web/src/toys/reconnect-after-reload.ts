import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { detach } from '@greenroom/core/kernel/detach';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { SessionToys } from '../device/session-toys.ts';

/**
 * Connects toys again that were connected before a reload or in the tab before, until the performer disconnects them. A browser that asks
 * whether the page may call this machine is not made to ask before a press.
 *
 * @spec §4 Toy connection
 */
export const reconnectAfterReload = (
  toys: Pick<ToysController, 'connect' | 'connection'>,
  memory: SessionToys,
  permission: () => Promise<PermissionState>,
): Cancel => {
  let isOver = false;
  let before = toys.connection.state().phase;
  const end = toys.connection.subscribe(({ phase }) => {
    if (phase === 'off') memory.forget();
    else if (before === 'off') memory.remember();
    before = phase;
  });
  const reconnect = async (): Promise<void> => {
    if ((await permission()) === 'granted' && !isOver) toys.connect();
  };
  if (memory.wereConnected()) detach(reconnect());
  return () => {
    isOver = true;
    end();
  };
};
