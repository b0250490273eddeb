import { expect, it } from 'vitest';
import { createQuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { createValue } from '@greenroom/core/kernel/machine';
import { QuickRepliesViewModel } from './quick-replies.view-model.ts';

const setUp = (draft = '') => {
  const line = createValue(draft);
  const customer = createValue('nl|Mark');
  const settings = createValue<unknown>(undefined);
  const quickReplies = createQuickRepliesController({ watch: settings, save: settings.set });
  const edited: string[] = [];
  const edit = (language: string): void => void edited.push(language);
  const model = new QuickRepliesViewModel({ customer, draft: line.state, type: line.set, quickReplies, edit });
  return { model, customer, settings, quickReplies, edited, draft: line.state };
};

it('fills in the name of the connected customer', () => {
  const { model, draft } = setUp();
  model.useQuickReply(0);
  expect(draft()).toBe('Hoi Mark, leuk dat je er bent!');
});

it('names no anonymous customer, also by /name', () => {
  const { model, customer, draft } = setUp();
  customer.set('nl|annon4711');
  model.useQuickReply(0);
  expect([draft(), model.replies[0]?.isPersonal]).toEqual(['Hoi, leuk dat je er bent!', false]);
  expect(model.expandTyped('/dag ')).toBe('Hoe was je dag?');
});

it('comes behind what is typed already', () => {
  const { model, draft } = setUp('Hé! ');
  model.useQuickReply(0);
  expect(draft()).toBe('Hé! Hoi Mark, leuk dat je er bent!');
});

it('does nothing for a number without a reply', () => {
  const { model, draft } = setUp('Hé!');
  model.useQuickReply(8);
  expect(draft()).toBe('Hé!');
});

it('offers what the performer wrote in that order, also after a reply was used', () => {
  const { model, settings } = setUp();
  settings.set({
    replies: {
      nl: [
        { name: 'a', text: 'Een, {name}' },
        { name: 'b', text: 'Twee' },
      ],
    },
  });
  model.useQuickReply(1);
  expect(model.replies.map(({ text }) => text)).toEqual(['Een, Mark', 'Twee']);
  expect(model.replies.map(({ isPersonal }) => isPersonal)).toEqual([true, false]);
});

it('opens the editor on the language of the customer', () => {
  const { model, edited } = setUp();
  model.edit();
  expect(edited).toEqual(['nl']);
});
