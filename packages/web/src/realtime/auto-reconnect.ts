import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { RealtimeController } from '@greenroom/core/realtime/realtime.controller';
import type { PageSigns } from '../device/page-signs.ts';

/**
 * Tells the connection whether the page is visible, and connects again without a press when the network is back, when the page is looked at
 * or when it runs again, because then it may work. Refused credentials are not sent again: they would be refused again.
 * @spec §4 Real-time connection
 */
export const autoReconnect = (
  {
    watch,
    retryNow,
    becameHidden,
    becameVisible,
  }: Pick<RealtimeController, 'watch' | 'retryNow' | 'becameHidden' | 'becameVisible'>,
  { isHidden, onFocus, onHidden, onOnline, onResumed, onVisible }: PageSigns,
): Cancel => {
  const isWaiting = (): boolean => watch.state().phase === 'waiting';
  if (isHidden()) becameHidden();
  const ends = [
    onHidden(becameHidden),
    onOnline(() => {
      // Between two tries there is no reason to wait any longer.
      if (isWaiting()) retryNow();
    }),
    onVisible(becameVisible),
    onResumed(() => {
      if (!isHidden()) becameVisible();
      else if (isWaiting()) retryNow();
    }),
    onFocus(() => {
      if (isWaiting()) becameVisible();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
