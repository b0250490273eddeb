import * as z from 'zod';
import { millis, type Millis } from '@greenroom/core/kernel/units';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/;

/** Converts a text that `durationWire` has checked. */
export const durationOf = (text: string): Millis => {
  const unit = text.endsWith('ms') ? 'ms' : text.slice(-1);
  return millis(Math.round(Number.parseFloat(text) * (UNITS[unit] ?? 0)));
};

const DURATION_WANTED = 'a duration such as 500ms, 2s, 1.5m or 8h';

export const durationWire = z.string(DURATION_WANTED).regex(DURATION, DURATION_WANTED);
