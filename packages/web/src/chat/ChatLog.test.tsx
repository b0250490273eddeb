import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatLine, type ChatMessage } from '@greenroom/core/chat/chat-message';
import { NO_CHAT, type ChatState } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { messageLog } from '@greenroom/core/chat/message-log';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import { ChatLogViewModel } from './chat-log.view-model.ts';
import { ChatLog } from './ChatLog.tsx';
import { nextFrame } from './next-frame.ts';

const message = (index: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  ...chatLine({
    id: messageId(`m${index}`),
    performerId: performerId('1001'),
    clientId: clientId('c1'),
    sentBy: 'CLIENT',
    content: `line ${index}`,
    date: seconds(1_772_697_600),
  }),
  ...part,
});

const setUp = async (length: number, part: Partial<ChatState> = {}) => {
  const lines = Array.from({ length }, (_, index) => message(index));
  const watch = createValue<ChatState>({ ...NO_CHAT, messages: messageLog(lines), ...part });
  const retried: string[] = [];
  const chat = {
    watch,
    retry: (id: string) => retried.push(id),
    afterReconnect: () => retried.push('all'),
  } as unknown as ChatController;
  const scroller = createRef<HTMLDivElement>();
  await show(
    <div style={{ display: 'grid', height: 400, width: 360 }}>
      <ChatLog model={new ChatLogViewModel(chat, nextFrame, 100)} scrollerRef={scroller} />
    </div>,
  );
  await expect.element(page.getByRole('log')).toBeInTheDocument();
  const says = (...more: ChatMessage[]) => {
    lines.push(...more);
    watch.set({ ...watch.state(), messages: messageLog(lines) });
  };
  return { scroller, says, retried, watch };
};

const isInView = async (text: string): Promise<boolean> => {
  const row = page.getByText(text, { exact: true });
  await expect.element(row).toBeInTheDocument();
  const view = page.getByRole('group', { name: 'Conversation' }).element().getBoundingClientRect();
  const box = row.element().getBoundingClientRect();
  return box.top >= view.top && box.bottom <= view.bottom;
};

it('opens a conversation of 1,000 at its end', async () => {
  await setUp(1_000);
  expect(await isInView('line 999')).toBe(true);
});

it('stays at the end while messages come', async () => {
  const { says } = await setUp(200);
  for (let index = 200; index < 260; index += 1) says(message(index));
  expect(await isInView('line 259')).toBe(true);
});

const placeOf = (text: string): number => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

it('keeps the scroll position above the bottom, and scrolls back to the bottom', async () => {
  const { scroller, says } = await setUp(200);
  scroller.current?.scrollTo({ top: -500 });
  await expect.element(page.getByText('line 180', { exact: true })).toBeInViewport();
  const before = placeOf('line 180');
  says(message(200), message(201));
  const jump = page.getByRole('button', { name: '2 new messages' });
  await expect.element(jump).toBeVisible();
  expect(placeOf('line 180')).toBeCloseTo(before, 0);
  await userEvent.click(jump);
  await expect.element(jump).not.toBeInTheDocument();
  expect(await isInView('line 201')).toBe(true);
});

it('shows earlier messages without moving the ones in view', async () => {
  const { scroller } = await setUp(400);
  scroller.current?.scrollTo({ top: -700 });
  await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).toBeInTheDocument();
  const before = placeOf('line 375');
  // As a screen reader presses it: without bringing it into view first.
  page
    .getByRole('button', { name: 'Show earlier messages' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('line 251', { exact: true })).toBeInTheDocument();
  expect(placeOf('line 375')).toBeCloseTo(before, 0);
});

it('stays at the line that is read when the very top is reached', async () => {
  const { scroller } = await setUp(400);
  await expect.element(page.getByText('line 350', { exact: true })).toBeInTheDocument();
  scroller.current?.scrollTo({ top: -10_000 });
  const before = placeOf('line 352');
  await expect.element(page.getByText('line 250', { exact: true })).toBeInTheDocument();
  expect(placeOf('line 352')).toBeCloseTo(before, 0);
});

it('shows the translation beside the original', async () => {
  const { says } = await setUp(0);
  says(message(0, { content: 'How are you?', contentTranslate: 'Hoe gaat het?' }));
  await expect.element(page.getByText(/How are you\?.*Translation.*Hoe gaat het\?/)).toBeVisible();
});

it('shows the state of delivery of an own message, and sends a failed one again', async () => {
  const { says, retried } = await setUp(0);
  says(message(0, { sentBy: 'PERFORMER', delivery: 'pending' }));
  await expect.element(page.getByRole('img', { name: 'Sending' })).toBeVisible();
  says(message(1, { sentBy: 'PERFORMER', delivery: 'failed' }), message(2, { sentBy: 'PERFORMER' }));
  await expect.element(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await expect.element(page.getByText(/Not sent/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual(['m1']);
});

const rowOf = (text: string): DOMRect | undefined =>
  page.getByText(text, { exact: true }).element().closest('[data-message-id]')?.getBoundingClientRect();

it('gives a line of one sender 28 to 36 pixels at the medium size, the first of a group too', async () => {
  await setUp(3);
  await expect.element(page.getByText('line 2', { exact: true })).toBeVisible();
  for (const text of ['line 0', 'line 1', 'line 2']) {
    const height = rowOf(text)?.height ?? 0;
    expect(height).toBeGreaterThanOrEqual(28);
    expect(height).toBeLessThanOrEqual(36);
  }
});

it('shows inside the log that the customer types', async () => {
  const { watch } = await setUp(1);
  watch.set({ ...watch.state(), typing: true });
  await expect.element(page.getByRole('log').getByText(/typing/)).toBeVisible();
});

it.each([
  ['a line of 5,000 characters', 'word '.repeat(1_000)],
  ['an unbroken word of 5,000 characters', 'x'.repeat(5_000)],
  ['right-to-left text', 'مرحبا بك في غرفتي، كيف كان يومك؟ '.repeat(20)],
  ['40 emoji', '👩‍💻'.repeat(40)],
  ['an unbroken address', `https://example.org/${'path/'.repeat(200)}`],
])('keeps %s inside 360 pixels', async (_, content) => {
  const { scroller, says } = await setUp(0);
  says(message(0, { content, contentTranslate: content }), message(1, { content, sentBy: 'PERFORMER' }));
  await expect.poll(() => document.querySelectorAll('[data-message-id]').length).toBe(2);
  const view = scroller.current;
  expect(view?.scrollWidth).toBe(view?.clientWidth);
  for (const text of document.querySelectorAll('[data-message-id] p')) {
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(view?.getBoundingClientRect().right ?? 0);
  }
});

it('reads right-to-left text from the right', async () => {
  const { says } = await setUp(0);
  says(message(0, { content: 'مرحبا' }));
  const text = page.getByText('مرحبا');
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).direction).toBe('rtl');
});

it('says that messages may be missing where a gap was not filled, and fetches again at a press (fault 16)', async () => {
  const { watch, retried } = await setUp(3);
  watch.set({ ...watch.state(), gap: 'failed' });
  await expect.element(page.getByText('Some messages may be missing.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Load again' }));
  expect(retried).toEqual(['all']);
});

it('shows text as text, whatever it looks like', async () => {
  const { says } = await setUp(0);
  says(message(0, { content: '<img src=x onerror=alert(1)> & \u202e' }));
  await expect.element(page.getByText('<img src=x onerror=alert(1)> & \u202e')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

it.each([
  ['small', '16px'],
  ['medium', '18px'],
  ['large', '20px'],
  ['xlarge', '22px'],
] as const)('writes %s letters at %s', async (fontSize, pixels) => {
  await setUp(1, { fontSize });
  const row = page.getByText('line 0', { exact: true });
  await expect.element(row).toBeVisible();
  expect(getComputedStyle(row.element()).fontSize).toBe(pixels);
});
