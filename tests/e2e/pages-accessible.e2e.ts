import { AXE_LOOKS } from '../axe-looks.ts';
import { expectAccessible } from '../support/browser/accessible.ts';
import { test } from '../support/browser/e2e-test.ts';
import { showEveryPage } from '../support/browser/show-page.ts';

test.use({ clockRate: 1, performer: { past: true, theme: 'system' } });

for (const [what, isOfDay] of [
  ['at 1280 px in light and at 360 px in dark', true],
  ['by its colours in the other brightness of each width', false],
] as const) {
  const looks = AXE_LOOKS.filter(({ rules }) => (rules === undefined) === isOfDay);
  test(
    `passes axe on every page of the home layout ${what}`,
    { tag: isOfDay ? [] : '@night' },
    async ({ performerPage, page, watch }) => {
      test.slow();
      // An address with an unknown id reports a failed load.
      watch.expect(/not loaded/);
      await showEveryPage(performerPage, (name) => test.step(name, () => expectAccessible(page, 'device', looks)));
    },
  );
}
