import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clientName } from '@greenroom/core/session/client-name';
import type { MissedWhy } from '@greenroom/core/session/missed-request';
import { show } from '../ui/show.fake.tsx';
import { MissedRequests } from './MissedRequests.tsx';

const WORDS: Readonly<Record<MissedWhy, string>> = {
  notActive: 'You were not ready',
  busy: 'You were busy with someone else',
  cancelled: 'Cancelled by the customer',
  declined: 'Declined by you',
  timedOut: 'The customer did not join in time',
  unreachable: 'Your device could not be reached',
  disconnected: 'The connection was lost',
};

it.each(Object.entries(WORDS) as [MissedWhy, string][])('says why a request was missed: %s', async (why, words) => {
  const row = { key: 'mark', client: clientName('nl|Mark'), at: '5-3-2026 | 09:00', why, writeTo: '/inbox/?to=mark' };
  await show(<MissedRequests model={{ rows: [row] }} />);
  const shown = page.getByRole('region', { name: 'Missed requests' }).getByRole('listitem');
  await expect.element(shown).toHaveTextContent(`Mark${words}5-3-2026 | 09:00`);
  await expect.element(shown.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/inbox/?to=mark');
});
