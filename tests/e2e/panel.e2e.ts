import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

test.use({ performer: { services: ['cam', 'video', 'chat'] } });

const openPanel = async (panel: Page, platform: TestPlatform, performerId: string): Promise<void> => {
  await panel.goto(`${platform.url}/sim/#token=${platform.token}`);
  await expect(panel.getByText(/^Running/)).toBeVisible();
  expect(panel.url()).toBe(`${platform.url}/sim/`);
  await panel.getByLabel('Performer', { exact: true }).selectOption(performerId);
};

test('is a customer who asks, watches, talks, tips and leaves, shows login codes, sends events, breaks the platform, and asks for the token of one that was started again', async ({
  performerPage,
  performerId,
  platform,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  await performerPage.startWork();
  await performerPage.goReady();
  const panel = await context.newPage();
  await openPanel(panel, platform, performerId);
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panel.getByText('Requested; the performer sees it.')).toBeVisible();
  await performerPage.accept();
  await expect(panel.getByText('In session.')).toBeVisible();
  await panel.getByRole('button', { name: 'See the performer' }).click();
  await expect(panel.getByText(/^Picture: \d+ x \d+$/)).toBeVisible();

  await panel.getByLabel('Message').fill('Good evening');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(performerPage.line('Good evening')).toBeVisible();
  await performerPage.say('Hello Mark');
  const talk = panel.getByRole('log', { name: 'Conversation' });
  await expect(talk).toContainText('Performer: Hello Mark');
  await panel.getByRole('button', { name: 'Tip 5' }).click();
  const happened = panel.getByRole('list', { name: /^Events/ });
  await expect(happened).toContainText('pay payment={"for":"tip","value":5}');
  await expect(happened).not.toContainText('Good evening');
  await expectAccessible(panel, 'itself');

  await test.step('a reloaded panel is the same customer', async () => {
    await panel.reload();
    await expect(panel.getByText('In session.')).toBeVisible();
    await expect(talk).toContainText('Performer: Hello Mark');
  });
  await panel.getByLabel('Leaves because of').selectOption('BROKE');
  await panel.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(panel.getByText('It is over: BROKE.')).toBeVisible();
  await expect(performerPage.summary).toContainText('ran out of credits');
  await test.step('shows login codes, sends events and breaks the platform', async () => {
    const other = await platform.hire({ codeChannel: 'sms' });
    const body = JSON.stringify({ email: other, password: platform.password, forced: false });
    const headers = { ver: '1.1', tokenDate: '0', role: 'ROLE_PERFORMER', 'content-type': 'application/json' };
    await fetch(`${platform.url}/api/auth/login`, { method: 'POST', headers, body });
    await panel.getByLabel('Performer', { exact: true }).selectOption(other);
    await expect(panel.getByText(await platform.code(other))).toBeVisible();

    await panel.getByLabel('Performer', { exact: true }).selectOption(performerId);
    await panel.getByLabel('Event', { exact: true }).selectOption('email');
    await panel.getByRole('button', { name: 'Send to the performer' }).click();
    await expect(panel.getByText('The page has it.')).toBeVisible();
    await panel.getByLabel('Find').fill('save-fails');
    const fault = panel.getByRole('button', { name: /^save-fails:/ });
    await fault.click();
    await expect(fault).toHaveAttribute('aria-pressed', 'true');
    expect((await platform.state()).faults).toContainEqual({ name: 'save-fails', performerId });
    await fault.click();
    await expect(fault).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('switches off what is on for everybody, too', async () => {
    await platform.fault('save-fails', true);
    const fault = panel.getByRole('button', { name: 'save-fails: On for all' });
    await fault.click();
    await expect(fault).toBeHidden();
    expect((await platform.state()).faults.map(({ name }) => name)).not.toContain('save-fails');
  });
  await test.step('asks for the token of a platform that was started again, and shows what happens there', async () => {
    // The performer is needed no more, and the picture costs processor time.
    await performerPage.page.goto('about:blank');
    const first = await startPlatformHere();
    const { port } = new URL(first.url);
    await openPanel(panel, first, '1004');
    await panel.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(happened).toContainText('ask');
    await test.step('by keyboard, one link leads past all the faults to what happens', async () => {
      await panel.getByRole('button', { name: 'Send to the performer' }).focus();
      await panel.keyboard.press('Tab');
      await expect(panel.getByRole('link', { name: 'Skip to what happens' })).toBeInViewport();
      await panel.keyboard.press('Enter');
      await expect(happened).toBeFocused();
      await expect(happened).toContainText('ask');
    });
    watch.expect(/ERR_|Failed to load resource/);
    await first.stop();
    await expect(panel.getByText('Stopped.')).toBeVisible();

    const second = await startPlatformHere({ more: ['--port', port] });
    await expect(panel.getByRole('heading', { name: 'Whose platform is this?' })).toBeVisible();
    await test.step('the printed address opens it in the same tab', async () => {
      await panel.goto(`${second.url}/sim/#token=${second.token}`);
      await expect(panel.getByText(/^Running/)).toBeVisible();
      await expect(panel.getByText('No request.')).toBeVisible();
      await expect(happened).toBeEmpty();
    });
    await test.step('a refusal is told in words', async () => {
      await panel.getByRole('button', { name: 'toy-app-silent: Off' }).click();
      await expect(panel.getByText('That did not work: no toy app.')).toBeVisible();
    });
    await test.step('the customer of before is not taken for one of the same ID', async () => {
      const mark = await second.customer({ name: 'Mark' });
      await mark.asks('1004');
      await expect(happened).toContainText('ask');
      await expect(panel.getByText('No request.')).toBeVisible();
    });
    await panel.close();
    await second.stop();
  });
});
