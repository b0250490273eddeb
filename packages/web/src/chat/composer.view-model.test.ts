import { expect, it } from 'vitest';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { NO_CHAT, type ChatState } from '@greenroom/core/chat/chat-state';
import { createValue } from '@greenroom/core/kernel/value';
import { ComposerViewModel } from './composer.view-model.ts';

const setUp = (draft: string) => {
  const watch = createValue<ChatState>({ ...NO_CHAT, draft });
  let sent = 0;
  const chat = {
    watch,
    type: (next: string) => watch.set({ ...watch.state(), draft: next }),
    send: () => {
      sent += 1;
    },
  } as unknown as ChatController;
  return { composer: new ComposerViewModel(chat), sent: () => sent };
};

it.each([
  [0, undefined],
  [1_799, undefined],
  [1_800, 200],
  [2_000, 0],
])('tells of %i characters that %s of 2000 are left', (length, left) => {
  expect(setUp('x'.repeat(length)).composer.charactersLeft).toBe(left);
});

it('sends no empty line', () => {
  const { composer, sent } = setUp(' \n ');
  composer.send();
  expect([composer.maySend, sent()]).toEqual([false, 0]);
  composer.type('hello');
  composer.send();
  expect([composer.maySend, sent()]).toEqual([true, 1]);
});
