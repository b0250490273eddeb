import { expect, type Locator, type Page } from 'playwright/test';
import type { TestPlatform } from '../test-platform.ts';
import { STATUS } from './announced.ts';

/** Frame and studio of a performer without a customer. */
export const atWork = (page: Page, platform: TestPlatform) => {
  /** The session screen, which takes the place of studio and page. On a phone it is a region while it is minimised. */
  const session = page.locator(':is([role="main"], [role="region"])[aria-label="Session"]');
  /** The studio at rest, or the session screen during a session. */
  const studio = page.getByRole('complementary', { name: 'Studio' }).or(session);
  const services = page.getByRole('dialog', { name: 'Services' });

  const connection = (word: string): Locator => page.locator(STATUS).filter({ hasText: new RegExp(`^${word}$`) });
  /** Word of the studio for its stage. */
  const state = (word: string): Locator => studio.locator(STATUS).filter({ hasText: new RegExp(`^${word}$`) });
  /** The whole app has started by then, which takes a busy machine its time. In a session its bar says so. */
  const isConnected = (): Promise<void> =>
    expect(connection('Connected').or(state('In session')).first()).toBeVisible({ timeout: 30_000 });
  const startWork = async (path = '/'): Promise<void> => {
    await page.goto(platform.url + path);
    await isConnected();
  };
  /** As a link does it, without a new page. */
  const goTo = (address: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  const goReady = async (): Promise<void> => {
    await studio.getByRole('button', { name: 'Go ready' }).click();
    await expect(state('Ready')).toBeVisible();
  };
  /** Pauses or resumes work at the top of every page. */
  const pauseButton = (name: 'Pause work' | 'Resume work'): Locator =>
    page.getByRole('banner').getByRole('button', { name, exact: true });
  const openServices = (): Promise<void> =>
    page
      .getByRole('button', { name: /^((No|\d+) live services?|\d+ live|\d+( services?)? paused|Work paused)$/ })
      .click();
  const serviceSwitch = (name: string): Locator => services.getByRole('switch', { name, exact: true });
  /** The row of a customer in *Who asked*. */
  const missed = (name: string): Locator =>
    page.getByRole('region', { name: 'Who asked' }).getByRole('listitem').filter({ hasText: name });
  return {
    studio,
    session,
    services,
    connection,
    isConnected,
    startWork,
    goTo,
    state,
    goReady,
    pauseButton,
    openServices,
    serviceSwitch,
    missed,
  };
};
