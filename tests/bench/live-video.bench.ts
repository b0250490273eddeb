// Measures the time until the other side sees the performer, and the load of the simulated media server with one stream and four viewers.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { startMediaRig } from '../support/media/media-rig.ts';
import { createSourcePages } from '../support/media/source-pages.ts';
import {
  isPlaying,
  openStreamPages,
  start,
  statusIs,
  stopBoth,
  type StreamPages,
} from '../support/media/stream-pages.ts';
import { atMost, type BenchRow } from './bench-row.ts';

const ROUNDS = 5;
const VIEWERS = 4;
const WATCHED_MS = 10_000;
/** The first seconds cost more, and are over by then. */
const SETTLED_MS = 3_000;
const MEGABYTE = 1_000_000;
const SERVER = fileURLToPath(new URL('./media-server-process.ts', import.meta.url));

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const hear = async <Message>(server: ChildProcess): Promise<Message> => (await once(server, 'message'))[0] as Message;
const usage = (server: ChildProcess): Promise<{ readonly cpuMs: number; readonly rss: number }> => {
  server.send('usage');
  return hear(server);
};

/** Measures the time from going live to the first picture on the other page, with the camera on. */
const firstPicture = async (pages: StreamPages, url: string, name: string): Promise<number> => {
  const to = { signalling: 'wowza', server: url, name } as const;
  const startedAt = Date.now();
  await start(pages.publisher, { ...to, direction: 'publish' });
  await statusIs(pages.publisher, 'live');
  await start(pages.player, { ...to, direction: 'play' });
  await isPlaying(pages.player);
  const shownAt = await pages.player.evaluate(() => globalThis.live.firstPictureAt());
  await stopBoth(pages);
  return (shownAt ?? Number.NaN) - startedAt;
};

const watch = async (pages: StreamPages, url: string, server: ChildProcess) => {
  const to = { signalling: 'wowza', server: url, name: 'watched' } as const;
  await start(pages.publisher, { ...to, direction: 'publish' });
  await statusIs(pages.publisher, 'live');
  const viewers: Page[] = [pages.player];
  while (viewers.length < VIEWERS) viewers.push(await pages.openAnother());
  for (const viewer of viewers) await start(viewer, { ...to, direction: 'play' });
  await Promise.all(viewers.map(isPlaying));
  await sleep(SETTLED_MS);
  const before = await usage(server);
  await sleep(WATCHED_MS);
  const after = await usage(server);
  return { share: ((after.cpuMs - before.cpuMs) / WATCHED_MS) * 100, megabytes: after.rss / MEGABYTE };
};

/** Measures live video between two pages through the simulated media server. */
export const run = async (): Promise<BenchRow[]> => {
  const server = fork(SERVER);
  const { url } = await hear<{ readonly url: string }>(server);
  const page = await startMediaRig('vp8', createSourcePages('tests/support/media/stream-page.ts'));
  const pages = await openStreamPages(page.url);
  try {
    // The browser is warm once it has streamed.
    await firstPicture(pages, url, 'warm');
    const figures: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) figures.push(await firstPicture(pages, url, `round-${round}`));
    const { share, megabytes } = await watch(pages, url, server);
    return [
      atMost('live video: from going live to the first picture', median(figures), 'ms', 1_000),
      atMost(`media server: 640x480, ${VIEWERS} viewers, of one core`, share, '%', 12),
      atMost(`media server: 640x480, ${VIEWERS} viewers, resident`, megabytes, 'MB', 150),
    ];
  } finally {
    await pages.close();
    page.close();
    server.disconnect();
  }
};
