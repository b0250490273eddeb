import { expect, it } from 'vitest';
import { messageId } from '@greenroom/core/kernel/ids';
import { err, NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { setUpInbox } from '@greenroom/core/testing/inbox/inbox-rig.fake';
import { loadInbox } from './InboxPage.tsx';

it('keeps a removal that is on its way when another page is opened, and drops its outcome with the next', async () => {
  const { inbox, api, settle } = setUpInbox();
  api.remove = async () => err(NETWORK_TIMED_OUT);
  const go = (query: string): void =>
    loadInbox(inbox)({ values: { inboxType: 'inbox' }, query: new URLSearchParams(query) });
  go('to=5001');
  inbox.moving.mutate({ id: messageId('m1'), to: 'removed' });
  go('to=5002');
  await settle();
  expect(inbox.moving.watch.state()).toMatchObject({ status: 'failed', variables: { to: 'removed' } });
  go('to=5001');
  expect(inbox.moving.watch.state().status).toBe('idle');
});
