// Measures the time until the other side sees the performer, and the load of the simulated media server with one stream and four viewers, and sixteen.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { clockOf } from '../support/browser/page-clock.ts';
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
const PICTURE_LIMIT_MS = 300;
/** Numbers of viewers, and how much of a core and of memory the media server may take for them. */
const AUDIENCES = [
  { viewers: 4, share: 12, megabytes: 150 },
  { viewers: 16, share: 25, megabytes: 200 },
] as const;
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
const nextMessage = async <Message>(server: ChildProcess): Promise<Message> =>
  (await once(server, 'message'))[0] as Message;
const usage = (server: ChildProcess): Promise<{ readonly cpuMs: number; readonly rss: number }> => {
  server.send('usage');
  return nextMessage(server);
};

/** Measures the time from going live to the first picture on the other page, with the camera on. */
const firstPicture = async (pages: StreamPages, url: string, name: string): Promise<number> => {
  const to = { signalling: 'wowza', server: url, name } as const;
  const startedAt = await clockOf(pages.player);
  await start(pages.publisher, { ...to, direction: 'publish' });
  await statusIs(pages.publisher, 'live');
  await start(pages.player, { ...to, direction: 'play' });
  await isPlaying(pages.player);
  const shownAt = await pages.player.evaluate(() => globalThis.live.firstPictureAt());
  await stopBoth(pages);
  return (shownAt ?? Number.NaN) - startedAt;
};

const watch = async (
  pages: StreamPages,
  url: string,
  server: ChildProcess,
  { viewers: wanted, share: mostShare, megabytes: mostMegabytes }: (typeof AUDIENCES)[number],
): Promise<readonly BenchRow[]> => {
  const to = { signalling: 'wowza', server: url, name: `watched-by-${wanted}` } as const;
  await start(pages.publisher, { ...to, direction: 'publish' });
  await statusIs(pages.publisher, 'live');
  const viewers: Page[] = [pages.player];
  while (viewers.length < wanted) viewers.push(await pages.openAnother());
  for (const viewer of viewers) await start(viewer, { ...to, direction: 'play' });
  await Promise.all(viewers.map(isPlaying));
  await sleep(SETTLED_MS);
  const before = await usage(server);
  await sleep(WATCHED_MS);
  const after = await usage(server);
  await Promise.all(viewers.slice(1).map((viewer) => viewer.close()));
  await stopBoth(pages);
  const share = ((after.cpuMs - before.cpuMs) / WATCHED_MS) * 100;
  return [
    atMost(`media server: 640x480, ${wanted} viewers, of one core`, share, '%', mostShare),
    atMost(`media server: 640x480, ${wanted} viewers, resident`, after.rss / MEGABYTE, 'MB', mostMegabytes),
  ];
};

/** Measures live video between two pages through the simulated media server. */
export const run = async (): Promise<BenchRow[]> => {
  const server = fork(SERVER);
  const { url } = await nextMessage<{ readonly url: string }>(server);
  const page = await startMediaRig('vp8', createSourcePages('tests/support/media/stream-page.ts'));
  const pages = await openStreamPages(page.url);
  try {
    // The browser is warm once it has streamed.
    await firstPicture(pages, url, 'warm');
    const figures: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) figures.push(await firstPicture(pages, url, `round-${round}`));
    const rows = [atMost('live video: from going live to the first picture', median(figures), 'ms', PICTURE_LIMIT_MS)];
    for (const audience of AUDIENCES) rows.push(...(await watch(pages, url, server, audience)));
    return rows;
  } finally {
    await pages.close();
    page.close();
    server.disconnect();
  }
};
