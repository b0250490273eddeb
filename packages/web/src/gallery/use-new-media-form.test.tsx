import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useNewMediaForm } from './use-new-media-form.ts';

const Photos = () => {
  const form = useNewMediaForm();
  return (
    <button type="button" onClick={form.isOpen ? form.close : form.show}>
      {form.isOpen ? 'Close' : 'New photo'}
    </button>
  );
};

const openAt = (addresses: readonly string[]) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>News</p> },
      { path: '/photos/', element: <Photos /> },
    ],
    { initialEntries: [...addresses] },
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(<RouterProvider router={router} />);
  return router;
};

it('adds no entry to the history when the form is closed', async () => {
  const router = openAt(['/', '/photos/']);
  await page.getByRole('button', { name: 'New photo' }).click();
  await expect.poll(() => router.state.location.search).toBe('?new=1');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'New photo' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByText('News')).toBeVisible();
});

it('closes in place where the address itself had opened it', async () => {
  const router = openAt(['/', '/photos/?new=1']);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await router.navigate(-1);
  await expect.element(page.getByText('News')).toBeVisible();
});
