import { observable, runInAction } from 'mobx';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { Conversation } from './Conversation.tsx';
import type { ConversationModel, MessageRow } from './conversation.view-model.ts';

const row = (id: string, more: Partial<MessageRow> = {}): MessageRow => ({
  id,
  sender: 'client',
  subject: undefined,
  content: `Text of ${id}`,
  translation: undefined,
  day: undefined,
  time: '09:07',
  at: '5-3-2026 09:07',
  isRemoved: false,
  isMoving: false,
  move: () => undefined,
  ...more,
});

const MODEL: ConversationModel = {
  view: 'open',
  mayBeOld: false,
  client: { name: 'Mark', country: 'nl', anonymous: false },
  messages: [row('m1')],
  earlier: 'none',
  loadEarlier: () => undefined,
  card: {
    card: undefined,
    isTwelfth: false,
    failed: false,
    retry: () => undefined,
    form: {} as ConversationModel['card']['form'],
  },
  undoRemove: undefined,
  retry: () => undefined,
  blockedKey: undefined,
  composer: {
    draft: '',
    maxLength: 4_000,
    charactersLeft: undefined,
    maySend: false,
    translation: undefined,
    type: () => undefined,
    send: () => undefined,
  },
  quickReplies: { replies: [], useQuickReply: () => undefined, edit: () => undefined },
  subject: 'Re: Friday',
  sending: 'idle',
  errorKey: undefined,
  translation: undefined,
  writeSubject: () => undefined,
  translate: () => undefined,
};

const text = async (model: Partial<ConversationModel>): Promise<string> => {
  const container = await show(<Conversation model={{ ...MODEL, ...model }} />);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  return container.innerText;
};

it('names the sender of each message and shows a translation below the original', async () => {
  const shown = await text({
    messages: [
      row('m1', { translation: 'Tekst', day: '5-3-2026' }),
      row('m2', { sender: 'performer' }),
      row('m3', { sender: 'platform' }),
    ],
  });
  for (const part of ['5-3-2026', 'Mark', 'Text of m1', 'Tekst', 'You', 'Text of m2', 'Message from the platform'])
    expect(shown).toContain(part);
  expect(shown.indexOf('Text of m1')).toBeLessThan(shown.indexOf('Tekst'));
  await expectAccessible();
});

it('says that a conversation is not open to the performer, instead of loading for ever', async () => {
  expect(await text({ view: 'notAllowed' })).toContain('You don’t have access to this page');
});

it('begins scrolled to the newest of 60 messages', async () => {
  await show(
    <div style={{ display: 'grid', height: '400px' }}>
      <Conversation model={{ ...MODEL, messages: Array.from({ length: 60 }, (_, index) => row(`m${index}`)) }} />
    </div>,
  );
  await expect.element(page.getByText('Text of m59')).toBeInViewport();
  await expect.element(page.getByText('Text of m10')).not.toBeInViewport();
});

it('has one line for a subject however long, with what changes it', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 800));
  await text({ subject: 'Re: Thank you very much for the talk we had on Friday' });
  const [subject, change] = [page.getByText(/^Subject: /), page.getByRole('button', { name: 'Change' })].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(change?.left).toBeGreaterThanOrEqual(subject?.right ?? Infinity);
  expect(change?.right).toBeLessThanOrEqual(360);
});

it.each([
  ['loading', 'One moment …'],
  ['missing', 'Conversation not found'],
  ['failed', 'The messages could not be loaded.'],
] as const)('says in its own words that a conversation is %s', async (view, words) => {
  expect(await text({ view })).toContain(words);
});

it('invites to a first message where there is none, and keeps the line', async () => {
  expect(await text({ messages: [] })).toContain('No messages yet');
  await expect.element(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

it('says who blocked whom in the place of the line', async () => {
  expect(await text({ blockedKey: 'error.inbox.blockedYou' })).toContain('This customer has blocked you.');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

it('offers to send again what failed, and earlier messages that could not be loaded', async () => {
  const [send, loadEarlier] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const composer = { ...MODEL.composer, draft: 'Yes!', maySend: true, send };
  const shown = await text({
    sending: 'failed',
    errorKey: 'error.inbox.notSent',
    composer,
    earlier: 'failed',
    loadEarlier,
  });
  expect(shown).toContain('Your message was not sent. The text stays: try again.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Not loaded. Try again' }).click();
  expect([send, loadEarlier].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('names the button of each message by the day and the time of the message', async () => {
  await text({ messages: [row('m1'), row('m2', { at: '5-3-2026 09:08' })] });
  for (const at of ['09:07', '09:08'])
    await expect.element(page.getByRole('button', { name: `Remove the message of 5-3-2026 ${at}` })).toBeVisible();
});

it('takes a removal back, and restores a message in the box of removed ones', async () => {
  const [undoRemove, move] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await text({ undoRemove, messages: [row('m1', { isRemoved: true, move })] });
  await page.getByRole('article').getByRole('button', { name: 'Restore the message of 5-3-2026 09:07' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  expect([undoRemove, move].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('changes the subject where the performer asks for it', async () => {
  const writeSubject = vi.fn<(subject: string) => void>();
  expect(await text({ writeSubject })).toContain('Subject: Re: Friday');
  await page.getByRole('button', { name: 'Change' }).click();
  const field = page.getByRole('textbox', { name: 'Subject' });
  await expect.element(field).toHaveFocus();
  await field.fill('Saturday');
  expect(writeSubject).toHaveBeenLastCalledWith('Saturday');
});

it('uses a quick reply once while Alt and its number are held, and not with Ctrl or Shift', async () => {
  const useQuickReply = vi.fn<(index: number) => void>();
  await text({ quickReplies: { ...MODEL.quickReplies, useQuickReply } });
  const line = page.getByRole('textbox', { name: 'Your message' }).element();
  const press = (more: KeyboardEventInit): boolean =>
    line.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: '2',
        code: 'Digit2',
        altKey: true,
        bubbles: true,
        cancelable: true,
        ...more,
      }),
    );
  const untouched = [{}, { repeat: true }, { ctrlKey: true }, { shiftKey: true }, { metaKey: true }].map(press);
  expect([untouched, useQuickReply.mock.calls]).toEqual([[false, false, true, true, true], [[1]]]);
});

it('keeps the focus in the conversation when a message is removed', async () => {
  const model = observable(
    { ...MODEL, messages: [row('m1'), row('m2', { at: '5-3-2026 09:08' })] },
    {},
    { deep: false },
  );
  await show(<Conversation model={model} />);
  await page.getByRole('button', { name: 'Remove the message of 5-3-2026 09:08' }).click();
  runInAction(() => Object.assign(model, { messages: [row('m1')] }));
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('leaves room between the edge and the words about a message that was removed', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 800));
  const shown = await show(<Conversation model={{ ...MODEL, undoRemove: () => undefined }} />);
  const words = page.getByText('The message is removed.');
  await expect.element(words).toBeVisible();
  const edge = shown.querySelector('section')?.getBoundingClientRect().left ?? 0;
  expect(words.element().getBoundingClientRect().left - edge).toBeGreaterThanOrEqual(12);
});

it('says that visits and memos are missing, and fetches them again', async () => {
  const retry = vi.fn<() => void>();
  await text({ card: { ...MODEL.card, failed: true, retry } });
  await expect.element(page.getByText('Visits and memos could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('puts the cursor into the line where a message is to be written, and into the heading where one is read', async () => {
  await show(<Conversation model={MODEL} />, '/inbox/?to=c1');
  await expect.element(page.getByRole('textbox').first()).toHaveFocus();
  await show(<Conversation model={MODEL} />, '/inbox/?message=m1');
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});
