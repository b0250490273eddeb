import { Route, Routes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { BROKEN } from '../ui/broken.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { ViewModelsProvider } from './view-models-context.ts';
import type { ModelSource } from './view-models.ts';

const nothing = (): void => undefined;
/** Models of the frame itself: no drawer, and no window is to be open. */
const FRAME = {
  pageDrawer: { isOpen: false, open: nothing, close: nothing, toggle: nothing },
  neutralScreen: { isNeutral: false },
  modalHost: { open: undefined },
  studio: { summary: { card: undefined } },
};
const layout = { scheme: 'light', loggingOut: false };

/** A page at this width, where every model but these throws. */
const setUp = async (width: number, models: Readonly<Record<string, unknown>>) => {
  await page.viewport(width, 740);
  onTestFinished(() => page.viewport(414, 896));
  const source = { model: (name: string) => models[name] ?? BROKEN } as unknown as ModelSource;
  await show(
    <ViewModelsProvider value={source}>
      <Routes>
        <Route element={<HomeLayout />}>
          <Route path="*" element={<h1>A page</h1>} />
        </Route>
      </Routes>
    </ViewModelsProvider>,
  );
  return page.getByText('This part stopped working.', { exact: false });
};

it.each([
  // Menu, top bar, notices, studio, and 5 windows.
  [1_280, 9],
  // Top bar, notices, studio, its strip, the menu below, and 5 windows.
  [360, 10],
])('keeps the page on the screen when every bar and window throws, %i px wide', async (width, parts) => {
  const broken = await setUp(width, { ...FRAME, homeLayout: { ...layout, inSession: false } });
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  await expect.poll(() => broken.elements().length).toBe(parts);
});

it('keeps End on the screen when the session beside the menu and every window throws', async () => {
  const sessionScreen = { key: 'mark', live: { end: nothing } };
  const broken = await setUp(1_280, { ...FRAME, sessionScreen, homeLayout: { ...layout, inSession: true } });
  await expect.element(page.getByRole('button', { name: /^End/ })).toBeVisible();
  await expect.poll(() => broken.elements().length).toBe(7);
});
