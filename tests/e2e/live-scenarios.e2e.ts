import { expect, test } from '../support/browser/e2e-test.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import { runSim } from '../support/run-sim.ts';

const SCENARIOS = ['request-declined', 'request-cancelled', 'session-ended-by-performer'];

// The simulator plays everything else and prints the performer's part; the test performs it at the page.
test('plays a request that is declined, one that is cancelled and a session that the performer ends at a real page, and reads from the platform that all came true @night', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.expect(CARD_NOT_LOADED);
  const moves: Readonly<Record<string, () => Promise<unknown>>> = {
    logIn: () => performerPage.startWork(),
    goReady: performerPage.goReady,
    accept: performerPage.accept,
    decline: () => performerPage.request.getByRole('button', { name: /^Decline/ }).click(),
    end: () => performerPage.end('End and block Mark'),
  };
  const made: Promise<unknown>[] = [];
  const told: string[] = [];
  const onLine = (line: string): void => {
    const [, move = ''] = /^Now you: (\w+)/.exec(line) ?? [];
    if (move === '') return;
    told.push(move);
    made.push(moves[move]?.() ?? Promise.resolve());
  };
  const args = ['replay', ...SCENARIOS, '--live', platform.url, '--performer', performerId, '--by-hand', '--quiet'];
  const run = await runSim(args, { onLine });
  await Promise.all(made);
  expect(run).toMatchObject({ code: 0, complaint: '' });
  expect(run.out.match(/^✓ /gm)).toHaveLength(SCENARIOS.length);
  expect(told.filter((move) => move === 'logIn')).toHaveLength(SCENARIOS.length);
  expect(told.slice(0, 2)).toEqual(['logIn', 'goReady']);
});
