import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEXT = /\.(?:js|css|html)$/;
const COPY = /\.(?:br|gz)$/;

/**
 * Puts a build of the web app into a folder as a deployment does: every chunk has another name than in the deployment before, and the
 * chunks of that one are gone.
 *
 * @param version part of the names
 */
export const deploy = async (build: string, folder: string, version: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true, filter: (file) => !COPY.test(file) });
  const chunks = (await readdir(join(folder, 'assets'))).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = new Map(chunks.map((name) => [name, name.replace(/\.(\w+)$/, `${version}.$1`)]));
  const names = new RegExp(chunks.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'gu');
  const rename = async (name: string, to = name): Promise<void> => {
    const text = await readFile(join(folder, name), 'utf8');
    if (to !== name) await rm(join(folder, name));
    const written = text.replaceAll(names, (found) => renamed.get(found) ?? found);
    // The list of the service worker knows the page by its revision.
    const revised = written.replace(/"revision":"\w+","url":"\/"/u, `"revision":"${version}","url":"/"`);
    await writeFile(join(folder, to), revised);
  };
  for (const [name, to] of renamed) await rename(join('assets', name), join('assets', to));
  for (const name of (await readdir(folder)).filter((each) => TEXT.test(each))) await rename(name);
};
