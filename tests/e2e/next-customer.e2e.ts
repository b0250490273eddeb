import { expect, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';

test.use({ clockRate: 1 });

const sound = ({ session }: PerformerPage) => session.getByRole('button', { name: /^Customer’s sound:/ });
const tab = ({ session }: PerformerPage, name: string) => session.getByRole('tab', { name, exact: true });
const panel = ({ session }: PerformerPage) => session.getByRole('tabpanel');
const memo = ({ session }: PerformerPage) => session.getByRole('textbox', { name: /^(Memo|Note) / });
const drawer = ({ page }: PerformerPage) => page.getByRole('region', { name: 'Page', exact: true });
const menu = ({ page }: PerformerPage) => page.getByRole('navigation', { name: 'Main menu' });

test('takes nothing of a customer to the next: lines, drafts, memo, facts, history, sound, tips, page and windows', async ({
  she,
  herId,
  mark,
  platform,
}) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await mark.says('A line of Mark');
  await mark.pays({ for: 'tip', value: 5 });
  await expect(she.line('Mark tipped € 0.80')).toBeVisible();
  await she.message.fill('A draft for Mark');
  await memo(she).fill('A memo about Mark');
  await mark.shows(true);
  await sound(she).click();
  await expect(sound(she)).toHaveAccessibleName('Customer’s sound: Sound off');
  await tab(she, 'History').click();
  await menu(she)
    .getByRole('link', { name: /^Customers/ })
    .click();
  await expect(drawer(she)).toBeVisible();
  await she.page.keyboard.press('Control+e');
  await expect(she.ending).toBeVisible();
  await mark.leaves('CLICK');
  await expect(she.summary).toContainText('Mark');

  const emil = await platform.customer({ name: 'Emil', country: 'de' });
  await emil.asks(herId);
  await she.accept();
  await expect(she.session.getByText('Emil', { exact: true }).first()).toBeVisible();
  await expect(she.ending).toBeHidden();
  await expect(drawer(she)).toBeHidden();
  await expect(she.message).toHaveValue('');
  await expect(she.message).toBeFocused();
  await expect(memo(she)).toHaveValue('');
  await emil.shows(true);
  await expect(sound(she)).toHaveAccessibleName('Customer’s sound: Sound on');
  await expect(panel(she)).toContainText('New customer');
  await expect(panel(she)).toContainText('Speaks German');
  await tab(she, 'History').click();
  await expect(panel(she)).toContainText('No earlier sessions');
  await emil.says('A line of Emil');
  await expect(she.line('A line of Emil')).toBeVisible();
  expect(await she.texts()).toEqual(['A line of Emil']);
  await expect(she.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
  await expect(she.session).not.toContainText('Mark');
  await emil.leaves('CLICK');
  await she.readSummary('The customer left the session.');

  // A draft to Mark is shown with Mark only.
  await mark.asks(herId);
  await she.accept();
  await expect(she.message).toHaveValue('A draft for Mark');
  await expect(memo(she)).toHaveValue('A memo about Mark');
  await expect(panel(she)).toContainText('1 visit');
  await expect(drawer(she)).toBeHidden();
});

test('leaves nothing of a performer to the one who logs in next in the same tab', async ({ she, mark, platform }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.startsBothTimers();
  await she.message.fill('A draft for Mark');
  await mark.pays({ for: 'tip', value: 5 });
  await expect(she.line('Mark tipped € 0.80')).toBeVisible();
  await mark.leaves('CLICK');
  await expect(she.summary).toContainText('Mark');
  await she.logOut();
  await she.isAtLogin();

  const other = await platform.hire({ language: 'en', services: ['cam', 'video'] });
  await she.performerId.fill(other);
  await she.password.fill(platform.password);
  await she.button('Log in').click();
  await she.isConnected();
  await expect(she.summary).toBeHidden();
  await expect(she.page.locator('body')).not.toContainText('Mark');
  await she.goReady();
  await mark.asks(other);
  await she.accept();
  await expect(she.message).toHaveValue('');
  await expect(panel(she)).toContainText('New customer');
  await expect(she.session.getByRole('group', { name: 'Money' })).not.toContainText('tips');
  await expect(she.chatLog.locator('[data-message-id]')).toHaveCount(0);
});
