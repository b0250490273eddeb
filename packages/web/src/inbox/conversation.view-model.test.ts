import { expect, it } from 'vitest';
import { NO_BOOK } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { NOT_TRANSLATED } from '@greenroom/core/chat/translation/draft-translation.machine';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY } from '@greenroom/core/kernel/query.machine';
import { NETWORK_TIMED_OUT, ok } from '@greenroom/core/kernel/result';
import { EARLIER, MARK, message, setUpInbox } from '@greenroom/core/testing/inbox/inbox-rig.fake';
import { ConversationViewModel } from './conversation.view-model.ts';

const ANNA = { id: clientId('5002'), name: 'nl|Anna' };

const setUp = async () => {
  const { inbox, api, refuse, settle } = setUpInbox();
  api.correspondence = async (_id, id) => {
    const client = id === ANNA.id ? ANNA : MARK;
    return ok({ client, blocked: 'none', history: [EARLIER, message()], message: undefined, hasEarlier: false });
  };
  const model = new ConversationViewModel({
    inbox,
    translation: { isOffered: false, watch: createValue(NOT_TRANSLATED) },
    localisation: { watch: createValue({ language: 'nl' }) },
    quickReplies: { watch: createValue(NO_BOOK) },
    card: { watch: createValue(IDLE_QUERY) },
    memos: { draft: createValue(undefined), saving: { watch: createValue(new Map()) } },
    editReplies: () => undefined,
  } as never);
  const open = async ({ id }: typeof MARK): Promise<void> => {
    inbox.correspondence.load({ kind: 'client', id });
    await settle();
  };
  await open(MARK);
  return { inbox, model, open, refuse, settle };
};

it('shows with each customer whether that message is being sent or was not', async () => {
  const { inbox, model, open, refuse, settle } = await setUp();
  refuse(NETWORK_TIMED_OUT);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  expect(model.sending).toBe('busy');
  await settle();
  expect([model.sending, model.errorKey]).toEqual(['failed', 'error.inbox.notSent']);
  await open(ANNA);
  expect([model.sending, model.errorKey]).toEqual(['idle', undefined]);
  await open(MARK);
  expect([model.sending, model.errorKey]).toEqual(['failed', 'error.inbox.notSent']);
});

it('lets all messages wait while one is being removed', async () => {
  const { model, settle } = await setUp();
  const waiting = () => model.messages.map(({ isMoving }) => isMoving);
  expect(waiting()).toEqual([false, false]);
  model.messages[0]?.move();
  expect(waiting()).toEqual([true, true]);
  await settle();
  expect(waiting()).toEqual([false, false]);
});
