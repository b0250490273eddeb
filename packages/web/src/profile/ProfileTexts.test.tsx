import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { ProfileTexts } from './ProfileTexts.tsx';

const showTexts = async (phase: 'loading' | 'notLoaded' | 'ready') => {
  const open = vi.fn<() => void>();
  const brands = { phase, notLoadedKey: 'error.profile.brandsNotLoaded' as const, open };
  await show(<ProfileTexts model={{ brands, texts: [] }} />);
  return { open, none: page.getByText('You do not work on any site yet') };
};

it('asks for an answer to a site once it is known that there is none', async () => {
  const { none } = await showTexts('ready');
  await expect.element(none).toBeVisible();
});

it('shows no such request while the answers are fetched', async () => {
  const { none } = await showTexts('loading');
  await expect.element(page.getByText('Loading …')).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
});

it('offers to fetch answers that could not be loaded again', async () => {
  const { none, open } = await showTexts('notLoaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(open).toHaveBeenCalledOnce();
  await expect.element(none).not.toBeInTheDocument();
});
