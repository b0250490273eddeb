import type { InboxApi, OutgoingMessage } from '../../src/inbox/inbox-api.port.ts';
import type { InboxMessage } from '../../src/inbox/inbox-message.ts';
import { createInboxController } from '../../src/inbox/inbox.controller.ts';
import { clientId, messageId } from '../../src/kernel/ids.ts';
import { done, ok } from '../../src/kernel/result.ts';
import { seconds } from '../../src/kernel/units.ts';
import { createDraftsRig } from '../kernel/drafts-rig.fake.ts';

export const MARK = { id: clientId('5001'), name: 'nl|Mark' };
export const message = (part: Partial<InboxMessage> = {}): InboxMessage => ({
  id: messageId('m1'),
  sender: 'client',
  client: MARK,
  subject: 'Friday',
  content: 'Are you there on Friday?',
  contentTranslate: undefined,
  date: seconds(1_772_697_600),
  read: false,
  removed: false,
  ...part,
});

export const EARLIER = message({ id: messageId('m0'), sender: 'performer', date: seconds(1_772_697_000) });
export const EARLIEST = message({ id: messageId('m00'), date: seconds(1_772_690_000), read: true });

/** The inbox over a platform with one conversation, which notes the calls. */
export const setUpInbox = (first = message(), offersConversations = false, rig = createDraftsRig()) => {
  const calls: string[] = [];
  const sent: OutgoingMessage[] = [];
  const api: { -readonly [Call in keyof InboxApi]: InboxApi[Call] } = {
    list: async (_id, { type, limit, offset, search }) => {
      calls.push(`list ${type} ${limit} ${offset} ${search}`);
      return ok({ messages: [first], total: 1 });
    },
    conversations: async (_id, { type }) => {
      calls.push(`conversations ${type}`);
      return ok({ conversations: [{ client: MARK, newest: first, unread: 1 }], total: 1 });
    },
    read: async (_id, id) => {
      calls.push(`read ${id}`);
      if (id === 'm0')
        return ok({ client: MARK, blocked: 'none', history: [EARLIEST], message: EARLIER, hasEarlier: false });
      return ok({ client: MARK, blocked: 'none', history: [EARLIER], message: first, hasEarlier: true });
    },
    correspondence: async (_id, client) => {
      calls.push(`correspondence ${client}`);
      return ok({ client: MARK, blocked: 'none', history: [first], message: undefined, hasEarlier: false });
    },
    markRead: async (_id, id) => {
      calls.push(`mark ${id}`);
      return done;
    },
    send: async (_id, outgoing) => {
      sent.push(outgoing);
      return rig.written();
    },
    remove: async (_id, id) => {
      calls.push(`remove ${id}`);
      return done;
    },
    restore: async (_id, id) => {
      calls.push(`restore ${id}`);
      return done;
    },
  };
  const inbox = createInboxController({
    api,
    ...rig.deps,
    offersConversations,
  });
  return { inbox, api, calls, sent, refuse: rig.refuse, settle: rig.settle, kept: rig.kept };
};
