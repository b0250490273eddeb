import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { AXE_LOOKS } from '../../../../tests/axe-looks.ts';

const SCHEME = 'data-mantine-color-scheme';

const setScheme = async (scheme: 'light' | 'dark' | undefined): Promise<void> => {
  const features = [{ name: 'prefers-color-scheme', value: scheme ?? '' }];
  void (await cdp().send('Emulation.setEmulatedMedia', { features }));
  document.documentElement.setAttribute(SCHEME, scheme ?? 'light');
};

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isMoving = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);

/** Waits for the frame with the new width or brightness, and for the end of transitions. */
const settled = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
  // Most a second: what moves longer is read as it moves.
  for (let frame = 0; frame < 60 && document.getAnimations().some(isMoving); frame += 1) await nextFrame();
};

const violations = async (rules: string[] | undefined): Promise<readonly string[]> => {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    // Style sheets are read for a rule that is off; it took a third of the time.
    preload: { assets: ['media'] },
    // A component has no landmarks around it: the page gives them, and `tests/e2e` asks the page.
    ...(rules === undefined ? { rules: { region: { enabled: false } } } : { runOnly: rules }),
  });
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Lists the barriers that axe finds in what is shown, at 1280 and 360 px, light and dark. Puts size and brightness back. */
export const findBarriers = async (): Promise<readonly string[]> => {
  const [width, height] = [innerWidth, innerHeight];
  const barriers: string[] = [];
  try {
    for (const { scheme, rules, ...size } of AXE_LOOKS) {
      await page.viewport(size.width, size.height);
      await setScheme(scheme);
      await settled();
      const found = await violations(rules?.slice());
      barriers.push(...found.map((each) => `${size.width} px, ${scheme}: ${each}`));
    }
  } finally {
    await setScheme(undefined);
    await page.viewport(width, height);
  }
  return barriers;
};

/** Asserts that there are none. */
export const expectAccessible = async (): Promise<void> => expect(await findBarriers()).toEqual([]);
