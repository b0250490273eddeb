import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../../scripts/lib/process.mjs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

const DIST = join(ROOT, 'packages/web/dist');

export const readBuilt = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** Bytes as they travel to a client that takes gzip alone. */
export const packed = (text: string): number => gzipSync(text).length;

/** Bytes as they travel to browsers, which take Brotli. */
export const packedForBrowsers = (text: string): number => brotliCompressSync(text).length;

/** Reads the build: chunks by the source they were made of. */
export const readChunks = () => {
  const manifest: Record<string, Chunk> = JSON.parse(readBuilt('.vite/manifest.json'));
  /** The file of a chunk with those of everything it imports. */
  const filesOf = (source: string, found = new Set<string>()): ReadonlySet<string> => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`Nothing was built of ${source}.`);
    if (found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  const named = (is: (chunk: Chunk) => boolean | undefined): readonly string[] =>
    Object.keys(manifest).filter((source) => {
      const chunk = manifest[source];
      return chunk !== undefined && is(chunk) === true;
    });
  return {
    entry: named(({ isEntry }) => isEntry)[0] ?? '',
    /** Chunks that are fetched only when they are needed. */
    later: named(({ isDynamicEntry }) => isDynamicEntry),
    sources: Object.keys(manifest),
    importsOf: (source: string): readonly string[] => manifest[source]?.imports ?? [],
    fileOf: (source: string): string | undefined => manifest[source]?.file,
    filesOf,
  };
};
