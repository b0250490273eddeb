import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { lazyFeature } from './lazy-feature.tsx';
import { show } from './show.fake.tsx';

const Earnings = () => <p>Earnings are here</p>;

const Count = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Session ${count}`}
    </button>
  );
};

it('offers to fetch a part again that could not be fetched, and leaves all around it as it is', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  onTestFinished(() => fetched.mockRestore());
  const failures = 2;
  let tries = 0;
  const Feature = lazyFeature(async (): Promise<ComponentType> => {
    tries += 1;
    if (tries <= failures) throw new ChunkNotFetched('no network');
    return Earnings;
  });
  await show(
    <>
      <Count />
      <Feature />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Session 0' }));
  const alert = page.getByText('This page could not be loaded');
  await expect.element(alert).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await expect.poll(() => tries).toBe(2);
  await expect.element(retry).toBeEnabled();
  await expect.element(alert).toBeVisible();
  await userEvent.click(retry);
  await expect.element(page.getByText('Earnings are here')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Session 1' })).toBeVisible();
  expect(tries).toBe(3);
});

it('says that a part is not there when its import brings nothing, as in WebKit after the module threw', async () => {
  const Feature = lazyFeature(() => Promise.resolve<ComponentType>(Reflect.get({}, 'Earnings')));
  await show(<Feature />);
  await expect.element(page.getByText('This page could not be loaded')).toBeVisible();
});

it('asks again by itself when the part is shown anew', async () => {
  let tries = 0;
  const Feature = lazyFeature(async (): Promise<ComponentType> => {
    tries += 1;
    if (tries === 1) throw new ChunkNotFetched('no network');
    return Earnings;
  });
  const Pages = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Other page
        </button>
        {open && <Feature />}
      </>
    );
  };
  await show(<Pages />);
  await expect.element(page.getByText('This page could not be loaded')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Other page' }));
  await userEvent.click(page.getByRole('button', { name: 'Other page' }));
  await expect.element(page.getByText('Earnings are here')).toBeVisible();
});

it('shows what it is given while the part is fetched, and the part at once where it is there already', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Feature = lazyFeature(
    () => promise,
    () => <p>One moment</p>,
  );
  await show(<Feature />);
  await expect.element(page.getByText('One moment')).toBeVisible();
  resolve(Earnings);
  await expect.element(page.getByText('Earnings are here')).toBeVisible();
  expect(page.getByText('One moment').query()).toBeNull();
  const second = document.createElement('div');
  flushSync(() => createRoot(second).render(<Feature />));
  expect(second.textContent).toBe('Earnings are here');
});

it('passes an error on that is not about fetching', async () => {
  const onUncaughtError = vi.fn<(error: unknown) => void>();
  const Feature = lazyFeature(async (): Promise<ComponentType> => {
    throw new TypeError('a bug');
  });
  createRoot(document.createElement('div'), { onUncaughtError }).render(<Feature />);
  await expect.poll(() => onUncaughtError.mock.calls.length).toBe(1);
  expect(onUncaughtError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
});
