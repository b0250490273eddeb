import { expect, it } from 'vitest';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { SERVICES } from '@greenroom/core/services/service';
import { servicesOn } from '@greenroom/core/services/service-flags';
import { REQUEST_TYPES, requestTypesFor } from '@greenroom/sim-cli/actors/request-types';
import { createVirtualPerformer, MARK, type VirtualPerformer, refusal } from '../support/virtual-performer.ts';

/** Services that the platform keeps as switched on. */
const kept = async ({ platform, id }: VirtualPerformer): Promise<string | undefined> =>
  (await platform.parts.performers.find(id))?.services;
const on = ({ app }: ReturnType<typeof createVirtualPerformer>): readonly string[] =>
  servicesOn(app.services.watch.state().flags, SERVICES);

it('saves switched services 1000 ms later in one call and tells customers and administrators', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.app.services.toggle('cam');
  await anna.pass(500);
  anna.app.services.toggle('peek');
  await anna.pass(999);
  expect(anna.callsOf('saveServices')).toEqual([]);
  await anna.pass(1);
  expect(anna.callsOf('saveServices')).toEqual([{ id: '1001', cam: true, peek: true }]);
  const services = { cam: true, peek: true };
  const content = { performerId: '1001', services, countries: ['nl', 'be', 'de'] };
  expect(anna.socket.announced).toEqual([
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_CLIENT' },
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_ADMIN' },
  ]);
});

it('takes a switch back and says so when the save fails', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.gate.refused.set('saveServices', refusal(500, 'broken'));
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  expect(on(anna)).toEqual([]);
  expect(anna.alertKeys()).toEqual(['error.services.saveFailed']);
  expect(anna.socket.announced).toEqual([]);
});

it('asks the platform at once what holds when a gateway answers a save', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.gate.refused.set('saveServices', { kind: 'gateway', status: 504, message: '<html>' });
  const checks = anna.callsOf('checkSession').length;
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  expect(anna.callsOf('checkSession')).toHaveLength(checks + 1);
});

it.each(REQUEST_TYPES)(
  'lets no customer ring for $name in a pause in which every service was on',
  async (requestType) => {
    const anna = createVirtualPerformer({ services: SERVICES });
    await anna.goesLive();
    anna.app.services.pause();
    await anna.pass(100);
    expect(requestTypesFor((await kept(anna))?.split(',') ?? [])).toEqual([]);
    const mark = await anna.customer(MARK);
    await mark.ask(anna.id, requestType);
    await anna.pass(500);
    expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', request: { status: 'none' } });
    expect(anna.app.availability.watch.state().status).toBe('paused');
    expect(await anna.platform.parts.requests.liveOf(MARK.id)).toBeUndefined();
    anna.app.services.resume();
    await anna.pass(100);
    expect(on(anna)).toEqual(SERVICES);
    await mark.ask(anna.id, requestType);
    await anna.pass(500);
    expect(anna.app.session.watch.state().request.status).toBe('pending');
  },
);

it('switches the live services off during a pause and restores exactly those that were on', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  for (const service of ['cam', 'peek', 'email'] as const) anna.app.services.toggle(service);
  await anna.pass(1_000);
  anna.app.services.pause();
  await anna.pass(0);
  expect(on(anna)).toEqual(['email']);
  anna.app.services.resume();
  await anna.pass(0);
  expect(on(anna)).toEqual(['cam', 'peek', 'email']);
  expect(await kept(anna)).toBe('cam,email,peek');
  expect(anna.callsOf('kpiWithoutBody')).toEqual(
    expect.arrayContaining([{ name: 'pf_camback_paused' }, { name: 'pf_camback_resumed' }]),
  );
});

it('is still paused after a reload and resumes what was on before it', async () => {
  const before = createVirtualPerformer();
  await before.logsIn();
  for (const service of ['cam', 'peek', 'email'] as const) before.app.services.toggle(service);
  before.app.services.pause();
  await before.pass(0);
  before.app.dispose();
  const { pauseMemory } = before.deps;
  const after = createVirtualPerformer({
    reloaded: before,
    make: ({ deps }) => createPerformerApp({ ...deps, pauseMemory }),
  });
  after.app.start();
  await after.pass(2_000);
  expect(after.app.services.watch.state()).toMatchObject({ status: 'pause', remembered: ['cam', 'peek'] });
  after.app.services.resume();
  await after.pass(0);
  expect(on(after)).toEqual(['cam', 'peek', 'email']);
});

it.each([
  ['is still paused after a log-out and a log-in', 'pause', true, (anna) => anna.app.login.logOut()],
  ['is still paused after a forced log-out', 'pause', true, (anna) => anna.app.login.forceOut('login.doubleTab')],
  [
    'keeps the pause of a tab over a forced log-out',
    'pause',
    false,
    (anna) => anna.app.login.forceOut('login.doubleTab'),
  ],
  ['forgets the pause of a tab at a log-out', 'ready', false, (anna) => anna.app.login.logOut()],
] as const satisfies readonly (readonly [string, string, boolean, (anna: VirtualPerformer) => void])[])(
  '%s',
  async (_title, status, devices, leave) => {
    const anna = createVirtualPerformer({
      make: ({ deps }) => createPerformerApp({ ...deps, settings: { ...deps.settings, devices } }),
    });
    await anna.logsIn();
    anna.app.services.toggle('cam');
    anna.app.services.pause();
    await anna.pass(0);
    leave(anna);
    await anna.pass(100);
    await anna.logsIn();
    expect(anna.app.services.watch.state().status).toBe(status);
  },
);

it('switches cam, videocall and voyeur off at the end of a broadcast', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  for (const service of ['cam', 'videocall', 'voyeur', 'peek'] as const) anna.app.services.toggle(service);
  await anna.pass(1_000);
  anna.app.session.stop();
  await anna.pass(0);
  expect(await kept(anna)).toBe('peek');
});

it('warns and opens the notapproved modal after initialisation while the account is not approved', async () => {
  const cleo = createVirtualPerformer({ status: 'PENDING' });
  await cleo.logsIn();
  expect(cleo.alertKeys()).toEqual(['account.notApproved']);
  expect(cleo.modal()).toBe('notapproved');
  expect(cleo.app.services.watch.state().blocked.cam).toBe('services.accountNotApproved');
  await cleo.changed({ status: 'APPROVED' });
  await cleo.pass(60_000);
  expect(cleo.modal()).toBeUndefined();
  expect(cleo.app.services.watch.state().blocked).toEqual({});
});

it("keeps phone services from a Surinamese number once the account's details are known", async () => {
  const anna = createVirtualPerformer();
  await anna.changed({ phone: '+5971234567' });
  await anna.logsIn();
  expect(anna.app.services.watch.state().blocked).toEqual({
    phone: 'services.surinameseNumber',
    voicemail: 'services.surinameseNumber',
  });
});
