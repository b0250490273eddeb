import { expect, type Locator, type Page } from 'playwright/test';
import type { TestCustomer, TestPlatform } from '../test-platform.ts';
import { atWork } from './at-work.ts';

/** A customer asks, is there, and leaves. */
export const inSession = (page: Page, platform: TestPlatform, performerId: string) => {
  const { studio, session, state, goReady } = atWork(page, platform);
  const request = page.getByRole('alertdialog', { name: /request ·/ });
  const timer = studio.getByRole('timer');
  const chat = studio.getByRole('region', { name: 'Chat', exact: true });
  const chatLog = chat.getByRole('log', { name: 'Conversation' });
  const message = chat.getByRole('textbox', { name: 'Your message' });
  const ending = page.getByRole('dialog', { name: 'End this session?' });
  const summary = studio.getByRole('region', { name: 'Session over' });

  const accept = async (): Promise<void> => {
    await request.getByRole('button', { name: /^Accept/ }).click();
    await expect(state('In session')).toBeVisible();
  };
  /** For a moment after it opened a request ignores keys, because they were meant for the page below. */
  const answerByKey = async (key: 'Enter' | 'Escape'): Promise<void> => {
    await expect(request).toBeVisible();
    await expect(async () => {
      if (await request.isVisible()) await page.keyboard.press(key);
      await expect(request).toBeHidden({ timeout: 100 });
    }).toPass();
  };
  /** Goes ready, is asked by this customer and accepts. */
  const meet = async (customer: TestCustomer): Promise<void> => {
    await goReady();
    await customer.asks(performerId);
    await accept();
  };
  const say = async (text: string): Promise<void> => {
    await message.fill(text);
    // For a moment after the request Enter is taken for its own.
    await expect(async () => {
      await message.press('Enter');
      await expect(message).toHaveValue('', { timeout: 200 });
    }).toPass();
  };
  const rows = chatLog.locator('[data-message-id]');
  /** Rows of the conversation: what was said, and whether it is sent. */
  const line = (text: string | RegExp): Locator => rows.filter({ hasText: text });
  /** The performer's own lines that the platform has. */
  const sentLines = rows.filter({ has: page.getByRole('img', { name: 'Sent', exact: true }) });
  /** Texts of the conversation, oldest first. */
  const texts = (): Promise<readonly string[]> => rows.getByRole('paragraph').allTextContents();
  /** Chooses an entry of a menu of the session screen. */
  const fromMenu = async (menu: string, entry: string): Promise<void> => {
    await session.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const end = async (how: string): Promise<void> => {
    await studio.getByRole('button', { name: 'End', exact: true }).click();
    await ending.getByRole('button', { name: how }).click();
    await expect(ending).toBeHidden();
  };
  /** Reads how the session ended and puts the summary aside. */
  const readSummary = async (reason: string): Promise<void> => {
    await expect(summary).toContainText(reason);
    await summary.getByRole('button', { name: /^(?:Done|Go ready)/ }).click();
    await expect(summary).toBeHidden();
  };
  return {
    request,
    timer,
    chat,
    chatLog,
    rows,
    message,
    ending,
    summary,
    accept,
    answerByKey,
    meet,
    say,
    line,
    sentLines,
    texts,
    fromMenu,
    end,
    readSummary,
  };
};
