import { bench, KILL } from './bench-parts.ts';
import { FAULTS } from './faults-part.ts';
import { MUTATION } from './mutation-part.ts';
import type { NightlyPart } from './nightly-part.ts';
import { PACKAGE } from './package-part.ts';
import { EXPLORE, FUZZ } from './random-parts.ts';
import { BROWSERS, LEFT_TO_NIGHT } from './tasks-part.ts';

/** Two lanes share the machine; what is measured in time or memory runs alone afterwards. */
export const LANES: readonly (readonly NightlyPart[])[] = [
  [EXPLORE, FUZZ],
  [KILL, MUTATION],
];
export const ALONE: readonly NightlyPart[] = [
  FAULTS,
  PACKAGE,
  ...LEFT_TO_NIGHT,
  BROWSERS,
  bench('herd', ['herd']),
  // 8 h in virtual time, and the visits of such a shift in a browser.
  bench('soak', ['soak', 'soak-browser', 'shift']),
  bench('size', ['first-load', 'routes']),
  bench('speed', ['kernel', 'explore', 'serve']),
];
