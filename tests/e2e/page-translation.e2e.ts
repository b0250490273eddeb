import { expect, test } from '../support/browser/e2e-test.ts';
import { translatePage, type TranslatedPlace } from '../support/browser/translate-page.ts';

const PLACES: readonly TranslatedPlace[] = ['around', 'instead'];

for (const place of PLACES) {
  test(`goes on with a session and its chat while a translator puts elements ${place === 'around' ? 'around every text' : 'in the place of every text'}`, async ({
    performerPage,
    platform,
  }) => {
    const { page, session, timer } = performerPage;
    const jonas = await platform.customer({ name: 'Jonas', country: 'de', language: 'de' });
    await performerPage.startWork();
    await performerPage.meet(jonas);
    await jonas.startsBothTimers();
    await jonas.says('Guten Abend!', 'Goedenavond!');
    await expect(performerPage.line('Guten Abend!')).toContainText('Goedenavond!');

    await translatePage(page, place);
    await expect(timer.locator('font font')).toBeVisible();
    const time = await timer.innerText();
    // Typed, because an Enter right after the request would be taken for an answer to it.
    await performerPage.message.pressSequentially('Hello Jonas');
    await performerPage.message.press('Enter');
    await expect(performerPage.sentLines).toHaveCount(1);
    await jonas.says('Wie geht es?', 'Hoe gaat het?');
    await expect(performerPage.line('Wie geht es?')).toContainText('Hoe gaat het?');
    // A text beside others that comes and goes again.
    const memo = session.getByRole('textbox', { name: /^Memo/ });
    await memo.fill('Likes jazz');
    await memo.press('Enter');
    await expect(session.getByText('Memo saved')).toBeVisible();
    await memo.fill('Likes opera');
    await jonas.says('Bis morgen', 'Tot morgen');
    await expect(performerPage.line('Bis morgen')).toContainText('Tot morgen');
    await performerPage.say('Till tomorrow');
    await expect(performerPage.sentLines).toHaveCount(2);
    await expect(timer).not.toHaveText(time);
    await expect(performerPage.state('In session')).toBeVisible();
    await performerPage.end('End session');
    await performerPage.readSummary('You ended the session.');
  });
}
