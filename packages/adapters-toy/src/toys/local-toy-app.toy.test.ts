import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createLocalToyApp } from './local-toy-app.toy.ts';

type Answer = (response: ServerResponse) => void;

let app: Server;
let url: string;
let heard: string[];
/** What the app answers, one after the other; the last one stays. */
let answers: Answer[];

const say =
  (text: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status).end(text);
const hangUp: Answer = (response) => response.socket?.destroy();

const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  heard.push(`${request.method} ${request.url} ${request.headers['content-type']} ${Buffer.concat(pieces).toString()}`);
  (answers.length > 1 ? answers.shift() : answers[0])?.(response);
};

beforeEach(async () => {
  heard = [];
  answers = [say('{"code":200,"type":"ok"}')];
  app = createServer((request, response) => void listen(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => {
    app.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});
afterEach(() => {
  app.closeAllConnections();
  app.close();
});

/** Time passes at once: every pause is over as soon as it is planned, no timeout ever fires. */
const impatient = {
  schedule: (after: number, task: () => void) => {
    if (after < 2_000) task();
    return () => undefined;
  },
};
const toys = (clock: Parameters<typeof createLocalToyApp>[0]['clock'] = impatient, at = url) =>
  createLocalToyApp({ url: at, fetch, clock, log: silentLog });

it('tells the vendor’s app to stop every toy', async () => {
  expect(await toys().stopAll()).toEqual({ ok: true, value: undefined });
  expect(heard).toEqual([
    'POST /command application/json {"command":"Function","action":"Stop","timeSec":0,"apiVer":1}',
  ]);
});

it.each(['{"code":200,"type":"OK"}', '{"code":200}', '{"code":"200","type":"ok","data":{}}'])(
  'takes %s for stopped',
  async (text) => {
    answers = [say(text)];
    expect(await toys().stopAll()).toMatchObject({ ok: true });
  },
);

it('goes by the code in the answer and not by the HTTP status', async () => {
  answers = [say('{"code":200}', 500)];
  expect(await toys().stopAll()).toMatchObject({ ok: true });
  answers = [say('{"code":402,"message":"no toy"}', 200)];
  const error = { kind: 'status', status: 402, message: 'no toy' };
  expect(await toys().stopAll()).toEqual({ ok: false, error });
});

it('counts as stopped when no app is configured', async () => {
  expect(await toys(impatient, '').stopAll()).toMatchObject({ ok: true });
  expect(heard).toEqual([]);
});

it('tries again until the third time succeeds', async () => {
  answers = [hangUp, say('{"code":500}'), say('{"code":200}')];
  expect(await toys().stopAll()).toMatchObject({ ok: true });
  expect(heard).toHaveLength(3);
});

it.each([
  ['hangs up', hangUp, { kind: 'network', status: 0, message: 'Network request failed' }],
  ['answers code 500', say('{"code":500}'), { kind: 'status', status: 500, message: 'code 500' }],
  ['answers HTML', say('<html>'), { kind: 'decode', status: 200 }],
  ['answers without a code', say('{"type":"ok"}'), { kind: 'decode', status: 200 }],
])('gives up after 3 tries when the app %s', async (_, answer, error) => {
  answers = [answer];
  expect(await toys().stopAll()).toMatchObject({ ok: false, error });
  expect(heard).toHaveLength(3);
});

it('gives each of 3 tries 2,000 ms, with 250 ms between them', async () => {
  const clock = createVirtualClock();
  let arrived = (): void => undefined;
  answers = [() => arrived()];
  const nextArrival = () =>
    new Promise<void>((resolve) => {
      arrived = resolve;
    });
  let arrival = nextArrival();
  const stopped = toys(clock).stopAll();
  for (const attempt of [1, 2, 3]) {
    await arrival;
    arrival = nextArrival();
    expect(heard).toHaveLength(attempt);
    expect(clock.now()).toBe((attempt - 1) * 2_250);
    clock.advance(millis(2_000));
    if (attempt === 3) break;
    // The pause is planned once the aborted request has ended.
    while (clock.pending() === 0) await new Promise((resolve) => setImmediate(resolve));
    clock.advance(millis(250));
  }
  const error = { kind: 'timeout', status: 0, message: 'Network request timed out' };
  expect(await stopped).toEqual({ ok: false, error });
  expect(clock.pending()).toBe(0);
});
