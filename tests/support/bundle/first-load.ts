import { packed, packedForBrowsers, readBuilt as read, readChunks } from './built-chunks.ts';

/** Files that /login fetches without a login, in bytes as they travel. */
export interface FirstLoad {
  /** Bytes of each file. */
  readonly scripts: ReadonlyMap<string, number>;
  /** Source of the chunks. */
  readonly code: string;
  readonly scriptBytes: number;
  /** The same with Brotli. */
  readonly browserScriptBytes: number;
  readonly styleBytes: number;
  readonly pageBytes: number;
  /** The page as it is served. */
  readonly html: string;
}

const LANGUAGES = ['nl', 'de', 'en'];
/** The timers run in a Worker from the start. */
const WORKER = /timer\.worker-[\w-]+\.js/;

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Reads the built page: the entry with all it imports, the words of the way in in one language, the Worker, and the styles. */
export const measureFirstLoad = (): FirstLoad => {
  const chunks = readChunks();
  const files = new Set(chunks.filesOf(chunks.entry));
  const worker = [...files].map((file) => WORKER.exec(read(file))?.[0]).find((name) => name !== undefined);
  if (worker !== undefined) files.add(`assets/${worker}`);
  const words = LANGUAGES.map((language) => chunks.fileOf(`src/i18n/${language}.json?login`) ?? '');
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
    browserScriptBytes: sum([...files].map((file) => packedForBrowsers(read(file)))),
    styleBytes: sum([...inline, ...linked]),
    pageBytes: packed(html),
    html,
  };
};
