import { failed, type NightlyPart, type Outcome } from './nightly-part.ts';
import { runUntil, withoutResult, type Ran } from './run-until.ts';

/** Longest time of a part in seconds. */
const LONGEST = 2_400;
const COUNTS = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m;
/** Lines of the report beside the counts. */
const NOTES = /^(?:left out|failed): .*$|not run: [^)]*/gm;

/** Outcome of tasks of `npm test`. @param what they count */
export const ranTasks = (what: string, ran: Ran): Outcome => {
  const [found, passed = '', failures = '', skipped = '0'] = COUNTS.exec(ran.output) ?? [];
  if (found === undefined) return failed(withoutResult(ran));
  const isPassed = Number(failures) === 0 && !ran.isCut;
  return {
    ok: isPassed,
    figures: [
      { what: `${what} that passed`, value: passed, limit: 'all', ok: isPassed },
      { what: `parts of ${what} that were left out`, value: skipped, limit: '', ok: true },
    ],
    notes: [...ran.output.matchAll(NOTES)].map(([line]) => line),
  };
};

const tasks = (name: string, what: string, ...ofTest: readonly string[]): NightlyPart => ({
  name,
  share: 0,
  run: async () => ranTasks(what, await runUntil(['scripts/run.mjs', 'test', ...ofTest], { seconds: LONGEST })),
});

export const BROWSERS = tasks('browsers', 'journeys in Firefox', 'browsers');
/** Tests and journeys that `npm test` leaves to the night: a cheaper test holds their rules by day, or they need a machine at rest. */
export const LEFT_TO_NIGHT = [
  tasks('night-tests', 'tests of the night', 'night-tests'),
  tasks('night-journeys', 'journeys of the night', 'night-journeys'),
  tasks('night-webkit', 'tests of the night in WebKit', 'night-webkit'),
];
