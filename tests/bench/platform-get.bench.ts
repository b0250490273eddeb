// Measures the calls per second that the simulated platform answers, with its whole API mounted, beside a bare server that sends the same bytes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { quickLogin } from '../support/browser/quick-login.ts';
import { startPlatform } from '../support/platform.ts';
import type { BenchRow } from './bench-row.ts';

const CALLS = 20_000;
const ROUNDS = 4;
/** So many are under way at once on each of the connections. */
const [CONNECTIONS, UNDER_WAY] = [8, 16];
/** Share of the bare server's calls. */
const LEAST_RATIO = 0.85;
const MOST_MICROSECONDS = 20;
/** News of about 2 kB. */
const PATH = '/api/news?forWhom=ROLE_PERFORMER&limit=10&offset=0';
const BARE_SERVER = fileURLToPath(new URL('./bare-server-process.ts', import.meta.url));

const WELL = Buffer.from('HTTP/1.1 200');
const HEAD_END = '\r\n\r\n';

const connectTo = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** Measures the bytes of one answer, with its head. */
const answerSize = async (url: string, head: string): Promise<number> => {
  const socket = await connectTo(url);
  socket.setEncoding('latin1').write(head);
  let text = '';
  for await (const piece of socket) {
    text += piece;
    const end = text.indexOf(HEAD_END) + HEAD_END.length;
    const length = /content-length: (\d+)/i.exec(text)?.[1];
    if (end >= HEAD_END.length && length !== undefined) return end + Number(length);
  }
  throw new Error('There was no answer.');
};

/** Asks over one connection without waiting for the answer before. All answers are of one size, so that counting them takes little. */
const ask = async (url: string, head: string, size: number, calls: number): Promise<void> => {
  const socket = await connectTo(url);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sent = 0;
  let bytes = 0;
  const send = (): void => {
    const more = Math.min(UNDER_WAY - (sent - Math.floor(bytes / size)), calls - sent);
    sent += more;
    if (more > 0) socket.write(head.repeat(more));
  };
  socket.on('data', (piece: Buffer) => {
    for (let at = (size - (bytes % size)) % size; at + WELL.length <= piece.length; at += size) {
      if (WELL.compare(piece, at, at + WELL.length) !== 0) return reject(new Error(piece.toString('latin1', at)));
    }
    bytes += piece.length;
    return bytes === calls * size ? resolve() : send();
  });
  socket.once('error', reject);
  send();
  await promise;
  socket.destroy();
};

interface Speed {
  readonly perSecond: number;
  /** Processor time of the server for one call. */
  readonly microseconds: number;
}
const NO_SPEED: Speed = { perSecond: 0, microseconds: Number.POSITIVE_INFINITY };

/** @param cpu milliseconds that the server has taken so far */
const speedOf = async (url: string, head: string, size: number, cpu: () => Promise<number>): Promise<Speed> => {
  const [from, before] = [performance.now(), await cpu()];
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(url, head, size, CALLS / CONNECTIONS)));
  return {
    perSecond: (CALLS * 1_000) / (performance.now() - from),
    microseconds: (((await cpu()) - before) * 1_000) / CALLS,
  };
};
const better = (left: Speed, right: Speed): Speed => ({
  perSecond: Math.max(left.perSecond, right.perSecond),
  microseconds: Math.min(left.microseconds, right.microseconds),
});

const openPlatform = async (more: readonly string[]) => {
  const platform = await startPlatform({ more });
  const admin = createAdminClient(platform);
  const cookie = await quickLogin(platform, await platform.hire());
  const { host } = new URL(platform.url);
  const head = `GET ${PATH} HTTP/1.1\r\nHost: ${host}\r\nver: 1.1\r\ntokenDate: 0\r\nCookie: ${LOGIN_COOKIE}=${cookie}\r\n\r\n`;
  const answer = await fetch(platform.url + PATH, {
    headers: { ver: '1.1', tokenDate: '0', cookie: `${LOGIN_COOKIE}=${cookie}` },
  });
  const size = await answerSize(platform.url, head);
  const cpu = async (): Promise<number> => {
    const machine = await admin.machine();
    return machine.ok ? machine.value.cpuMilliseconds : Number.NaN;
  };
  return {
    head,
    body: await answer.text(),
    speed: () => speedOf(platform.url, head, size, cpu),
    stop: () => platform.stop(),
  };
};

const openBare = async (head: string, body: string) => {
  const bare = fork(BARE_SERVER, [body]);
  const [url = '']: string[] = await once(bare, 'message');
  const size = await answerSize(url, head);
  const cpu = async (): Promise<number> => {
    bare.send('cpu');
    const [milliseconds]: number[] = await once(bare, 'message');
    return milliseconds ?? Number.NaN;
  };
  return { speed: () => speedOf(url, head, size, cpu), stop: () => bare.disconnect() };
};

const rowsOf = (how: string, figure: Speed, floor: Speed): readonly BenchRow[] => [
  {
    what: `platform: news of about 2 kB, for a performer who is logged in${how}`,
    figure: figure.perSecond,
    unit: 'calls/s',
    floor: floor.perSecond,
    ratio: figure.perSecond / floor.perSecond,
    limit: `>= ${LEAST_RATIO}x`,
    ok: figure.perSecond >= floor.perSecond * LEAST_RATIO,
  },
  {
    what: `platform: processor time of such a call${how}`,
    figure: figure.microseconds,
    unit: 'µs',
    floor: floor.microseconds,
    ratio: figure.microseconds / floor.microseconds,
    limit: `<= ${MOST_MICROSECONDS} µs`,
    ok: figure.microseconds <= MOST_MICROSECONDS,
  },
];

/** Measures calls, with the proxy whose connections faults can break, and without it. @public found by its file name */
export const run = async (): Promise<BenchRow[]> => {
  const whole = await openPlatform([]);
  const direct = await openPlatform(['--no-proxy']);
  const bare = await openBare(whole.head, whole.body);
  let [figure, directly, floor] = [NO_SPEED, NO_SPEED, NO_SPEED];
  for (let round = 0; round < ROUNDS; round += 1) {
    figure = better(figure, await whole.speed());
    directly = better(directly, await direct.speed());
    floor = better(floor, await bare.speed());
  }
  bare.stop();
  await Promise.all([whole.stop(), direct.stop()]);
  return [...rowsOf('', figure, floor), ...rowsOf(', without the proxy of faults', directly, floor)];
};
