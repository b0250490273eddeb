import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
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
