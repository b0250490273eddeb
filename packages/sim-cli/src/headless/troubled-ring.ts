import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { LATE, OVERTAKEN_WITHIN, UNREADABLE } from '../platform/realtime/troubled-bell.ts';
import type { HeadlessPlatform } from './headless-platform.ts';

type Ring = (name: string, content: unknown) => void;

/** What she is told, with the faults that trouble it. */
export const troubledRing = ({ clock, faults }: HeadlessPlatform, ring: Ring): Ring => {
  let waiting: { readonly tell: () => void; readonly forget: Cancel } | undefined;

  const overtake = (tell: () => void): void => {
    const earlier = waiting;
    if (earlier === undefined) {
      const alone = (): void => {
        waiting = undefined;
        tell();
      };
      waiting = { tell, forget: clock.schedule(OVERTAKEN_WITHIN, alone) };
      return;
    }
    earlier.forget();
    waiting = undefined;
    tell();
    earlier.tell();
  };
  return (name, content) => {
    const said = faults.has('unreadable-events') ? UNREADABLE : content;
    const isDoubled = faults.has('duplicate-events');
    const tell = (): void => {
      ring(name, said);
      if (isDoubled) ring(name, said);
    };
    if (faults.has('reordered-events')) overtake(tell);
    else if (faults.has('late-events')) clock.schedule(LATE, tell);
    else tell();
  };
};
