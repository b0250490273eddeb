import { LOGIN_COOKIE, LANGUAGE_COOKIE } from '@greenroom/sim-cli/platform/security/cookies';
import { chromium } from 'playwright';
import { LAUNCH_FLAGS } from './launch-flags.ts';
import { startPlatform } from './support/platform.ts';
import { quickLogin } from './support/quick-login.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...LAUNCH_FLAGS] });
const platform = await startPlatform({ clockRate: 1 });
const mark = await platform.customer({ name: 'Mark', country: 'nl' });
const only = process.argv.slice(2);
for (const [lang, scheme, w, h] of [['nl','light', 1280, 800], ['en','dark', 1280, 800], ['de','dark', 360, 740], ['nl','light', 360, 740]] as const) {
  const key = `${lang}-${scheme}-${w}`; if (only.length && !only.includes(key)) continue;
  const herId = await platform.hire({ language: lang, theme: scheme, services: ['cam','video','email','photo','chat'], past: true });
  const letter = await mark.writes(herId, 'Saturday', 'Is 9 o’clock fine? I would like to talk about jazz again.');
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: 'en-GB', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  const login = await quickLogin(platform, herId);
  const base = { domain: new URL(platform.url).hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' as const };
  await page.goto(platform.url + '/config.json');
  await context.addCookies([{ name: LOGIN_COOKIE, value: login, ...base }, { name: LANGUAGE_COOKIE, value: lang, ...base }]);
  await page.evaluate((l) => localStorage.setItem('greenroom.language', l), lang);
  const at = (path: string) => page.goto(platform.url + path).then(() => page.waitForTimeout(2200));
  const shot = async (name: string, tall = false) => {
    if (tall) await page.setViewportSize({ width: w, height: 1800 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/earn/${name}-${key}.png` });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) console.log('sideways', name, key);
    if (tall) await page.setViewportSize({ width: w, height: h });
  };
  await at('/earnings/?scope=month&date=' + (Math.floor(Date.now() / 1000) - 30 * 86400)); await shot('earnings', true);
  if (w === 360) { await page.locator('main button[aria-haspopup=dialog]').first().click(); await shot('sheet'); }
  await at('/earnings/specifications/'); await shot('payments');
  await at('/clients/'); await shot('clients');
  const href = await page.locator('tbody a').first().getAttribute('href');
  await at(href!); await shot('client', true);
  await at('/clients/?show=blocked'); await shot('blocked');
  await at('/memos/'); await shot('memos');
  await at('/inbox/'); await shot('inbox');
  await at('/inbox/?message=' + letter); await shot('letter');
  await at('/forum/'); await shot('forum');
  await at('/forum/topic/o1/'); await shot('topic');
  const th = await page.locator('main a[href*="/forum/thread/"]:not([href$="/new/"])').first().getAttribute('href'); if (th) { await at(th); await shot('thread'); }
  await at('/forum/thread/o1/new/'); await shot('newthread');
  await at('/'); await shot('news');
  await at('/faq/'); await shot('faq');
  await at('/live-help/'); await shot('livehelp');
  await at('/contact/'); await shot('contact');
  await at('/no/such/'); await shot('404');
  await context.close();
}
await browser.close(); await platform.stop();
