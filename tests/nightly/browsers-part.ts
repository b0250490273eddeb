import { failed, type NightlyPart, type Outcome } from './nightly-part.ts';
import { runUntil, withoutResult, type Ran } from './run-until.ts';

/** Longest time of the journeys in seconds. */
const LONGEST = 2_400;
const COUNTS = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m;
/** Lines of the report beside the counts. */
const NOTES = /^(?:left out|failed): .*$|not run: [^)]*/gm;

/** Outcome of `npm test browsers`. */
export const browsed = (ran: Ran): Outcome => {
  const [found, passed = '', failures = '', skipped = '0'] = COUNTS.exec(ran.output) ?? [];
  if (found === undefined) return failed(withoutResult(ran));
  const isPassed = Number(failures) === 0 && !ran.isCut;
  return {
    ok: isPassed,
    figures: [
      { what: 'journeys that passed in Firefox', value: passed, limit: 'all', ok: isPassed },
      { what: 'parts of them that Firefox cannot be driven through', value: skipped, limit: '', ok: true },
    ],
    notes: [...ran.output.matchAll(NOTES)].map(([line]) => line),
  };
};

/** Runs every journey of the browser tests in Firefox. */
export const BROWSERS: NightlyPart = {
  name: 'browsers',
  share: 0,
  run: async () => browsed(await runUntil(['scripts/run.mjs', 'test', 'browsers'], { seconds: LONGEST })),
};
