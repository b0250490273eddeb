import { expect, it } from 'vitest';
import { silentLog } from '../kernel/log.port.ts';
import { err, NETWORK_FAILED, ok } from '../kernel/result.ts';
import { createTextsController } from './texts.controller.ts';

const setUp = () => {
  const asked: string[] = [];
  const texts = createTextsController({
    api: {
      text: async ({ page, language }) => {
        asked.push(`${page} ${language}`);
        return page === 'terms' ? err(NETWORK_FAILED) : ok('Hello');
      },
    },
    log: silentLog,
  });
  return { texts, asked };
};

it('shows a page in the chosen language, and again when another is chosen', async () => {
  const { texts, asked } = setUp();
  texts.changeLanguage('de');
  texts.show('cookies', 'nl');
  texts.changeLanguage('nl');
  texts.changeLanguage('en');
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(['cookies nl', 'cookies en']);
  expect(texts.text.watch.state()).toMatchObject({ status: 'ready', data: [{ kind: 'paragraph' }] });
});

it('says that a page could not be read', async () => {
  const { texts } = setUp();
  texts.show('terms', 'nl');
  await Promise.resolve();
  await Promise.resolve();
  expect(texts.text.watch.state().status).toBe('failed');
});
