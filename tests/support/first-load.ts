import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/house/process.mjs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What a visitor of /login fetches, in bytes as they travel. */
export interface FirstLoad {
  /** Bytes of each file. */
  readonly scripts: ReadonlyMap<string, number>;
  /** What is in them. */
  readonly code: string;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly pageBytes: number;
  /** The page as it is served. */
  readonly html: string;
}

const DIST = join(ROOT, 'packages/web/dist');
const LANGUAGES = ['nl', 'de', 'en'];
/** The timers run in a Worker from the start. */
const WORKER = /timer\.worker-[\w-]+\.js/;

const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const packed = (text: string): number => gzipSync(text).length;
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Reads the built page: the entry with all it imports, the words of the way in in one language, the Worker, and the styles. */
export const measureFirstLoad = (): FirstLoad => {
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true) ?? '';
  follow(entry);
  const worker = [...files].map((file) => WORKER.exec(read(file))?.[0]).find((name) => name !== undefined);
  if (worker !== undefined) files.add(`assets/${worker}`);
  const words = LANGUAGES.map((language) => manifest[`src/i18n/${language}.json?door`]?.file ?? '');
  files.add(words.toSorted((left, right) => packed(read(right)) - packed(read(left)))[0] ?? '');

  const html = read('index.html');
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => packed(css));
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) =>
    packed(read(file)),
  );
  const scripts = new Map([...files].map((file) => [file, packed(read(file))]));
  return {
    scripts,
    code: [...files].map(read).join('\n'),
    scriptBytes: sum(scripts.values()),
    styleBytes: sum([...inline, ...linked]),
    pageBytes: packed(html),
    html,
  };
};
