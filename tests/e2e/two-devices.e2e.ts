import type { APIRequestContext } from 'playwright/test';
import type { Service } from '@greenroom/core/services/service';
import { expect, test } from '../support/browser/e2e-test.ts';
import { grant } from '../support/browser/engine.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { moneyOf } from '../support/browser/session-money.ts';

/** Rule of the product: what one device does, another shows within 2 s. */
const SOON = { timeout: 2_000 };
const SERVICES = ['chat', 'email', 'peek', 'phone', 'vipvideo'] as const satisfies readonly Service[];

// A device that was not heard of for 150 s is no login elsewhere: 19 s. One that is lost has 30 s to come back: 4 s.
test.use({ clockRate: 8, start: 'loggedOut', performer: { services: [...SERVICES] } });

test('shows on the phone within 2 s that the laptop has paused, resumes exactly the same services there, lists the same requests, has the same today, and keeps the pause over a take-over', async ({
  performerPage: laptop,
  performerId,
  platform,
  page,
  context,
  browser,
  mark,
  watch,
}) => {
  test.slow();
  watch.expect(/403|409/);
  const phoneContext = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 360, height: 740 },
  });
  const phone = createPerformerPage(await phoneContext.newPage(), platform, performerId);
  const logIn = (request: APIRequestContext, forced: boolean) => async (): Promise<number> => {
    const answer = await request.post(`${platform.url}/api/auth/login${forced ? '?logout=true' : ''}`, {
      headers: { ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER', origin: platform.url },
      data: { email: performerId, password: platform.password, forced },
    });
    return answer.status();
  };
  const services = async (): Promise<readonly string[]> => (await platform.performer(performerId)).services.toSorted();
  const isSeenReady = async (): Promise<boolean> => (await platform.performer(performerId)).ready;
  const button = ({ page: on }: PerformerPage, name: string) => on.getByRole('button', { name, exact: true }).first();
  const today = ({ page: on }: PerformerPage) => on.getByRole('banner').getByRole('link', { name: /^Today/ });
  await test.step('is logged in on both, after the phone was away for 3 minutes', async () => {
    await expect.poll(logIn(phoneContext.request, false), { timeout: 30_000 }).toBe(200);
    await expect.poll(logIn(page.request, false), { timeout: 30_000 }).toBe(200);
    for (const device of [phone, laptop]) {
      await device.open('/');
      await device.isConnected();
    }
  });
  await test.step('shows on the phone what the laptop has paused', async () => {
    await laptop.pauseButton('Pause work').click();
    await expect(phone.page.getByText('Paused', { exact: true }).filter({ visible: true })).toBeVisible(SOON);
    await expect(button(phone, '4 paused')).toBeVisible();
    expect(await services()).toEqual(['email']);
  });
  await test.step('is still paused there after a reload, and resumes exactly the same services', async () => {
    await phone.page.reload();
    await phone.isConnected();
    await button(phone, 'Resume').click();
    await expect(laptop.pauseButton('Pause work')).toBeVisible(SOON);
    await expect(laptop.button('3 live services')).toBeVisible();
    await expect.poll(services).toEqual(SERVICES);
  });
  await test.step('lists on the phone within 2 s what became of each request at the laptop', async () => {
    await laptop.goReady();
    await mark.asks(performerId);
    await laptop.button(/^Decline/).click();
    await expect(phone.missed('Mark')).toContainText('Declined by you', SOON);
    await mark.asks(performerId);
    await mark.cancels();
    await expect(phone.missed('Mark')).toContainText('Cancelled by the customer', SOON);
    await laptop.button('Stop').click();
  });
  await test.step('says at the laptop that the phone is ready, and that a request rings there, and stays ready when the laptop opens a page', async () => {
    await grant(phone.page, ['camera', 'microphone']);
    await phone.button('Studio').click();
    await phone.goReady();
    await expect(laptop.studio.getByText('Ready on another device')).toBeVisible(SOON);
    await laptop.page.reload();
    await laptop.isConnected();
    await expect(laptop.studio.getByText('Ready on another device')).toBeVisible();
    await mark.asks(performerId);
    await expect(laptop.missed('Mark')).toContainText('Rings on your other device', SOON);
    await mark.cancels();
    await expect(laptop.missed('Mark')).toContainText('Cancelled by the customer', SOON);
    expect(await isSeenReady()).toBe(true);
  });
  await test.step('rings on both, and leaves the session to the faster one when both accept at the same moment', async () => {
    await laptop.goReady();
    await mark.asks(performerId);
    await Promise.all([laptop, phone].map((device) => device.button(/^Accept/).hover()));
    // Less than a call may take, and more than lies between the two presses.
    await platform.delay('acceptRequest', performerId, 600);
    await Promise.all([laptop, phone].map((device) => device.button(/^Accept/).click()));
    await expect.poll(async () => (await laptop.session.isVisible()) || (await phone.session.isVisible())).toBe(true);
    await platform.delay('acceptRequest', performerId, 0);
    const isAtLaptop = () => laptop.session.isVisible();
    await expect.poll(async () => (await isAtLaptop()) !== (await phone.session.isVisible())).toBe(true);
    const [inSession, other] = (await isAtLaptop()) ? [laptop, phone] : [phone, laptop];
    await expect(other.studio.getByText('In session on another device')).toBeVisible();
    if (other === phone) await button(phone, 'Close studio').click();
    await other.page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(
      other.page.getByText('Mark is in session on your other device, where you accepted first.').first(),
    ).toBeVisible();
    await other.page.keyboard.press('Escape');
    await expect(other.session).toBeHidden();
    await expect(inSession.session.getByText('Mark', { exact: true }).first()).toBeVisible();
    await inSession.end('End session');
    await inSession.summary.getByRole('button', { name: 'Done' }).click();
    await button(phone, 'Stop').click();
    await button(laptop, 'Stop').click();
    await expect.poll(isSeenReady).toBe(false);
  });
  await test.step('goes on with the session of the laptop on a press alone, gives it back, and has the same today after it', async () => {
    // Both would ring: the phone is put away.
    await phone.page.goto('about:blank');
    await laptop.goReady();
    await mark.asks(performerId);
    await laptop.accept();
    await mark.startsBothTimers();
    await phone.open('/');
    const elsewhere = ({ page: on }: PerformerPage) => on.getByText(/^The session runs on another device/);
    await phone.button('Studio').click();
    await expect(elsewhere(phone)).toBeVisible();
    await button(phone, 'Take it over here').click();
    await expect(phone.session.getByText('Mark', { exact: true }).first()).toBeVisible();
    await expect(elsewhere(laptop)).toBeVisible(SOON);
    await button(laptop, 'Take it over here').click();
    await expect(laptop.session.getByText('Mark', { exact: true }).first()).toBeVisible();
    await expect(phone.session).toBeHidden();
    await phone.page.goto('about:blank');
    await mark.pays({ for: 'tip', value: 7 });
    await expect(moneyOf(laptop)).toContainText('+€ 1.12 tips');
    await laptop.end('End session');
    await expect(laptop.summary).toContainText('Earned');
    await expect(laptop.summary).not.toContainText('about');
    await laptop.summary.getByRole('button', { name: 'Done' }).click();
    const earned = await today(laptop).innerText();
    await phone.open('/');
    await phone.isConnected();
    await expect(today(phone)).toHaveText(earned, { ...SOON, useInnerText: true });
  });
  await test.step('is paused with the same services, and has the same today, where the phone takes over', async () => {
    await laptop.pauseButton('Pause work').click();
    await expect.poll(services).toEqual(['email']);
    const earned = await today(laptop).innerText();
    expect(await logIn(phoneContext.request, true)()).toBe(200);
    await laptop.isAtLogin();
    await phone.open('/');
    await expect(button(phone, '4 paused')).toBeVisible();
    await expect(today(phone)).toHaveText(earned, { useInnerText: true });
  });
  await phoneContext.close();
});
