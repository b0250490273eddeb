import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

/** Rate of the clock where a test waits for seconds to pass. */
const RATE = 5;

let platform: TestPlatform;
let performer: Performer;
let id: string;

const realtime = () => performer.app.realtime.watch.state();
const services = () => performer.app.services.watch.state();
const lines = () =>
  Array.from(performer.app.chat.watch.state().messages, ({ sentBy, content }) => `${sentBy}: ${content}`);

/** @param clockRate of the performer and of the platform; the connection is slowed in real time */
const inAWorldOf = (clockRate: number): void => {
  beforeAll(async () => {
    platform = await startPlatformHere({ clockRate });
  });
  afterAll(() => platform.stop());
  beforeEach(async () => {
    id = await platform.hire({ services: ['chat'] });
    performer = createPerformer({ url: platform.url, clockRate });
    performer.app.start();
    await eventually(() => performer.app.login.watch.state().checkedOnce);
    performer.app.login.logIn({ performerId: id, password: platform.password });
    await eventually(() => realtime().authenticated);
  });
  afterEach(async () => {
    for (const { name, performerId } of (await platform.state()).faults) await platform.fault(name, false, performerId);
    performer.dispose();
  });
};

const meetsMark = async (): Promise<TestCustomer> => {
  performer.app.session.goReady();
  await eventually(() => performer.app.session.watch.state().status === 'active');
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks(id);
  await eventually(() => performer.app.session.watch.state().request.status === 'pending');
  performer.app.session.accept();
  await eventually(() => performer.app.session.watch.state().status === 'connected');
  return mark;
};
/** Plays a short talk, and returns the lines that the performer sees. */
const talk = async (mark: TestCustomer): Promise<readonly string[]> => {
  await mark.says('Hello, wie gaat het? 👋');
  performer.app.chat.type('Goed, en met jou?');
  performer.app.chat.send();
  await eventually(() => lines().length === 2 && performer.app.chat.watch.state().messages.at(-1)?.delivery === 'sent');
  return lines().toSorted();
};
/** An event with its values; only ids and times differ from session to session. */
const withoutIdsAndTimes = (event: object): unknown =>
  JSON.parse(
    JSON.stringify(event, (name, value: unknown) => (/(id|date|at|time|timestamp)$/i.test(name) ? name : value)),
  );
/** Plays a whole session, and returns every event that arrived, and what the performer saw at its end. */
const visit = async () => {
  const events: unknown[] = [];
  const stop = performer.app.realtime.onEvent((event) => events.push(withoutIdsAndTimes(event)));
  const mark = await meetsMark();
  await mark.startsBothTimers();
  await eventually(() => performer.app.session.watch.state().clientTime > 0);
  const said = await talk(mark);
  await mark.leaves('BROKE');
  await eventually(() => performer.app.session.watch.state().status === 'active');
  stop();
  const { lastEnd } = performer.app.session.watch.state();
  performer.app.session.stop();
  await eventually(() => performer.app.session.watch.state().status === 'idle');
  return { events, said, reason: lastEnd?.reason };
};

/** Tells that the close frame of the platform arrives with its answer. */
const isClosedAtOnce = async (): Promise<boolean> => {
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  let isClosed = false;
  socket.once('end', () => {
    isClosed = true;
  });
  const answered = once(socket, 'data');
  socket.write(`GET /config.json HTTP/1.1\r\nHost: ${new URL(platform.url).host}\r\nConnection: close\r\n\r\n`);
  await answered;
  await pause(500);
  socket.destroy();
  return isClosed;
};

// Byte by byte takes its time: a call needs the whole of its two seconds.
describe('at the pace of the clock on the wall', () => {
  inAWorldOf(1);

  it('has the same event log over a line of single bytes as over one of whole frames', async () => {
    const whole = await visit();
    await platform.fault('tcp-slice', true);
    expect(await visit()).toEqual(whole);
    expect(whole.events.length).toBeGreaterThan(4);
    expect(JSON.stringify(whole.events)).toContain('Hello, wie gaat het? 👋');
  });

  it('has each line once and in order over a line that jitters by up to 1.9 s', async () => {
    const mark = await meetsMark();
    await platform.fault('tcp-jitter', true);
    const said = Array.from({ length: 12 }, (_, number) => `Line ${number + 1}`);
    for (const line of said) await mark.says(line);
    await eventually(() => lines().length === said.length);
    expect(lines()).toEqual(said.map((line) => `CLIENT: ${line}`));
    expect(realtime()).toMatchObject({ connectedCount: 1, authenticated: true });
  });
});

/** Milliseconds: Node counts a timer in whole ones, so it may end a little early by a finer clock. */
const TIMER_ROUNDING = 2;
/** In real milliseconds; on the virtual clock the core is held to the 13 s themselves. */
const PAUSE_OF_MACHINE = 2_200;

describe('five times as fast', () => {
  inAWorldOf(RATE);

  it.each([
    ['tcp-slow', 1_900],
    ['tcp-too-slow', 2_100],
  ] as const)('answers late by the time of %s', async (name, late) => {
    await platform.fault(name, true);
    const began = performance.now();
    expect((await fetch(`${platform.url}/config.json`)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(late - TIMER_ROUNDING);
  });

  it('gives a change up whose answer takes 2.1 seconds', async () => {
    await platform.fault('tcp-too-slow', true);
    performer.app.services.toggle('sms');
    await eventually(() => services().error === 'services.saveFailed');
    expect(services().flags.sms).toBe(false);
  });

  it('takes a change back whose answer breaks off, and saves it over a whole line', async () => {
    await platform.fault('tcp-cut', true);
    performer.app.services.toggle('sms');
    await eventually(() => services().error === 'services.saveFailed');
    await platform.fault('tcp-cut', false);
    await pause(100);
    performer.app.services.toggle('sms');
    await eventually(() => services().confirmed.sms);
    expect((await platform.performer(id)).services).toContain('sms');
  });

  it('shows no half line when the line is reset in the middle of one, and has the whole one afterwards', async () => {
    const mark = await meetsMark();
    await platform.fault('tcp-reset', true);
    await mark.says('A line that is long enough to be torn in two pieces');
    await eventually(() => realtime().connectedCount === 2 && realtime().authenticated);
    await eventually(() => lines().length === 1);
    expect(lines()).toEqual(['CLIENT: A line that is long enough to be torn in two pieces']);
  });

  it.each(['tcp-black-hole', 'tcp-black-hole-up'] as const)(
    'notices %s within 13 seconds and is back when it is over',
    async (name) => {
      await pause(10_000 / RATE);
      const began = performance.now();
      await platform.fault(name, true);
      await expect.poll(() => realtime().authenticated).toBe(false);
      expect(performance.now() - began).toBeLessThan(13_000 / RATE + PAUSE_OF_MACHINE);
      await platform.fault(name, false);
      await expect.poll(() => realtime().authenticated).toBe(true);
    },
    30_000,
  );

  it('loses socket and calls while the platform is down, those of one performer alone where one is named', async () => {
    await platform.fault('tcp-down', true, id);
    await eventually(() => !realtime().authenticated);
    expect((await fetch(`${platform.url}/config.json`)).status).toBe(200);
    await platform.fault('tcp-down', false, id);
    performer.app.realtime.retryNow();
    await eventually(() => realtime().authenticated);
  });

  it('keeps a line open that the platform has closed, and only then', async () => {
    expect(await isClosedAtOnce()).toBe(true);
    await platform.fault('tcp-slow-close', true);
    expect(await isClosedAtOnce()).toBe(false);
    await platform.fault('tcp-slow-close', false);
    expect(await isClosedAtOnce()).toBe(true);
  });

  it('has a new line at once while the old one lingers', async () => {
    await platform.fault('tcp-slow-close', true);
    await platform.fault('drop-socket', true, id);
    await pause(300);
    // The library received the close frame, though the connection is still there: it opens a new one at once.
    await eventually(() => realtime().authenticated && realtime().connectedCount === 2);
    expect(performer.app.login.watch.state().status).toBe('authenticated');
  });

  it('carries 16 kB a second over a thin line', async () => {
    const sized = async (): Promise<number> => {
      const began = performance.now();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify('x'.repeat(16_000));
      await (await fetch(`${platform.url}/api/places`, { method: 'POST', headers, body })).text();
      return performance.now() - began;
    };
    await platform.fault('tcp-thin', true);
    expect(await sized()).toBeGreaterThan(900);
    await platform.fault('tcp-thin', false);
    expect(await sized()).toBeLessThan(900);
  });

  it('says that there is no line to break where there is none', async () => {
    const bare = await startPlatformHere({ more: ['--no-proxy'] });
    await expect(bare.fault('tcp-slow', true)).rejects.toThrow('no_proxy');
    await bare.stop();
  });
});
