import { expect, it } from 'vitest';
import { createValue } from '../../kernel/value.ts';
import { createQuickRepliesController } from './quick-replies.controller.ts';
import { NO_BOOK, offeredReplies } from './quick-reply-book.ts';

const setUp = () => {
  const watch = createValue<unknown>(undefined);
  const saved: unknown[] = [];
  const save = (value: unknown): void => {
    saved.push(value);
    watch.set(value);
  };
  return { replies: createQuickRepliesController({ watch, save }), saved, watch };
};

it('keeps the order during a conversation, and learns when it is over', () => {
  const { replies, saved } = setUp();
  const offered = () => offeredReplies(replies.watch.state(), 'en').map(({ name }) => name);
  const before = offered();
  replies.used('en', 'bye');
  expect([offered(), saved.length]).toEqual([before, 0]);
  replies.keepUses();
  expect([offered()[0], saved.length]).toEqual(['bye', 1]);
});

it('saves nothing after a conversation without a quick reply', () => {
  const { replies, saved } = setUp();
  replies.keepUses();
  expect(saved).toEqual([]);
});

it('counts no use of the performer before for the next one', () => {
  const { replies, saved } = setUp();
  replies.used('en', 'bye');
  replies.reset();
  replies.keepUses();
  expect(saved).toEqual([]);
});

it('tells of replies that were edited, also on another device before the login', () => {
  const { replies, watch } = setUp();
  const received: string[] = [];
  replies.watch.subscribe((book) => received.push(book.order));
  watch.set({ order: 'manual' });
  replies.save(NO_BOOK);
  expect(received).toEqual(['manual', 'learned']);
});
