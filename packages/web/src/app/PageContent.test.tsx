import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorReportProvider } from '../ui/error-report-context.ts';
import { show } from '../ui/show.fake.tsx';
import { PageContent } from './PageContent.tsx';

it('keeps what is beside a page that throws, reports the error once, and shows the page again by a button', async () => {
  let isBroken = true;
  const report = vi.fn<(error: unknown) => void>();
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <h2>A page</h2>;
  };
  const Frame = () => (
    <>
      <p>The session</p>
      <PageContent />
    </>
  );
  await show(
    <ErrorReportProvider value={report}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="*" element={<Broken />} />
        </Route>
      </Routes>
    </ErrorReportProvider>,
  );
  await expect.element(page.getByText('This part stopped working.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('The session')).toBeVisible();
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('broken'));
  isBroken = false;
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
});
