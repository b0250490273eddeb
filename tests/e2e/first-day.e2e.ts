import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { grant } from '../support/browser/engine.ts';
import { watchPages } from '../support/browser/page-watch.ts';
import { photo } from '../support/media/media-files.ts';
import { fileOf, png } from '../support/media/pictures.ts';

test.use({ clockRate: 1, start: 'loggedOut' });

/** Values of the ID, which customers never see. */
const LEGAL = { firstName: 'Annelies', lastName: 'Voorbeeld', city: 'Zeist', street: 'Dorpsstraat' };
const PUBLIC_NAME = 'Luna';
const PASSWORD = 'blue horses sing at noon';
const DESCRIPTION = 'A good conversation, an old record, and a question that nobody has asked before. '.repeat(6);

type Language = 'nl' | 'en' | 'de';

/** Words of the catalogue, so that the journey has the same steps in each language. */
const wordsOf = async (language: Language) => {
  const file = new URL(`../../packages/web/src/i18n/${language}.json`, import.meta.url);
  const catalogue: unknown = JSON.parse(await readFile(file, 'utf8'));
  return (key: string): string => {
    const found = key.split('.').reduce<unknown>((node, part) => Reflect.get(Object(node), part), catalogue);
    if (typeof found !== 'string') throw new Error(`The catalogue has no ${key}.`);
    return found;
  };
};

/** A site whose texts are in the language, and the mails that a new performer gets, each of which begins with a word of the language. */
const OF: Readonly<
  Record<Language, { readonly brand: string; readonly opening: RegExp; readonly mails: readonly RegExp[] }>
> = {
  en: {
    brand: 'uk',
    opening: /^(Your|The) /,
    mails: [
      /^Your registration was received\. .* Choose your password with this link; it works for 24 hours/,
      /^The first password of your account was chosen\. Was this not you\?/,
      /^Your account is approved\. Log in/,
    ],
  },
  nl: {
    brand: 'nl',
    opening: /^(Je|Het|Er) /,
    mails: [
      /^Je registratie is ontvangen\. .* Kies je wachtwoord met deze link; hij werkt 24 uur/,
      /^Het eerste wachtwoord van je account is gekozen\. Was jij dit niet\?/,
      /^Je account is goedgekeurd\. Log in/,
    ],
  },
  de: {
    brand: 'de',
    opening: /^(Dein|Deine|Das) /,
    mails: [
      /^Deine Registrierung ist eingegangen\. .* Wähle dein Passwort mit diesem Link; er funktioniert 24 Stunden/,
      /^Das erste Passwort deines Kontos wurde gewählt\. Warst du das nicht\?/,
      /^Dein Konto ist freigeschaltet\. Melde dich an/,
    ],
  },
};

/** The account as the platform has it, which is all that customers could see of it. */
const accountOf = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(async () => (await fetch('/api/check_session', { headers: { ver: '1.1', tokenDate: '0' } })).json());

for (const [language, locale, chosen] of [
  ['en', 'de-DE', 'English'],
  ['nl', 'nl-NL', undefined],
  ['de', 'de-AT', undefined],
] as const) {
  test(`leads a new performer from the registration to the first euro by the checklist alone, in ${language} in a browser set to ${locale}, with every mail in that language and nothing public that was not typed for it${language === 'en' ? '' : ' @night'}`, async ({
    browser,
    platform,
    mark,
  }) => {
    test.slow();
    const context = await browser.newContext({ locale, timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' });
    const watch = watchPages(context);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await grant(page, ['camera', 'microphone']);
    const t = await wordsOf(language);
    const field = (name: string) => page.getByLabel(t(`form.field.${name}`), { exact: true });
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
    const list = page.getByRole('region', { name: t('myDay.steps.heading') });
    const step = (name: string) =>
      list.getByRole('listitem').filter({ hasText: new RegExp(`^${t(`myDay.steps.${name}.title`)}:`) });
    const isDone = (name: string): Promise<void> =>
      expect(step(name)).toContainText(`: ${t('myDay.steps.status.done')}`);
    const home = (): Promise<void> => link('menu.my-day').first().click();
    let id = '';

    await test.step('registers, with each step in its turn', async () => {
      await page.goto(`${platform.url}/register/${await platform.invite()}`);
      if (chosen !== undefined) await page.getByRole('combobox').first().selectOption(chosen);
      await expect(page.getByRole('heading', { name: t('registration.title'), exact: true })).toBeVisible();
      await field('phone').fill('0612345678');
      await button('registration.next').click();
      const values = { ...LEGAL, houseNumber: '12', zipCode: '1234 AB', birthDate: '1999-05-17' };
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
      await button('registration.next').click();
      await field('accountHolder').fill('A Voorbeeld');
      await field('iban').fill('NL91ABNA0417164300');
      await button('registration.next').click();
      for (const [front, back] of [
        ['idFront', 'idBack'],
        ['cardFront', 'cardBack'],
      ] as const) {
        for (const side of [front, back]) await field(side).setInputFiles(fileOf(png(640, 480)));
        await expect(page.getByText(t('registration.document.there'), { exact: true })).toHaveCount(2);
        await button('registration.next').click();
      }
      await button('registration.submit').click();
      const done = page.getByText(t('registration.done').split('{{id}}')[0] ?? '');
      await expect(done).toBeVisible();
      id = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
      await expect(page.getByText('n…@example.org')).toBeVisible();
    });

    await test.step('chooses the first password by the mail, which asks nothing about other devices, and logs in', async () => {
      await page.goto(await platform.firstPasswordLink(id));
      await page.getByLabel(t('passwords.first.label'), { exact: true }).fill(PASSWORD);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await button('passwords.save').click();
      await link('passwords.toLogin').click();
      await page.getByLabel(t('login.performerId'), { exact: true }).fill(id);
      await page.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
      await button('login.submit').click();
      const needed = page.getByRole('dialog', { name: t('modal.notapproved.title') });
      await expect(needed.getByRole('link', { name: t('myDay.steps.site.action'), exact: true })).toBeVisible({
        timeout: 30_000,
      });
      await button('modal.notapproved.confirm').click();
    });

    await test.step('shows nothing of the registration on the public page', async () => {
      const account = await accountOf(page);
      expect(account).toMatchObject({ language, nickname: '', age: null, performerDescriptions: [], avatar: null });
      for (const legal of Object.values(LEGAL)) expect(JSON.stringify(account)).not.toContain(legal);
    });

    await test.step('says once what is missing and since when the platform has the identity', async () => {
      const notice = page.getByRole('region', { name: t('menu.notApproved') });
      await expect(notice).toContainText(t('account.missing.step.identity'));
      await expect(page.getByText(t('menu.notApproved'), { exact: true })).toHaveCount(1);
      await expect(step('identity')).toContainText(t('myDay.steps.identity.waits').split('{{since}}')[0] ?? '');
      for (const later of ['description', 'services', 'cameraAndSound', 'ready'])
        await expect(step(later).getByRole('link').or(step(later).getByRole('button'))).toHaveCount(0);
    });

    await test.step('agrees to a site, and writes name and description there', async () => {
      await list.getByRole('link', { name: t('myDay.steps.site.action') }).click();
      const site = page.getByRole('radiogroup', { name: t(`brands.name.${OF[language].brand}`) });
      await site.getByRole('radio', { name: t('brands.answer.Agree'), exact: true }).check();
      await button('common.save').click();
      await expect(page.getByText(t('form.save.saved'), { exact: true })).toBeVisible();
      await home();
      await isDone('site');
      await list.getByRole('link', { name: t('myDay.steps.description.action') }).click();
      await expect(field('nickname')).toHaveValue('');
      await expect(field('description')).toHaveValue('');
      await field('nickname').fill(PUBLIC_NAME);
      await field('description').fill(DESCRIPTION);
      await button('common.save').click();
      await expect(page.getByText(t('form.save.saved'), { exact: true })).toBeVisible();
      await home();
      await expect(step('description')).toContainText(t('myDay.steps.description.waits').split('{{since}}')[0] ?? '');
    });

    await test.step('adds a photo', async () => {
      await list.getByRole('link', { name: t('myDay.steps.photo.action') }).click();
      await button('media.form.photo.title').click();
      const form = page.getByRole('dialog');
      const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() };
      await form.getByLabel(t('media.form.photo.files'), { exact: true }).setInputFiles(file);
      await form.getByRole('button', { name: t('media.form.send'), exact: true }).click();
      await expect.poll(async () => (await platform.medias(id)).length).toBe(1);
      await home();
      await expect(step('photo')).toContainText(t('myDay.steps.photo.waits').split('{{since}}')[0] ?? '');
    });

    await test.step('hears of the approval within 10 s on the page, and chooses the photo', async () => {
      await platform.moderate({ performerId: id, approve: true });
      await expect(page.getByText(t('menu.notApproved'), { exact: true })).toHaveCount(0, { timeout: 10_000 });
      await page.getByRole('button', { name: new RegExp(`^${t('common.notifications')}`) }).click();
      const news = page.getByRole('dialog', { name: t('common.notifications') });
      await expect(news.getByText(t('account.approved'))).toBeVisible();
      await page.keyboard.press('Escape');
      for (const name of ['identity', 'description']) await isDone(name);
      await list.getByRole('link', { name: t('myDay.steps.photo.chooseAction') }).click();
      await page.getByRole('button', { name: new RegExp(`^${t('media.tile.editOf').split('{{name}}')[0]}`) }).click();
      await button('media.editor.makeAvatar').click();
      await expect(button('media.editor.makeAvatar')).toBeHidden();
      await page.keyboard.press('Escape');
      await home();
      await isDone('photo');
    });

    await test.step('switches a service on, tries sound and camera, and goes ready', async () => {
      await list.getByRole('button', { name: t('myDay.steps.services.action') }).click();
      await page.getByRole('switch', { name: t('services.name.chat'), exact: true }).click();
      await page.keyboard.press('Escape');
      await isDone('services');
      await list.getByRole('button', { name: t('myDay.steps.cameraAndSound.action') }).click();
      await button('video.check.done').click();
      await list.getByRole('button', { name: t('myDay.steps.ready.action') }).click();
      await isDone('ready');
    });

    await test.step('earns the first euro', async () => {
      await mark.asks(id);
      const request = page.getByRole('alertdialog');
      const log = page.getByRole('log').first();
      // For a moment after it opened a request takes no press.
      await expect(async () => {
        if (await request.isVisible()) await request.getByRole('button', { name: t('session.request.accept') }).click();
        await expect(page.getByText(t('session.stage.connected'), { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await mark.pays({ for: 'tip', value: 7 });
      await expect(log).toContainText('1.12');
      await mark.leaves('CLICK');
      await expect(page.getByText(t('myDay.moment.firstEuro'))).toBeVisible();
    });

    await test.step('shows the public name that was typed and nothing else, and has sent every mail in the language', async () => {
      const account = await accountOf(page);
      expect(account).toMatchObject({ nickname: PUBLIC_NAME, age: null, gender: '', motherLanguage: '' });
      expect(account['performerDescriptions']).toEqual([
        expect.objectContaining({ nickname: PUBLIC_NAME, description: DESCRIPTION.trim() }),
      ]);
      const letters = (await platform.letters(id)).map(({ text }) => text);
      expect(letters.length).toBeGreaterThanOrEqual(OF[language].mails.length);
      for (const mail of OF[language].mails) expect(letters).toContainEqual(expect.stringMatching(mail));
      for (const text of letters) expect(text).toMatch(OF[language].opening);
    });
    expect(watch.complaints()).toEqual([]);
    await context.close();
  });
}
