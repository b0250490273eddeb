import type { Locator, Page } from 'playwright/test';
import type { TestPlatform } from '../test-platform.ts';
import { atWork } from './at-work.ts';
import { inSession } from './in-session.ts';
import { loginActions } from './login-actions.ts';

/** Page of a performer in English: everything is found by its role and its visible name. */
export const createPerformerPage = (page: Page, platform: TestPlatform, performerId: string) => {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  const open = async (path: string): Promise<void> => {
    await page.goto(platform.url + path);
  };
  return {
    page,
    button,
    dialog,
    open,
    ...loginActions(page, platform, performerId),
    ...atWork(page, platform),
    ...inSession(page, platform, performerId),
  };
};

export type PerformerPage = ReturnType<typeof createPerformerPage>;
