import { expect, it } from 'vitest';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import { createQuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-replies.controller';
import { createValue } from '@greenroom/core/kernel/value';
import { QuickReplyEditorViewModel } from './quick-reply-editor.view-model.ts';

const setUp = () => {
  const settings = createValue<unknown>(undefined);
  const account = createValue({ saving: undefined, error: undefined } as AccountState);
  const save = (value: unknown): void => {
    settings.set(value);
    account.set({ ...account.state(), saving: { quickReplies: value }, error: undefined });
  };
  const quickReplies = createQuickRepliesController({ watch: settings, save });
  const editor = new QuickReplyEditorViewModel(quickReplies, { watch: account } as unknown as AccountController);
  const answer = (error?: 'account.settingsNotSaved') => account.set({ ...account.state(), saving: undefined, error });
  return { editor, settings, answer, names: () => editor.replies.map(({ name }) => name) };
};

it('begins with the defaults of the language', () => {
  const { editor, names } = setUp();
  editor.open('en');
  expect([editor.language, names()]).toEqual(['en', ['hi', 'day', 'moment', 'thanks', 'bye']]);
});

it('saves what was written, added, moved and deleted, and makes a moved order the own one', () => {
  const { editor, settings } = setUp();
  editor.open('en');
  editor.remove(4);
  editor.remove(3);
  editor.remove(2);
  editor.add();
  editor.write(2, { name: 'new', text: ' A new one ' });
  editor.move(2, -1);
  editor.save();
  expect(settings.state()).toMatchObject({
    order: 'manual',
    replies: {
      en: [
        { name: 'hi', text: 'Hi {name}, nice to see you!' },
        { name: 'new', text: 'A new one' },
        { name: 'day', text: 'How was your day, {name}?' },
      ],
    },
  });
});

it('saves nothing while a reply is wrong, and leads to its language', () => {
  const { editor, settings } = setUp();
  editor.open('en');
  editor.write(0, { name: 'two words' });
  editor.choose('de');
  expect(editor.replies.every(({ problems }) => problems.name === undefined)).toBe(true);
  editor.save();
  expect(settings.state()).toBeUndefined();
  expect([editor.language, editor.replies[0]?.problems.name]).toEqual(['en', 'nameWrong']);
});

it('keeps what was typed when it could not be saved, and says so', () => {
  const { editor, answer } = setUp();
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  editor.save();
  expect([editor.isSaving, editor.isSaved, editor.isFailed]).toEqual([true, false, false]);
  answer('account.settingsNotSaved');
  expect([editor.isSaving, editor.isSaved, editor.isFailed]).toEqual([false, false, true]);
  expect(editor.replies[0]?.text).toBe('Hello there');
  editor.save();
  answer();
  expect(editor.isSaved).toBe(true);
});

it('takes at most 20 replies', () => {
  const { editor } = setUp();
  editor.open('en');
  for (let more = 0; more < 20; more += 1) editor.add();
  expect([editor.replies.length, editor.mayAdd]).toEqual([20, false]);
});
