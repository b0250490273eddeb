// How many calls a second the simulated platform answers, with its whole API mounted, beside a bare server that sends the same bytes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/security/cookies';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { startPlatform } from '../support/platform.ts';
import { quickLogin } from '../support/quick-login.ts';
import type { BenchRow } from './bench-row.ts';

const CALLS = 20_000;
const ROUNDS = 4;
/** So many are under way at once on each of the connections. */
const [CONNECTIONS, UNDER_WAY] = [8, 16];
const LEAST = 50_000;
const MOST_MICROSECONDS = 20;
/** News of about 2 kB. */
const PATH = '/api/news?forWhom=ROLE_PERFORMER&limit=10&offset=0';
const BARE_SERVER = fileURLToPath(new URL('./bare-server-process.ts', import.meta.url));

/** Asks over one connection without waiting for the answer before; answers are told apart by their length. */
const ask = async (url: string, head: string, calls: number): Promise<void> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sent = 0;
  let heard = 0;
  let rest = '';
  const send = (): void => {
    const more = Math.min(UNDER_WAY - (sent - heard), calls - sent);
    sent += more;
    if (more > 0) socket.write(head.repeat(more));
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    rest += text;
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(rest.slice(0, end))?.[1];
      if (end < 0 || length === undefined || rest.length < end + 4 + Number(length)) break;
      if (!rest.startsWith('HTTP/1.1 200')) return reject(new Error(rest.slice(0, end)));
      rest = rest.slice(end + 4 + Number(length));
      heard += 1;
    }
    if (heard === calls) resolve();
    return send();
  });
  socket.once('error', reject);
  send();
  await promise;
  socket.destroy();
};

const callsPerSecond = async (url: string, head: string): Promise<number> => {
  const from = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(url, head, CALLS / CONNECTIONS)));
  return (CALLS * 1_000) / (performance.now() - from);
};

/** Measures calls. @public found by its file name */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const admin = createAdminClient(platform);
  const cpu = async (): Promise<number> => {
    const machine = await admin.machine();
    return machine.ok ? machine.value.cpuMilliseconds : Number.NaN;
  };
  const cookie = await quickLogin(platform, await platform.hire());
  const { host } = new URL(platform.url);
  const head = `GET ${PATH} HTTP/1.1\r\nHost: ${host}\r\nver: 1.1\r\ntokenDate: 0\r\nCookie: ${LOGIN_COOKIE}=${cookie}\r\n\r\n`;
  const answer = await fetch(platform.url + PATH, { headers: { ver: '1.1', cookie: `${LOGIN_COOKIE}=${cookie}` } });
  const bare = fork(BARE_SERVER, [await answer.text()]);
  const [bareUrl]: string[] = await once(bare, 'message');
  let [figure, floor, microseconds] = [0, 0, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await cpu();
    figure = Math.max(figure, await callsPerSecond(platform.url, head));
    microseconds = Math.min(microseconds, (((await cpu()) - before) * 1_000) / CALLS);
    floor = Math.max(floor, await callsPerSecond(bareUrl ?? '', head));
  }
  bare.disconnect();
  await platform.stop();
  return [
    {
      what: 'platform: news of about 2 kB, for somebody who is logged in',
      figure,
      unit: 'calls/s',
      floor,
      ratio: figure / floor,
      limit: `>= ${LEAST}/s`,
      ok: figure >= LEAST,
    },
    {
      what: 'platform: processor time of such a call',
      figure: microseconds,
      unit: 'µs',
      floor: undefined,
      ratio: undefined,
      limit: `<= ${MOST_MICROSECONDS} µs`,
      ok: microseconds <= MOST_MICROSECONDS,
    },
  ];
};
