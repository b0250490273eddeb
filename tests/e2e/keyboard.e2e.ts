import { expect, test } from '../support/e2e-test.ts';
import { tabTo } from '../support/tab-to.ts';

test.describe('by keyboard alone', () => {
  test.use({ start: 'loggedOut' });

  test('logs in, works a session and logs out', async ({ she, herId, mark }) => {
    const { page } = she;
    const { keyboard } = page;
    await she.openLogin();
    await expect(she.performerId).toBeFocused();
    await keyboard.type(herId);
    await keyboard.press('Tab');
    await keyboard.type('greenroom-demo');
    await keyboard.press('Enter');
    await she.isHome();
    await she.isConnected();

    await expect(page.getByRole('heading', { name: 'News' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const services = page.getByRole('button', { name: /^\d+ services?$/ });
    await tabTo(page, services);
    await keyboard.press('Enter');
    await tabTo(page, she.serviceSwitch('Peek'));
    await keyboard.press('Space');
    await expect(she.serviceSwitch('Peek')).toBeChecked();
    await keyboard.press('Escape');
    await expect(she.services).toBeHidden();
    await expect(services).toBeFocused();

    await keyboard.press('?');
    await expect(she.dialog('Shortcuts')).toBeVisible();
    await keyboard.press('Escape');
    await expect(she.dialog('Shortcuts')).toBeHidden();
    await keyboard.press('p');
    await expect(she.button('Resume work')).toBeVisible();
    await keyboard.press('p');
    await expect(she.button('Pause work')).toBeVisible();

    await keyboard.press('g');
    await expect(she.state('Ready')).toBeVisible();
    await mark.asks(herId);
    await she.answerByKey('Enter');
    await expect(she.state('In session')).toBeVisible();
    await expect(she.message).toBeFocused();
    await keyboard.type('e is a letter here');
    await keyboard.press('Enter');
    await expect(she.line('e is a letter here')).toBeVisible();
    await expect(she.ending).toBeHidden();
    await keyboard.press('Escape');
    await keyboard.press('c');
    await expect(she.message).toBeFocused();
    await keyboard.press('Escape');
    await keyboard.type('e \n');
    await expect(she.ending).toBeHidden();
    await expect(she.state('In session')).toBeVisible();
    await keyboard.press('e');
    await tabTo(page, she.ending.getByRole('button', { name: 'End session' }));
    await keyboard.press('Enter');
    await expect(she.summary.getByText('You ended the session.')).toBeFocused();
    await keyboard.type(' \n');
    await expect(she.summary).toBeVisible();
    await keyboard.press('Escape');
    await expect(she.summary).toBeHidden();

    await tabTo(page, page.getByRole('button', { name: /^Your account/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await she.isAtLogin();
  });
});
