import { expect, it } from 'vitest';
import { createAccountController } from '@greenroom/core/account/account.controller';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { createQuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { type CallFailure, done, err, type Result } from '@greenroom/core/kernel/result';
import { QuickReplyEditorViewModel } from './quick-reply-editor.view-model.ts';

const FAILED = err<CallFailure>({ kind: 'status', status: 500, message: '' });

const setUp = () => {
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const account = createAccountController({
    api: {
      saveSettings: () => new Promise((resolve) => answers.push(resolve)),
      details: () => new Promise(() => undefined),
    },
    specialPerformerIds: [],
    log: silentLog,
  });
  account.load({
    id: performerId('1001'),
    roles: [],
    status: 'APPROVED',
    settings: '{}',
  } as unknown as PerformerAccount);
  const state = (): unknown => account.watch.state().parts['quickReplies'];
  const settings = {
    watch: {
      state,
      subscribe: (listener: (part: unknown) => void) => account.watch.subscribe(() => listener(state())),
    },
    save: (value: unknown): void => account.choosePart('quickReplies', value),
  };
  const quickReplies = createQuickRepliesController(settings);
  const reasons = new Set<string>();
  const setReason = (why: string, holds: boolean): void => void (holds ? reasons.add(why) : reasons.delete(why));
  const editor = new QuickReplyEditorViewModel(quickReplies, account, { setReason });
  /** Answers the oldest save. */
  const answer = async (result: Result<undefined, CallFailure> = done): Promise<void> => {
    answers.shift()?.(result);
    await Promise.resolve();
  };
  return {
    account,
    quickReplies,
    editor,
    reasons,
    settings: { state },
    answer,
    names: () => editor.replies.map(({ name }) => name),
  };
};

it('begins with the defaults of the language', () => {
  const { editor, names } = setUp();
  editor.open('en');
  expect([editor.language, names()]).toEqual(['en', ['hi', 'day', 'moment', 'thanks', 'bye']]);
});

it('saves what was written, added, moved and deleted, in the order of the editor', () => {
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

it('keeps what was typed when it could not be saved, and says so', async () => {
  const { editor, answer } = setUp();
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  editor.save();
  expect([editor.isSaving, editor.isSaved, editor.isFailed]).toEqual([true, false, false]);
  await answer(FAILED);
  expect([editor.isSaving, editor.isSaved, editor.isFailed]).toEqual([false, false, true]);
  expect(editor.replies[0]?.text).toBe('Hello there');
  editor.save();
  await answer();
  expect(editor.isSaved).toBe(true);
});

it('tells the outcome of the replies alone, whatever becomes of a theme that is saved before or after them', async () => {
  const { account, editor, answer } = setUp();
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  account.chooseTheme('dark');
  editor.save();
  await answer(FAILED);
  expect([editor.isSaving, editor.isFailed]).toEqual([true, false]);
  await answer();
  expect([editor.isSaved, editor.isFailed]).toEqual([true, false]);
  account.chooseTheme('light');
  expect([editor.isSaving, editor.isSaved]).toEqual([false, true]);
  await answer(FAILED);
  expect([editor.isSaved, editor.isFailed]).toEqual([true, false]);
});

it('still says that the replies could not be saved after a theme was', async () => {
  const { account, editor, answer } = setUp();
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  editor.save();
  await answer(FAILED);
  account.chooseTheme('dark');
  await answer();
  expect(editor.isFailed).toBe(true);
});

it('takes at most 20 replies', () => {
  const { editor } = setUp();
  editor.open('en');
  for (let more = 0; more < 20; more += 1) editor.add();
  expect([editor.replies.length, editor.mayAdd]).toEqual([20, false]);
});

it('asks before unsaved changes are discarded, and closes at once where there are none', () => {
  const { editor } = setUp();
  editor.open('en');
  editor.close();
  expect([editor.isAsking, editor.isOpen]).toEqual([false, false]);
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  editor.close();
  expect([editor.isAsking, editor.isOpen]).toEqual([true, true]);
  editor.stay();
  expect([editor.isAsking, editor.isOpen, editor.replies[0]?.text]).toEqual([false, true, 'Hello there']);
  editor.close();
  editor.discard();
  expect([editor.isAsking, editor.isOpen]).toEqual([false, false]);
});

it('closes at once after changes were saved, and asks where they could not be', async () => {
  const { editor, answer } = setUp();
  editor.open('en');
  editor.write(0, { text: 'Hello there' });
  editor.save();
  await answer(FAILED);
  editor.close();
  expect([editor.isAsking, editor.isOpen]).toEqual([true, true]);
  editor.stay();
  editor.save();
  await answer();
  editor.close();
  expect([editor.isAsking, editor.isOpen]).toEqual([false, false]);
});

it('makes the browser ask before the page closes with unsaved replies', async () => {
  const { editor, reasons, answer } = setUp();
  editor.open('en');
  expect(reasons.size).toBe(0);
  editor.write(0, { text: 'Hello there' });
  expect(reasons.size).toBe(1);
  editor.save();
  await answer();
  expect(reasons.size).toBe(0);
  editor.write(0, { text: 'Hello again' });
  expect(reasons.size).toBe(1);
  editor.discard();
  expect(reasons.size).toBe(0);
});
