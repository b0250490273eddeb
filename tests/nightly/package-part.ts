import type { NightlyPart } from './nightly-part.ts';
import { runUntil, withoutResult } from './run-until.ts';

/** Longest time of the command in seconds. */
const LONGEST = 600;

/** Runs `npm run package` from the first step to the last. */
export const PACKAGE: NightlyPart = {
  name: 'package',
  share: 0,
  run: async () => {
    const ran = await runUntil(['scripts/run.mjs', 'package'], { seconds: LONGEST });
    const ok = ran.code === 0 && !ran.isCut;
    const what = 'the tool, the packages and the web app in dist';
    const value = ok ? 'written' : 'not written';
    return { ok, figures: [{ what, value, limit: 'written', ok }], notes: ok ? [] : [...withoutResult(ran)] };
  },
};
