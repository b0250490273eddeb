import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { ApprovalNotice, type MissingRow } from './ApprovalNotice.tsx';
import { NotApprovedModal } from './NotApprovedModal.tsx';

const row = (step: MissingRow['step'], by: MissingRow['by'], more: Partial<MissingRow> = {}): MissingRow => ({
  step,
  by,
  noteKey: `myDay.steps.${step}.text`,
  since: undefined,
  actionKey: `myDay.steps.${step}.action`,
  to: undefined,
  ...more,
});
const MISSING = [
  row('identity', 'platform', { noteKey: 'myDay.steps.identity.waits', since: '29-11-2026 | 12:43' }),
  row('site', 'performer', { to: '/brands/' }),
  row('description', 'performer', { noteKey: 'myDay.steps.later.hasSite' }),
];

it('says once what is missing and who has to do it, and lists it by a press', async () => {
  const explain = vi.fn<() => void>();
  await show(<ApprovalNotice model={{ shown: true, missing: MISSING, explain }} />);
  const notice = page.getByRole('region', { name: 'Not approved yet' });
  await expect.element(notice.getByText('With us: check of your identity.')).toBeVisible();
  await expect.element(notice.getByText('With you: site, name and description.')).toBeVisible();
  await notice.getByRole('button', { name: 'What is needed' }).click();
  expect(explain).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

it('names only the platform once the performer has done everything, and is gone with the approval', async () => {
  await show(<ApprovalNotice model={{ shown: true, missing: MISSING.slice(0, 1), explain: () => undefined }} />);
  await expect.element(page.getByText('With you', { exact: false })).not.toBeInTheDocument();
  const container = await show(<ApprovalNotice model={{ shown: false, missing: [], explain: () => undefined }} />);
  expect(container.innerText).toBe('');
});

it('lists since when the platform has it, and links what the performer does', async () => {
  const close = vi.fn<() => void>();
  await show(<NotApprovedModal open close={close} model={{ missing: MISSING }} />);
  const ours = page.getByRole('region', { name: 'We do this' });
  await expect.element(ours.getByText(/With us since 29-11-2026\s\|\s12:43\./)).toBeVisible();
  const yours = page.getByRole('region', { name: 'You do this' });
  await expect.element(yours.getByRole('link')).toHaveLength(1);
  await expect.element(yours.getByText('Choose a site first.')).toBeVisible();
  const way = yours.getByRole('link', { name: 'Choose a site' });
  await expect.element(way).toHaveAttribute('href', '/brands/');
  await expectAccessible();
  await way.click();
  expect(close).toHaveBeenCalledTimes(1);
});
