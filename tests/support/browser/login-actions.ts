import { expect, type Locator, type Page } from 'playwright/test';
import { routeWords, type CatalogueLanguage } from '../../../scripts/route-words.ts';
import type { TestPlatform } from '../test-platform.ts';

/** Actions of the login page, and the log-out. */
export const loginActions = (page: Page, platform: TestPlatform, performerId: string) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const performerIdField = page.getByRole('textbox', { name: 'Performer ID' });
  const password = page.getByLabel('Password', { exact: true });
  const code = page.getByRole('textbox', { name: 'Code', exact: true });

  const openLogin = async (): Promise<void> => {
    await page.goto(`${platform.url}/login/`);
    // The page is painted before its script runs; it listens once the languages are there.
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  };
  const logIn = async (id = performerId, secret = platform.password): Promise<void> => {
    await performerIdField.fill(id);
    await password.fill(secret);
    await button('Log in').click();
  };
  const enterCode = async (digits: string): Promise<void> => {
    await code.fill(digits);
    await button('Confirm code').click();
  };
  /** The heading of the page that a login leads to. */
  const homeHeading = (language: CatalogueLanguage = 'en'): Locator => {
    const { heading = '' } = routeWords('my-day', language);
    return page.getByRole('heading', { name: heading, level: 1, exact: true });
  };
  /** The app behind the login is fetched and started meanwhile, which takes a busy machine its time. */
  const isHome = async (): Promise<void> => {
    await expect(homeHeading()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`${platform.url}/`);
  };
  const isAtLogin = async (): Promise<void> => {
    await expect(button('Log in')).toBeVisible();
    await expect(page).toHaveURL(`${platform.url}/login/`);
  };
  /** From the account menu; during a session, which has no top bar, from the menu of the rail. */
  const logOut = async (): Promise<void> => {
    const accountMenu = page.getByRole('button', { name: /^Your account/ });
    const railMenu = page.getByRole('navigation').getByRole('button', { name: 'More', exact: true });
    await accountMenu.or(railMenu).first().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  return { performerIdField, password, code, openLogin, logIn, enterCode, homeHeading, isHome, isAtLogin, logOut };
};
