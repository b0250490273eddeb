import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const LIVE = /role="(?:alert|status)"|role: '(?:alert|status)'|'role', '(?:alert|status)'|aria-live/;
const isOfTheApp = ({ path }: { readonly path: string }): boolean =>
  /^packages\/web\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|fake)\./.test(path);

it('has no other live region in the app than the two of the announcer, and the log of the chat', () => {
  const files = trackedFiles().filter(isOfTheApp);
  expect(files.length).toBeGreaterThan(300);
  const live = files.filter(({ text }) => LIVE.test(text)).map(({ path }) => path);
  expect(live.toSorted()).toEqual(['packages/web/src/chat/ChatLog.tsx', 'packages/web/src/ui/announcer.ts']);
});
