import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';

let platform: Awaited<ReturnType<typeof startPlatformHere>>;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

it.each([
  ['a failure, so that no script takes the sentence for a code', ['--latest'], 1, ''],
  ['a failure, so that no script takes the sentence for a code', ['--latest', '--json'], 1, ''],
  ['an empty list', [], 0, 'No mail was sent to 1003 yet.\n'],
  ['an empty list', ['--json'], 0, '[]\n'],
] as const)('takes a mailbox without mail for %s: %s', async (_what, options, exit, said) => {
  const port = new URL(platform.url).port;
  const { code, out, complaint } = await runHere(['mailbox', '--port', port, '--performer', '1003', ...options]);
  const failure = exit === 1 ? 'No code or link was sent to 1003 yet: log in first.\n' : '';
  expect([code, out, complaint]).toEqual([exit, said, failure]);
});
