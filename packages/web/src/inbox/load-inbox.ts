import { readInboxType } from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { clientId, messageId } from '@greenroom/core/kernel/ids';
import { firstOf, PAGE_SIZE, readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Loads the box, the page and the conversation that the address names. @spec §2 /inbox/{inboxType?}/ — limit 10 */
export const loadInbox =
  (inbox: Pick<InboxController, 'list' | 'correspondence' | 'earlier' | 'moving' | 'sending'>) =>
  ({ values, query }: PageAddress): void => {
    const type = readInboxType(values['inboxType']);
    const message = query.get('message');
    const to = query.get('to');
    inbox.earlier.reset();
    // One on its way keeps its outcome, so that its failure is told.
    if (inbox.moving.watch.state().status !== 'busy') inbox.moving.reset();
    inbox.sending.clearDone();
    if (type !== undefined) {
      const paging = readPaging(query, PAGE_SIZE.inbox);
      inbox.list.load({ type, limit: paging.limit, offset: firstOf(paging), search: query.get('search') ?? '' });
    }
    if (message !== null) inbox.correspondence.load({ kind: 'message', id: messageId(message) });
    else if (to !== null) inbox.correspondence.load({ kind: 'client', id: clientId(to) });
    else inbox.correspondence.cancel();
  };
