import { expect, test } from '../support/browser/e2e-test.ts';
import { runSim } from '../support/run-sim.ts';

// The simulator plays everything else and prints the performer's part; the test performs it at the page.
test('plays a request that is declined, one that is cancelled and a session that the performer ends at a real page, and reads from the platform that all came true', async ({
  performerPage,
  performerId,
  platform,
}) => {
  // Four programs of ours run beside the browser.
  test.setTimeout(150_000);
  const moves: Readonly<Record<string, () => Promise<unknown>>> = {
    logIn: () => performerPage.startWork(),
    goReady: performerPage.goReady,
    accept: performerPage.accept,
    decline: () => performerPage.request.getByRole('button', { name: /^Decline/ }).click(),
    end: () => performerPage.end('End and block Mark'),
  };
  for (const name of ['request-declined', 'request-cancelled', 'session-ended-by-performer']) {
    await test.step(name, async () => {
      const made: Promise<unknown>[] = [];
      const told: string[] = [];
      const onLine = (line: string): void => {
        const [, move = ''] = /^Now you: (\w+)/.exec(line) ?? [];
        if (move === '') return;
        told.push(move);
        made.push(moves[move]?.() ?? Promise.resolve());
      };
      const args = ['replay', name, '--live', platform.url, '--performer', performerId, '--by-hand', '--quiet'];
      const run = await runSim(args, { onLine });
      await Promise.all(made);
      expect(run).toMatchObject({ code: 0, complaint: '', out: expect.stringMatching(/^✓ /m) });
      expect(told.slice(0, 2)).toEqual(['logIn', 'goReady']);
    });
  }
});
