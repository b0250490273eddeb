import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('shows her face, then her voice, and goes on', async ({ she, herId, platform, context }) => {
  await context.grantPermissions(['camera', 'microphone']);
  await platform.urgent(herId, ['BioCheckVoice', 'BioEnrollFace']);
  await she.startWork('/');
  const face = she.dialog('Show your face');
  await she.page.keyboard.press('Escape');
  await expectAccessible(she.page);
  await face.getByRole('button', { name: 'Open the camera' }).click();
  await face.getByRole('button', { name: 'Take picture' }).click();
  const voice = she.dialog('Let us hear your voice');
  await expectAccessible(she.page);
  await voice.getByRole('button', { name: 'Record' }).click();
  await voice.getByRole('button', { name: 'Stop and send' }).click();
  await expect(voice).toBeHidden();
  await she.page.setViewportSize({ width: 1280, height: 800 });
  await she.goReady();
});

test('logs her out when she is not recognised, and when she would rather not', async ({
  she,
  herId,
  platform,
  context,
  watch,
}) => {
  watch.expect(/422/);
  await context.grantPermissions(['camera', 'microphone']);
  await platform.urgent(herId, ['BioCheckFace']);
  await platform.fault('verification-fails', true, herId);
  await she.startWork('/');
  await she.page.getByRole('button', { name: 'Open the camera' }).click();
  await she.page.getByRole('button', { name: 'Take picture' }).click();
  await expect(she.page.getByText('Your face or voice could not be verified')).toBeVisible();
  await expect(she.page).toHaveURL(/\/login\/$/);
  await platform.urgent(herId, ['BioCheckVoice']);
  await she.startWork('/');
  await she.dialog('Let us hear your voice').getByRole('button', { name: 'Log out instead' }).click();
  await expect(she.page).toHaveURL(/\/login\/$/);
});
