import { expect, ON_CAMERA, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';

test.use({ clockRate: 1, performer: ON_CAMERA });

const sound = ({ session }: PerformerPage) => session.getByRole('button', { name: /^Customer’s sound:/ });
const tab = ({ session }: PerformerPage, name: string) => session.getByRole('tab', { name, exact: true });
const panel = ({ session }: PerformerPage) => session.getByRole('tabpanel');
const memo = ({ session }: PerformerPage) => session.getByRole('textbox', { name: /^(Memo|Note) / });
const drawer = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Page', exact: true });
const menu = ({ page }: PerformerPage) => page.getByRole('navigation', { name: 'Main menu' });

test('takes nothing of a customer to the next, and nothing of a performer to the next: lines, drafts, memo, facts, history, sound, tips, page and windows', async ({
  performerPage,
  performerId,
  mark,
  platform,
}) => {
  test.setTimeout(90_000);
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.startsBothTimers();
  await mark.says('A line of Mark');
  await mark.pays({ for: 'tip', value: 5 });
  await expect(performerPage.line('Mark tipped € 0.80')).toBeVisible();
  await performerPage.message.fill('A draft for Mark');
  await memo(performerPage).fill('A memo about Mark');
  await mark.shows(true);
  await sound(performerPage).click();
  await expect(sound(performerPage)).toHaveAccessibleName('Customer’s sound: Sound off');
  await tab(performerPage, 'History').click();
  await menu(performerPage)
    .getByRole('link', { name: /^Customers/ })
    .click();
  await expect(drawer(performerPage)).toBeVisible();
  await performerPage.page.keyboard.press('Control+e');
  await expect(performerPage.ending).toBeVisible();
  await mark.leaves('CLICK');
  await expect(performerPage.summary).toContainText('Mark');

  const emil = await platform.customer({ name: 'Emil', country: 'de' });
  await emil.asks(performerId);
  await performerPage.accept();
  await expect(performerPage.session.getByText('Emil', { exact: true }).first()).toBeVisible();
  await expect(performerPage.ending).toBeHidden();
  await expect(drawer(performerPage)).toBeHidden();
  await expect(performerPage.message).toHaveValue('');
  await expect(performerPage.message).toBeFocused();
  await expect(memo(performerPage)).toHaveValue('');
  await emil.shows(true);
  await expect(sound(performerPage)).toHaveAccessibleName('Customer’s sound: Sound on');
  await expect(panel(performerPage)).toContainText('New customer');
  await expect(panel(performerPage)).toContainText('Speaks German');
  await tab(performerPage, 'History').click();
  await expect(panel(performerPage)).toContainText('No earlier sessions');
  await emil.says('A line of Emil');
  await expect(performerPage.line('A line of Emil')).toBeVisible();
  expect(await performerPage.texts()).toEqual(['A line of Emil']);
  await expect(performerPage.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
  await expect(performerPage.session).not.toContainText('Mark');
  await emil.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  // A draft to Mark is shown with Mark only.
  await mark.asks(performerId);
  await performerPage.accept();
  await expect(performerPage.message).toHaveValue('A draft for Mark');
  await expect(memo(performerPage)).toHaveValue('A memo about Mark');
  await expect(panel(performerPage)).toContainText('1 visit');
  await expect(drawer(performerPage)).toBeHidden();
  await test.step('leaves nothing of a performer to the one who logs in next in the same tab', async () => {
    await mark.startsBothTimers();
    await performerPage.message.fill('A draft for Mark');
    await mark.pays({ for: 'tip', value: 7 });
    await expect(performerPage.line('Mark tipped € 1.12')).toBeVisible();
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toContainText('Mark');
    await performerPage.logOut();
    await performerPage.isAtLogin();

    const other = await platform.hire({ language: 'en', services: ['cam', 'video'] });
    await performerPage.performerIdField.fill(other);
    await performerPage.password.fill(platform.password);
    await performerPage.button('Log in').click();
    await performerPage.isConnected();
    await expect(performerPage.summary).toBeHidden();
    await expect(performerPage.page.locator('body')).not.toContainText('Mark');
    await performerPage.goReady();
    await mark.asks(other);
    await performerPage.accept();
    await expect(performerPage.message).toHaveValue('');
    await expect(panel(performerPage)).toContainText('New customer');
    await expect(performerPage.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
    await expect(performerPage.chatLog.locator('[data-message-id]')).toHaveCount(0);
  });
});
