import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { VIBRATION_PATTERN, VIBRATION_ROUND } from './attention.constants.ts';
import type { Vibration } from './attention.port.ts';

/** @param shake `navigator.vibrate` where there is one */
export const createVibration = (shake: ((pattern: number[]) => void) | undefined, clock: Clock): Vibration => {
  if (shake === undefined) return { start: () => () => undefined };
  const start = (): Cancel => {
    let planned: Cancel | undefined;
    const round = (): void => {
      shake([...VIBRATION_PATTERN]);
      planned = clock.schedule(VIBRATION_ROUND, round);
    };
    round();
    return () => {
      if (planned === undefined) return;
      planned();
      planned = undefined;
      shake([]);
    };
  };
  return { start };
};
