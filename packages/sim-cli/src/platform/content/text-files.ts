import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextPage } from '@greenroom/core/content/text-page';
import type { Language } from '@greenroom/core/localisation/language';

/**
 * The operator's words, as files: `<folder>/<language>/<page>.md`. They are read anew each time, so a changed file shows at once.
 *
 * @returns undefined when there is no such file
 */
export const readText = async (folder: string, language: Language, page: TextPage): Promise<string | undefined> => {
  try {
    return await readFile(join(folder, language, `${page}.md`), 'utf8');
  } catch {
    return undefined;
  }
};
