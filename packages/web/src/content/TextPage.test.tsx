import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { FaqPage } from './FaqPage.tsx';
import { TextPage } from './TextPage.tsx';

const EMPTY = shownQuery([]);
const FAILED = { ...EMPTY, view: 'failed', data: undefined } as const;

it('says of the terms that they are not written yet, or could not be loaded', async () => {
  await show(<TextPage page="terms" model={EMPTY} />);
  await expect.element(page.getByText('There is nothing here yet')).toBeVisible();
  await show(<TextPage page="terms" model={FAILED} />);
  await expect
    .element(page.getByText('This text could not be loaded. Check your internet connection and try again.'))
    .toBeVisible();
});

it('says the same of the questions and answers', async () => {
  await show(<FaqPage model={{ text: EMPTY, search: '' }} />);
  await expect.element(page.getByText('There is nothing here yet')).toBeVisible();
  await show(<FaqPage model={{ text: FAILED, search: '' }} />);
  await expect
    .element(page.getByText('The FAQ could not be loaded. Check your internet connection and try again.'))
    .toBeVisible();
});
