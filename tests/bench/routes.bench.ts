// Measures the bytes that each page fetches beyond the ones already loaded.
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { routeChunks } from '../support/bundle/route-chunks.ts';
import type { BenchRow } from './bench-row.ts';

const KB = 1_000;
const LIMIT_KB = 60;

/** Weighs the chunk of every page. */
export const run = async (): Promise<BenchRow[]> => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  return routeChunks().map(({ route, bytes }) => ({
    what: `page: ${route}, gzip`,
    figure: bytes / KB,
    unit: 'kB',
    floor: undefined,
    ratio: undefined,
    limit: `<= ${LIMIT_KB} kB`,
    ok: bytes <= LIMIT_KB * KB,
  }));
};
