import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PageTabs } from './PageTabs.tsx';
import { NO_FEATURES, SiteProvider } from './site-context.ts';

const showAt = (path: string, accountSecurity: boolean) =>
  show(
    <SiteProvider value={{ ...NO_FEATURES, accountSecurity }}>
      <Routes location={path}>
        <Route path="*" element={<PageTabs />} />
      </Routes>
    </SiteProvider>,
  );

it('has a security tab beside the settings', async () => {
  await showAt('/security/', true);
  await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
});

it('has no tabs at the settings of a platform without account security, as specified', async () => {
  const container = await showAt('/settings/', false);
  expect(container.querySelector('nav')).toBeNull();
});

it('shows the tab of the page on a phone, and stays where the row was scrolled to when it is rendered again', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(414, 896));
  const Shown = () => {
    const [site, setSite] = useState(NO_FEATURES);
    return (
      <SiteProvider value={site}>
        <Routes location="/personal/">
          <Route path="*" element={<PageTabs />} />
        </Routes>
        <button type="button" onClick={() => setSite({ ...site, theme: 'dusk' })}>
          Dusk is {site.theme === 'dusk' ? 'on' : 'off'}
        </button>
      </SiteProvider>
    );
  };
  const container = await show(<Shown />);
  await expect.element(page.getByRole('link', { name: 'Details' })).toBeInViewport({ ratio: 1 });
  const row = container.querySelector('ul');
  expect(row?.scrollLeft).toBeGreaterThan(0);
  row?.scrollTo({ left: 0 });
  await page.getByRole('button', { name: 'Dusk is off' }).click();
  await expect.element(page.getByRole('button', { name: 'Dusk is on' })).toBeVisible();
  expect(row?.scrollLeft).toBe(0);
});
