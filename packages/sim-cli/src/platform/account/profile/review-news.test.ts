import { expect, it } from 'vitest';
import { createReviewNews } from './review-news.ts';

const setUp = (hasEvent: boolean) => {
  const sent: string[] = [];
  const news = createReviewNews({
    notices: { notifyReviewed: async () => undefined },
    publisher: { toPerformer: async (id, { event }) => void sent.push(`page ${id} ${event}`) },
    pushSender: { notify: (id, { event }) => void sent.push(`push ${id} ${event}`) },
    hasEvent,
  });
  return { news, sent };
};

it.each([
  ['accountApproved', ['push 1003 approved', 'page 1003 reviewed']],
  ['other', ['page 1003 reviewed']],
] as const)('notifies open pages of a decision, and devices of an approval alone: %s', async (decision, expected) => {
  const { news, sent } = setUp(true);
  await news.notify('1003', decision);
  expect(sent).toEqual(expected);
});

it('sends no event to pages that know the specification alone', async () => {
  const { news, sent } = setUp(false);
  await news.notify('1003', 'other');
  expect(sent).toEqual([]);
});
