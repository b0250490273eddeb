import { expect, it } from 'vitest';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { NO_CHAT, type ChatState } from '@greenroom/core/chat/chat-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { createValue } from '@greenroom/core/kernel/value';
import { connectedWith, MARK } from '../session/session-state.sim.ts';
import { QuickRepliesViewModel } from './quick-replies.view-model.ts';

const setUp = (draft: string) => {
  const watch = createValue<ChatState>({ ...NO_CHAT, draft });
  const chat = {
    watch,
    type: (next: string) => watch.set({ ...watch.state(), draft: next }),
  } as unknown as ChatController;
  const session = { watch: createValue(connectedWith(MARK)) } as unknown as SessionController;
  const model = new QuickRepliesViewModel(chat, session);
  model.useQuickReply(0);
  return watch.state().draft;
};

it('fills in the name of the customer in the room', () => {
  expect(setUp('')).toBe('Hoi Mark, leuk dat je er bent!');
});

it('comes behind what she has typed already', () => {
  expect(setUp('Hé! ')).toBe('Hé! Hoi Mark, leuk dat je er bent!');
});
