import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRichText, wordsOf } from '@greenroom/core/content/rich-text';

const folder = new URL('../../../../content/', import.meta.url);

it.each(globSync('*/*.md', { cwd: folder }))('shows none of the marks of %s as characters', (path) => {
  const words = readRichText(readFileSync(new URL(path, folder), 'utf8')).map(wordsOf);
  expect(words.filter((each) => /[`*#|<>\\]|\]\(/.test(each))).toEqual([]);
});
