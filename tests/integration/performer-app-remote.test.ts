import { expect, it } from 'vitest';
import { createRemoteHostApi, createRemotePhoneApi } from '@greenroom/adapters-http/remote/remote-api.http';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis } from '@greenroom/core/kernel/units';
import { createRealtimeController } from '@greenroom/core/realtime/realtime.controller';
import { createRemoteHost } from '@greenroom/core/remote/remote-host.controller';
import { createRemotePhone, type RemotePhone } from '@greenroom/core/remote/remote-phone.controller';
import { createCameraController } from '@greenroom/core/session/video/camera.controller';
import { createDevices } from '@greenroom/core/testing/session/video/media-devices.fake';
import { createCallGate, createCookieJar } from '@greenroom/sim-cli/compositions/virtual/in-process-fetch';
import { openVirtualPage } from '@greenroom/sim-cli/compositions/virtual/virtual-page';
import { createVirtualPerformer, MARK, VICTOR, type VirtualPerformer } from '../support/virtual-performer.ts';

/** A moment in which calls and events arrive. */
const MOMENT = 1_500;
const HOUR = 3_600_000;

/** The page that works, with its camera, its side of the remote, and the views that it sends. */
const withHost = async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const { clock } = anna.deps;
  const camera = createCameraController({
    devices: createDevices().devices,
    memory: { read: () => ({}), write: () => undefined },
    log: silentLog,
  });
  camera.turnOn();
  const { realtime } = anna.app;
  let views = 0;
  const send: typeof realtime.send = (event) => {
    views += 1;
    return realtime.send(event);
  };
  const host = createRemoteHost({
    app: { ...anna.app, realtime: { ...realtime, send } },
    camera,
    api: createRemoteHostApi(anna.client),
    clock,
    log: silentLog,
  });
  await anna.pass(MOMENT);
  const code = async (): Promise<string> => {
    host.createCode();
    await anna.pass(MOMENT);
    const state = host.watch.state();
    return state.status === 'code' ? state.code : `none: ${state.status}`;
  };
  return { anna, camera, host, code, views: () => views };
};

/** A phone without a login, with a browser of its own unless the cookies of one are given. */
const openPhone = async (anna: VirtualPerformer, cookies = createCookieJar()): Promise<RemotePhone> => {
  const page = openVirtualPage(anna.platform, {
    seed: 2,
    performerId: anna.id,
    toys: anna.toys,
    gate: createCallGate(millis(0)),
    keeps: false,
    cookies,
    made: () => undefined,
    failed: () => undefined,
  });
  const { clock, random, socket } = page.deps;
  const realtime = createRealtimeController({ socket, clock, random, log: silentLog });
  const phone = createRemotePhone({ api: createRemotePhoneApi(page.client), realtime, clock, random, log: silentLog });
  phone.start();
  await anna.pass(MOMENT);
  return phone;
};

const paired = async () => {
  const { code, ...rest } = await withHost();
  const cookies = createCookieJar();
  const phone = await openPhone(rest.anna, cookies);
  phone.pair(await code());
  await rest.anna.pass(3_000);
  return { ...rest, code, phone, cookies };
};

it('shows the phone the session, the customer, the money and the quick replies in the language of the customer', async () => {
  const { phone, host } = await paired();
  expect(host.watch.state().status).toBe('paired');
  const { status, view } = phone.watch.state();
  expect(status).toBe('paired');
  expect(view).toMatchObject({
    status: 'inSession',
    microphone: 'on',
    customer: { name: MARK.name, isCounting: true },
  });
  expect(view?.earned).toBeGreaterThan(0);
  expect(view?.replies.map(({ text }) => text)).toContain('Hoi Mark, leuk dat je er bent!');
});

it('mutes the microphone, says a reply, stops toys and ends the session, each with its outcome', async () => {
  const { anna, camera, phone } = await paired();
  const press = async (action: Parameters<RemotePhone['press']>[0]): Promise<void> => {
    phone.press(action);
    await anna.pass(MOMENT);
    expect(phone.watch.state().outcome).toMatchObject({ command: { action }, result: 'done' });
  };
  await press({ type: 'microphone', on: false });
  expect(camera.watch.state().request.wanted.microphone).toBe(false);
  expect(phone.watch.state().view?.microphone).toBe('off');
  await press({ type: 'reply', name: 'moment' });
  const { messages } = anna.app.chat.watch.state();
  expect(messages.at(-1)?.content).toBe('Een momentje, ik ben er zo weer.');
  const stops = anna.toyStops();
  await press({ type: 'stopToys' });
  expect(anna.toyStops()).toBeGreaterThan(stops);
  await press({ type: 'end' });
  expect(anna.app.session.watch.state().client).toBe(undefined);
  expect(phone.watch.state().view).toMatchObject({ customer: undefined, replies: [] });
});

it('tells the phone within 2 s what today has come to, and that work is paused or resumed', async () => {
  const { anna, phone } = await paired();
  const shown = () => phone.watch.state().view;
  const lag = () => Number(anna.app.meter.watch.state().today) - Number(shown()?.today);
  for (let second = 0; second < 9; second += 1) {
    await anna.pass(1_000);
    // A minute pays 92 cents: two seconds are at most 4.
    expect(lag()).toBeLessThanOrEqual(4);
  }
  await anna.customerLeaves(MARK, 'CLICK');
  anna.app.services.toggle('chat');
  anna.app.services.pause();
  await anna.pass(2_000);
  expect([shown()?.status, lag()]).toEqual(['paused', 0]);
  anna.app.services.resume();
  await anna.pass(2_000);
  expect([shown()?.status, lag()]).toEqual(['ready', 0]);
});

it('does not end the session of the next customer by a press that was about the one before', async () => {
  const { anna, phone } = await paired();
  expect(phone.watch.state().view?.customer?.id).toBe(MARK.id);
  await anna.customerLeaves(MARK, 'CLICK');
  await anna.isAsked(VICTOR);
  await anna.accepts();
  await anna.receives('remotecommand', { id: 'late', action: 'end', clientId: MARK.id });
  expect(anna.app.session.watch.state().client?.id).toBe(VICTOR.id);
});

it('is no page of the performer: requests, presence and the one connection stay with the page that works', async () => {
  const { anna, phone } = await paired();
  expect(anna.app.realtime.watch.state().authenticated).toBe(true);
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  expect(await anna.platform.parts.logins.alive(anna.id)).toHaveLength(1);
  anna.app.realtime.disconnect();
  await anna.pass(MOMENT);
  expect(phone.watch.state().status).toBe('paired');
  expect(await anna.platform.parts.publisher.isPerformerThere(anna.id)).toBe(false);
});

it('says after 25 s that the page that works is silent', async () => {
  const { anna, phone } = await paired();
  anna.app.realtime.disconnect();
  await anna.pass(14_000);
  expect(phone.watch.state().isSilent).toBe(false);
  await anna.pass(12_000);
  expect(phone.watch.state().isSilent).toBe(true);
});

it('sends no views while the connection is away, and one as soon as it is back', async () => {
  const { anna, camera, phone, views } = await paired();
  anna.link.socket.opening = 'refuses';
  anna.link.reset();
  await anna.pass(1_000);
  const before = views();
  camera.switchDevice('microphone', false);
  await anna.pass(24_000);
  expect(views()).toBe(before);
  anna.link.socket.opening = 'opens';
  anna.app.realtime.retryNow();
  await anna.pass(3_000);
  expect(views()).toBeGreaterThan(before);
  expect(phone.watch.state().view?.microphone).toBe('off');
});

it('refuses the code of a stranger, one that has expired, one that was used, and a second phone', async () => {
  const { anna, host, code } = await withHost();
  const [first, second] = [await openPhone(anna), await openPhone(anna)];
  const refused = async (phone: RemotePhone, typed: string): Promise<string | undefined> => {
    phone.pair(typed);
    await anna.pass(MOMENT);
    return phone.watch.state().error;
  };
  expect(await refused(first, 'AAAA-AAAA')).toBe('remote.codeUnknown');
  const late = await code();
  await anna.pass(3 * 60_000);
  expect(host.watch.state()).toMatchObject({ status: 'off', error: 'remote.codeExpired' });
  expect(await refused(first, late)).toBe('remote.codeExpired');
  const good = await code();
  expect(await refused(first, good)).toBe(undefined);
  expect(first.watch.state().status).toBe('paired');
  expect(await refused(second, good)).toBe('remote.alreadyPaired');
  host.createCode();
  expect(host.watch.state()).toMatchObject({ status: 'paired', isBusy: false });
});

it('pairs a phone after 10 wrong codes, and judges a used code 10 times within a quarter of an hour', async () => {
  const { anna, code } = await withHost();
  const phone = await openPhone(anna);
  for (let wrong = 0; wrong < 10; wrong += 1) {
    phone.pair('AAAA-AAAA');
    await anna.pass(250);
  }
  const good = await code();
  phone.pair(good);
  await anna.pass(MOMENT);
  expect(phone.watch.state()).toMatchObject({ status: 'paired' });
  const other = await openPhone(anna);
  for (let again = 0; again <= 10; again += 1) {
    other.pair(good);
    await anna.pass(250);
  }
  expect(other.watch.state()).toMatchObject({ status: 'unpaired', error: 'remote.tooManyAttempts' });
});

it('ends on the laptop: the phone is told and shows nothing any more', async () => {
  const { anna, host, phone } = await paired();
  host.end();
  await anna.pass(MOMENT);
  expect(host.watch.state()).toEqual({ status: 'off', isBusy: false });
  expect(phone.watch.state()).toMatchObject({ status: 'unpaired', hasEnded: true, view: undefined });
  phone.press({ type: 'end' });
  await anna.pass(MOMENT);
  expect(anna.app.session.watch.state().client?.id).toBe(MARK.id);
});

it('ends on the phone: the laptop is told, and another phone may pair', async () => {
  const { anna, host, code, phone } = await paired();
  await Promise.all([phone.leave(), anna.pass(MOMENT)]);
  expect(host.watch.state()).toEqual({ status: 'off', isBusy: false });
  expect(phone.watch.state()).toMatchObject({ status: 'unpaired', hasEnded: false });
  const other = await openPhone(anna);
  other.pair(await code());
  await anna.pass(MOMENT);
  expect(other.watch.state().status).toBe('paired');
});

it('ends with the log-out of the login that made the code', async () => {
  const { anna, phone, host } = await paired();
  anna.app.login.logOut();
  await anna.pass(12_000);
  expect(anna.app.login.watch.state().status).toBe('unauthenticated');
  expect(phone.watch.state()).toMatchObject({ status: 'unpaired', hasEnded: true });
  expect(host.watch.state().status).toBe('unknown');
});

it('ends after 12 hours at the latest', async () => {
  const { anna, phone } = await paired();
  const { remotes } = anna.platform.parts;
  anna.platform.clock.advance(millis(12 * HOUR));
  await anna.pass(MOMENT);
  expect(await remotes.pairedWith(anna.id)).toBe(undefined);
  expect(phone.watch.state()).toMatchObject({ status: 'unpaired', hasEnded: true });
});

it('comes back by itself after a broken connection, and a reloaded phone keeps its pairing', async () => {
  const { anna, phone, cookies } = await paired();
  anna.link.reset();
  await anna.pass(12_000);
  phone.press({ type: 'microphone', on: false });
  await anna.pass(MOMENT);
  expect(phone.watch.state()).toMatchObject({ status: 'paired', outcome: { result: 'done' } });
  phone.dispose();
  const reloaded = await openPhone(anna, cookies);
  await anna.pass(MOMENT);
  expect(reloaded.watch.state()).toMatchObject({ status: 'paired', view: { microphone: 'off' } });
});
