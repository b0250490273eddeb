// A page of docs that is made of the sources: written on request, else only held against what the sources say now.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/process.mjs';

const read = (page: string): string => {
  try {
    return readFileSync(join(ROOT, page), 'utf8');
  } catch {
    return '';
  }
};

/**
 * @param page its path in the repository
 * @param text what it must say
 * @param essence what must be the same; without it every letter
 * @returns the exit code: 1 when it says something else and `--write` was not asked for
 */
export const keepPage = (page: string, text: string, essence = (whole: string): string => whole): number => {
  const old = read(page);
  const isWriting = process.argv.includes('--write');
  if (text === old || (!isWriting && essence(text) === essence(old))) return 0;
  if (!isWriting) {
    console.log(`${page} is no longer true: run \`npm run docs\` and commit the page.`);
    return 1;
  }
  mkdirSync(dirname(join(ROOT, page)), { recursive: true });
  writeFileSync(join(ROOT, page), text);
  console.log(`${page} written`);
  return 0;
};
