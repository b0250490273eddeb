// Measures the bytes, as they travel, that /login fetches before a login is possible.
import { measureFirstLoad } from '../support/bundle/first-load.ts';
import { atMost, type BenchRow } from './bench-row.ts';

const KB = 1_000;
/** Size of an empty app with the same libraries; the socket's and the router are not needed for the login, but were in that figure. */
const EMPTY_APP_KB = 158.6;
const SCRIPT_LIMIT_KB = 110;
const STYLE_LIMIT_KB = 15;

const row = (what: string, bytes: number, limit: number, floor?: number): BenchRow =>
  atMost(what, bytes / KB, 'kB', limit, floor);

/** Measures the built page. */
export const run = (): Promise<BenchRow[]> => {
  const { scriptBytes, browserScriptBytes, styleBytes } = measureFirstLoad();
  return Promise.resolve([
    row('/login: scripts, gzip', scriptBytes, SCRIPT_LIMIT_KB, EMPTY_APP_KB),
    row('/login: scripts, as browsers get them', browserScriptBytes, SCRIPT_LIMIT_KB),
    row('/login: styles, gzip', styleBytes, STYLE_LIMIT_KB),
  ]);
};
