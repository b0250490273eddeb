import { expect, it } from 'vitest';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { SERVICES } from '@greenroom/core/services/service';
import { servicesOn } from '@greenroom/core/services/service-flags';
import { ANNA, createHeadlessPlatform, refusal } from '@greenroom/sim-cli/headless/headless-platform';
import { createHeadlessPerformer, type HeadlessPerformer } from '../support/headless-performer.ts';

const on = ({ app }: ReturnType<typeof createHeadlessPerformer>): readonly string[] =>
  servicesOn(app.services.watch.state().flags, SERVICES);

it('saves switched services 1000 ms later in one call and tells customers and administrators', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.app.services.toggle('cam');
  await anna.pass(500);
  anna.app.services.toggle('peek');
  await anna.pass(999);
  expect(anna.platform.bodiesOf('saveServices')).toEqual([]);
  await anna.pass(1);
  expect(anna.platform.bodiesOf('saveServices')).toEqual([{ cam: true, peek: true }]);
  const services = { cam: true, peek: true };
  const content = { performerId: '1001', services, countries: ['nl', 'be'] };
  expect(anna.announced).toEqual([
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_CLIENT' },
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_ADMIN' },
  ]);
});

it('takes a switch back and says so when the save fails', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.platform.refused.set('saveServices', refusal(500, 'broken'));
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  expect(on(anna)).toEqual([]);
  expect(anna.alertKeys()).toEqual(['error.services.saveFailed']);
  expect(anna.announced).toEqual([]);
});

it('switches six services off while she pauses and restores exactly those that were on', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  for (const service of ['cam', 'peek', 'email'] as const) anna.app.services.toggle(service);
  await anna.pass(1_000);
  anna.app.services.pause();
  await anna.pass(0);
  expect(on(anna)).toEqual(['email']);
  anna.app.services.resume();
  await anna.pass(0);
  expect(on(anna)).toEqual(['cam', 'peek', 'email']);
  expect(servicesOn(anna.platform.account.services, SERVICES)).toEqual(['cam', 'peek', 'email']);
  expect(anna.platform.bodiesOf('kpi')).toEqual(
    expect.arrayContaining([{ name: 'pf_camback_paused' }, { name: 'pf_camback_resumed' }]),
  );
});

it('is still paused after a reload and resumes what was on before it', async () => {
  const before = createHeadlessPerformer();
  await before.logsIn();
  for (const service of ['cam', 'peek', 'email'] as const) before.app.services.toggle(service);
  before.app.services.pause();
  await before.pass(0);
  before.app.dispose();
  const { pauseMemory } = before.deps;
  const after = createHeadlessPerformer(before.platform, ({ deps }) => createPerformerApp({ ...deps, pauseMemory }));
  after.app.start();
  await after.pass(2_000);
  expect(after.app.services.watch.state()).toMatchObject({ status: 'pause', remembered: ['cam', 'peek'] });
  after.app.services.resume();
  await after.pass(0);
  expect(on(after)).toEqual(['cam', 'peek', 'email']);
});

it.each([
  [
    'finds her pause again after a forced log-out',
    'pause',
    (anna: HeadlessPerformer) => anna.app.login.forceOut('login.doubleTab'),
  ],
  ['forgets her pause when she logs out', 'ready', (anna: HeadlessPerformer) => anna.app.login.logOut()],
] as const)('%s', async (_title, status, leave) => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.app.services.pause();
  await anna.pass(0);
  leave(anna);
  await anna.pass(100);
  await anna.logsIn();
  expect(anna.app.services.watch.state().status).toBe(status);
});

it('switches cam, videocall and voyeur off when she stops broadcasting', async () => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  for (const service of ['cam', 'videocall', 'voyeur', 'peek'] as const) anna.app.services.toggle(service);
  await anna.pass(1_000);
  anna.app.session.stop();
  await anna.pass(0);
  expect(servicesOn(anna.platform.account.services, SERVICES)).toEqual(['peek']);
});

it('warns her and opens the notapproved modal after initialisation while she is not approved', async () => {
  const cleo = createHeadlessPerformer(createHeadlessPlatform({ ...ANNA, status: 'PENDING' }));
  await cleo.logsIn();
  expect(cleo.alertKeys()).toEqual(['account.notApproved']);
  expect(cleo.modal()).toBe('notapproved');
  expect(cleo.app.services.watch.state().blocked.cam).toBe('services.accountNotApproved');
  cleo.platform.account = ANNA;
  await cleo.pass(60_000);
  expect(cleo.modal()).toBeUndefined();
  expect(cleo.app.services.watch.state().blocked).toEqual({});
});

it('keeps phone services from a Surinamese number once her details are known', async () => {
  const platform = createHeadlessPlatform();
  platform.phone = '+5971234567';
  const anna = createHeadlessPerformer(platform);
  await anna.logsIn();
  expect(anna.app.services.watch.state().blocked).toEqual({
    phone: 'services.surinameseNumber',
    voicemail: 'services.surinameseNumber',
  });
});
