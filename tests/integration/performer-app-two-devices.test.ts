import { expect, it } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { createPerformerMemory } from '@greenroom/core/testing/kernel/performer-memory.fake';
import { createCookieJar } from '@greenroom/sim-cli/compositions/virtual/in-process-fetch';
import { createVirtualPerformer, DEMI, MARK, VICTOR, type VirtualPerformer } from '../support/virtual-performer.ts';

/** A moment in which a login and its calls are answered. */
const WITHIN = 2_000;

const listed = ({ app }: VirtualPerformer): readonly string[] =>
  app.missed.watch.state().map(({ client, why }) => `${client.name} ${why}`);

/** Another device of the same performer, with a browser of its own, that takes the login over. */
const takesOver = async (from: VirtualPerformer): Promise<VirtualPerformer> => {
  const device = createVirtualPerformer({
    reloaded: { ...from, cookies: createCookieJar(), heldSession: createPerformerMemory() },
  });
  await device.logsIn();
  device.app.login.confirmTakeOver();
  await device.pass(WITHIN);
  return device;
};

it('lists on the phone who asked at the laptop, and the other way round, within 2 s of the login', async () => {
  const laptop = createVirtualPerformer({ id: DEMI });
  await laptop.goesLive();
  await laptop.isAsked(MARK);
  await (await laptop.customer(MARK)).cancel();
  await laptop.pass(250);
  await laptop.isAsked(VICTOR);
  laptop.app.session.decline();
  await laptop.pass(4_000);
  expect(listed(laptop)).toEqual(['be|Victor declined', 'nl|Mark cancelled']);

  const phone = await takesOver(laptop);
  expect(listed(phone)).toEqual(['be|Victor declined', 'nl|Mark cancelled']);

  phone.app.session.goReady();
  await phone.pass(250);
  await phone.isAsked(MARK);
  await phone.customerLeaves(MARK, 'CLICK');
  const back = await takesOver(phone);
  expect(listed(back)).toEqual(['nl|Mark cancelled', 'be|Victor declined', 'nl|Mark cancelled']);
});

it('lists a third customer on the phone too while that one waits, and no longer once the place is free', async () => {
  const laptop = createVirtualPerformer({ id: DEMI });
  await laptop.meetsMark();
  await laptop.isAsked(VICTOR);
  await laptop.isAsked({ ...MARK, id: clientId('emil'), name: 'nl|Emil' });
  expect(listed(laptop)).toEqual(['nl|Emil busy']);
  const answer = await laptop.deps.missedRequests.missed(performerId(DEMI));
  expect(answer.ok && answer.value.map(({ client, why }) => `${client.name} ${why}`)).toEqual(['nl|Emil busy']);
  laptop.app.session.second.decline();
  await laptop.pass(1_000);
  expect(laptop.app.session.watch.state().second?.client.name).toBe('nl|Emil');
  expect(listed(laptop)).toEqual(['be|Victor declined']);
});

it('leaves a running session on the device that accepted it, and goes on with it on a press alone', async () => {
  const laptop = createVirtualPerformer({ id: DEMI });
  await laptop.meetsMark();
  const phone = createVirtualPerformer({ reloaded: { ...laptop, heldSession: createPerformerMemory() } });
  phone.app.start();
  await phone.pass(3_000);
  const session = () => phone.app.session.watch.state();
  expect(session()).toMatchObject({ status: 'idle', elsewhere: { id: MARK.id } });
  await phone.pass(120_000);
  expect([session().status, laptop.app.session.watch.state().status]).toEqual(['idle', 'connected']);
  phone.app.session.takeOver();
  await phone.pass(WITHIN);
  expect(session()).toMatchObject({ status: 'connected', client: { id: MARK.id }, elsewhere: undefined });
});
