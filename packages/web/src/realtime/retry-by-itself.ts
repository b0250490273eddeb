import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { RealtimeController } from '@greenroom/core/realtime/realtime.controller';
import type { PageSigns } from '../device/page-signs.ts';

/**
 * Tells the connection whether the page is visible, and connects again without a press when the network is back or the tab becomes visible, because
 * then it may work. Refused credentials are
 * not sent again: they would be refused again.
 * @spec §4 Real-time connection
 */
export const retryByItself = (
  {
    watch,
    retryNow,
    becameHidden,
    becameVisible,
  }: Pick<RealtimeController, 'watch' | 'retryNow' | 'becameHidden' | 'becameVisible'>,
  { isHidden, onHidden, onOnline, onVisible }: PageSigns,
): Cancel => {
  const retryIfItGaveUp = (): void => {
    const { gaveUp, error } = watch.state();
    if (gaveUp && error !== 'realtime.refused') retryNow();
  };
  if (isHidden()) becameHidden();
  const ends = [
    onHidden(becameHidden),
    onOnline(() => {
      // Between two tries there is no reason to wait any longer.
      if (watch.state().phase === 'waiting') retryNow();
      else retryIfItGaveUp();
    }),
    onVisible(() => {
      becameVisible();
      retryIfItGaveUp();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
