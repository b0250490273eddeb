import { expect, it } from 'vitest';
import { reportOf, refusedWith, setUpToys } from '../../../testing/toys/toys-rig.fake.ts';
import { err } from '../../kernel/result.ts';

const QR = { image: 'https://hub/qr.png', code: '395079' };
const PHONE = { device: 'phone-1', appUrl: 'https://192-168-0-248.example:30010' };
const LUSH = reportOf('a1', 'lush');

const waitingForQr = async () => {
  const rig = setUpToys();
  rig.toys.connect();
  await rig.settle();
  rig.hub().opened();
  rig.hub().qr(QR);
  return rig;
};
const connectedByPhone = async () => {
  const rig = await waitingForQr();
  rig.hub().appStatus(true);
  rig.hub().devices(PHONE, [LUSH]);
  return rig;
};

it('finds the app on this machine before it tries any other', async () => {
  const { world, toys, connection, settle, calls } = setUpToys();
  world.app = [LUSH];
  toys.connect();
  expect(connection().status).toBe('connecting');
  await settle();
  expect(connection()).toMatchObject({ status: 'connected', phase: 'local', reachable: true });
  expect(toys.list.state().toys.map((toy) => toy.id)).toEqual(['a1']);
  expect(calls).not.toContain('token for 1001');
});

it('shows a code when no app answers, and asks this machine again after 10 s', async () => {
  const { connection, calls, pass, world } = await waitingForQr();
  expect(connection()).toMatchObject({ status: 'waiting_for_qr', qr: QR });
  expect(calls).toEqual(['GetToys', 'token for 1001', 'address with token-1', 'qr']);
  await pass(9_950);
  expect(calls.filter((call) => call === 'GetToys')).toHaveLength(1);
  world.app = [LUSH];
  await pass(50);
  expect(connection()).toMatchObject({ status: 'connected', phase: 'local', qr: undefined });
  expect(calls.at(-1)).toBe('close');
});

it('is disconnected, without toys and without a code, when the app of the phone says that it is off', async () => {
  const { hub, connection, toys, calls, pass } = await connectedByPhone();
  hub().appStatus(false);
  expect(connection()).toMatchObject({ status: 'disconnected', error: 'toys.noActiveClients', qr: undefined });
  expect(toys.list.state().toys).toEqual([]);
  const before = calls.length;
  await pass(30_000);
  expect(calls.length).toBe(before);
});

it('stops a toy at the app of the phone also after its status off', async () => {
  const { hub, toys, settle } = await connectedByPhone();
  toys.trigger({ kind: 'test', toy: LUSH.id });
  await settle();
  hub().appStatus(false);
  toys.stop();
  await settle();
  expect(toys.queue.watch.state().stop.status).toBe('confirmed');
});

it.each([
  ['confirmed', true, PHONE],
  ['unconfirmed', false, PHONE],
  ['unconfirmed', true, { ...PHONE, appUrl: undefined }],
])(
  'takes a stop through a phone for %s when its app answers on the performer’s network: %s',
  async (status, answers, phone) => {
    const { world, hub, toys, settle, receivedByApp } = await waitingForQr();
    world.phoneAnswers = answers;
    hub().devices(phone, [LUSH]);
    toys.trigger({ kind: 'test', toy: LUSH.id });
    await settle();
    toys.stop();
    await settle();
    expect(toys.queue.watch.state().stop.status).toBe(status);
    // The hub gets the stop in any case: an answer on the performer's network is not to be waited for.
    expect(receivedByApp.at(-1)).toMatchObject({ what: 'stop', by: 'hub' });
  },
);

it('lets one app connect at a time', async () => {
  const { hub, connection, toys } = await connectedByPhone();
  hub().devices({ device: 'phone-2', appUrl: undefined }, [reportOf('b2', 'nora')]);
  expect(connection().error).toBe('toys.anotherAppConnecting');
  expect(toys.list.state().toys.map((toy) => toy.id)).toEqual(['a1']);
});

it('opens a lost hub again after 5 to 10 s with a fresh token', async () => {
  const { hub, connection, calls, pass, hubs } = await connectedByPhone();
  hub().closed('transport close');
  expect(connection()).toMatchObject({ status: 'connecting', error: 'toys.socketDisconnect', reachable: false });
  await pass(4_950);
  expect(hubs()).toBe(1);
  await pass(5_050);
  expect(hubs()).toBe(2);
  expect(calls.filter((call) => call.startsWith('token'))).toHaveLength(2);
});

it('says that the vendor cannot be reached when the network fails, and not that authentication failed', async () => {
  const { world, toys, connection, settle } = setUpToys();
  Object.assign(world, { token: err({ code: 500, message: 'Network request failed', kind: 'unreachable' }) });
  toys.connect();
  await settle();
  expect(connection()).toMatchObject({ error: 'toys.vendorUnreachable', vendor: undefined });
});

it('keeps code and message of the vendor while its refusal counts', async () => {
  const { world, toys, connection, settle } = setUpToys();
  Object.assign(world, { token: err(refusedWith(501)) });
  toys.connect();
  await settle();
  expect(connection().vendor).toEqual({ code: 501, message: 'code 501' });
  toys.disconnect();
  toys.connect();
  expect(connection()).toMatchObject({ error: undefined });
});

it.each([
  ['toys.authenticationFailed', { token: err(refusedWith(501)) }],
  ['toys.couldNotGetSocket', { address: refusedWith(400) }],
])('says %s, and tries again', async (error, change) => {
  const { world, toys, connection, settle, calls, pass } = setUpToys();
  Object.assign(world, change);
  toys.connect();
  await settle();
  expect(connection()).toMatchObject({ status: 'connecting', error });
  await pass(10_000);
  expect(calls.filter((call) => call.startsWith('token'))).toHaveLength(2);
});

it.each([
  ['forbidden', 'toys.localNetworkBlocked'],
  ['nameBlocked', 'toys.nameBlocked'],
] as const)('says at once why the app on this machine is silent, %s, and offers the phone', async (kind, code) => {
  const { world, connection, toys, hub, pass, settle } = setUpToys();
  world.appFailure = { code: 500, message: 'Network request failed', kind };
  toys.connect();
  await settle();
  expect(connection()).toMatchObject({ status: 'connecting', error: code });
  hub().opened();
  hub().qr(QR);
  expect(connection()).toMatchObject({ status: 'waiting_for_qr', error: code });
  world.appFailure = { ...world.appFailure, kind: 'unreachable' };
  await pass(10_000);
  expect(connection()).toMatchObject({ status: 'waiting_for_qr', error: undefined });
});
