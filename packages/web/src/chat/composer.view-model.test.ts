import { expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '@greenroom/core/chat/chat-message';
import { NO_CHAT, type ChatState } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { NOT_TRANSLATED } from '@greenroom/core/chat/translation/draft-translation.machine';
import { derived } from '@greenroom/core/kernel/derived';
import { createValue } from '@greenroom/core/kernel/machine';
import { createComposer } from './composer.view-model.ts';

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
  const translation = { watch: createValue(NOT_TRANSLATED), send: () => chat.send() };
  const replies = {
    expandTyped: (next: string) => (next.endsWith('/hi ') ? 'Hi Mark!' : next),
    expandEntered: (next: string) => (next.endsWith('/hi') ? 'Hi Mark!' : undefined),
  };
  return {
    composer: createComposer({
      draft: derived([chat.watch], ({ draft }) => draft),
      write: chat.type,
      maxLength: MAX_MESSAGE_LENGTH,
      counterFrom: 200,
      replies,
      translation,
    }),
    sent: () => sent,
  };
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

it('sends no line that a quick reply made longer than 2,000 characters, until it is shorter', () => {
  const { composer, sent } = setUp('x'.repeat(2_001));
  composer.send();
  expect([composer.maySend, composer.charactersLeft, sent()]).toEqual([false, -1, 0]);
  composer.type('x'.repeat(2_000));
  composer.send();
  expect([composer.maySend, sent()]).toEqual([true, 1]);
});

it('expands /name when a space follows it, and not while the line gets shorter', () => {
  const { composer } = setUp('/hi');
  composer.type('/hi ');
  expect(composer.draft).toBe('Hi Mark!');
  const shorter = setUp('/hi there').composer;
  shorter.type('/hi ');
  expect(shorter.draft).toBe('/hi ');
});

it('expands /name at Enter instead of sending it, and sends at the next', () => {
  const { composer, sent } = setUp('/hi');
  composer.send();
  expect([composer.draft, sent()]).toEqual(['Hi Mark!', 0]);
  composer.send();
  expect(sent()).toBe(1);
});
