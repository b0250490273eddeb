import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { SessionToys } from '../device/session-toys.ts';

/** Connects toys again that were connected before a reload or in the tab before, until the performer disconnects them. @spec §4 Toy connection */
export const reconnectAfterReload = (
  toys: Pick<ToysController, 'connect' | 'connection'>,
  memory: SessionToys,
): Cancel => {
  let before = toys.connection.state().phase;
  const end = toys.connection.subscribe(({ phase }) => {
    if (phase === 'off') memory.forget();
    else if (before === 'off') memory.remember();
    before = phase;
  });
  if (memory.wereConnected()) toys.connect();
  return end;
};
