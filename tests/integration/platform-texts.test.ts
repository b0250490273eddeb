import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEXT_PAGES } from '@greenroom/core/content/content-api.port';
import { readFaq } from '@greenroom/core/content/faq';
import { readRichText } from '@greenroom/core/content/rich-text';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  await demi.arrives('1004');
});
afterAll(() => platform.stop());

const textOf = async (page: string, language: string) =>
  String((await demi.call('GET', `texts/${page}?language=${language}`)).json['text']);
const shape = (text: string) =>
  readRichText(text).map((block) => [block.kind, block.kind === 'heading' ? block.level : 0]);

it.each(TEXT_PAGES)('has %s in three languages, with the same parts in each', async (page) => {
  const [dutch, ...others] = await Promise.all(LANGUAGES.map((language) => textOf(page, language)));
  expect(shape(dutch ?? '').length).toBeGreaterThan(3);
  for (const other of others) expect(shape(other)).toEqual(shape(dutch ?? ''));
  expect(new Set([dutch, ...others]).size).toBe(3);
});

it('has questions with answers in the FAQ, and points to customer service and live help under contact', async () => {
  const faq = readFaq(readRichText(await textOf('faq', 'en')));
  expect(faq.flatMap(({ entries }) => entries).every(({ answer }) => answer.length > 0)).toBe(true);
  expect(await textOf('contact', 'en')).toMatch(/\(\/live-help\/\)[^]*\(\/customer-service\/\)/);
});

it('knows no page outside its folder', async () => {
  expect((await demi.call('GET', 'texts/..%2F..%2Fpackage?language=nl')).status).toBe(404);
  expect((await demi.call('GET', 'texts/nothing?language=nl')).status).toBe(404);
  expect((await demi.call('GET', 'texts/terms?language=fr')).status).toBe(400);
});

it('shows the files of an operator’s own folder, a changed one at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-texts-'));
  mkdirSync(join(folder, 'en'));
  const file = join(folder, 'en', 'terms.md');
  writeFileSync(file, 'Our own terms.');
  const theirs = await startPlatformHere({ more: ['--content', folder] });
  const otherPerformer = createBarePerformer(theirs);
  await otherPerformer.arrives('1004');
  const terms = async () => (await otherPerformer.call('GET', 'texts/terms?language=en')).json['text'];
  expect(await terms()).toBe('Our own terms.');
  writeFileSync(file, 'Our new terms.');
  expect(await terms()).toBe('Our new terms.');
  expect((await otherPerformer.call('GET', 'texts/faq?language=en')).status).toBe(404);
  await theirs.stop();
  rmSync(folder, { recursive: true });
});

it('reads every file that lies in the folder', () => {
  const folder = new URL('../../packages/sim-cli/content/nl/', import.meta.url);
  expect(readdirSync(folder).toSorted()).toEqual(TEXT_PAGES.map((page) => `${page}.md`).toSorted());
});
