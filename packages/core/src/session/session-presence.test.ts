import { expect, it } from 'vitest';
import { ANNA, setUpConnected, setUpRequest, setUpSession } from './session-rig.sim.ts';
import { settle } from '../kernel/settle.sim.ts';

it('asks after a reconnect whether the customer is still there, and stays when he is', async () => {
  const { session, knows, named, state, mark } = await setUpConnected();
  knows.goesOn = true;
  session.afterReconnect();
  await settle();
  expect(named('presence')).toEqual([{ performerId: ANNA, clientId: mark.id }]);
  expect(state().status).toBe('connected');
});

it('ends a session whose DISCONNECT was missed', async () => {
  const { session, knows, state, toyStops, clock, pass, mark } = await setUpConnected();
  pass(60_000);
  knows.goesOn = false;
  session.afterReconnect();
  await settle();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { client: mark, reason: 'DISCONNECT', duration: 60 } });
  expect([toyStops(), clock.pending()]).toEqual([1, 0]);
});

it('clears a request that was taken back unheard, and lists it as missed', async () => {
  const { session, knows, state, why } = await setUpRequest();
  knows.goesOn = false;
  session.afterReconnect();
  await settle();
  expect([state().request.status, why()]).toEqual(['none', ['disconnected']]);
});

it('changes nothing when the platform does not tell', async () => {
  const { session, state, pass } = await setUpConnected();
  session.afterReconnect();
  await settle();
  pass(60_000);
  expect(state()).toMatchObject({ status: 'connected', clientTime: 60 });
});

it('asks nothing while nobody asks for her', async () => {
  const { session, goReady, named } = setUpSession();
  await goReady();
  session.afterReconnect();
  expect(named('presence')).toEqual([]);
});

it('asks again every 5 s, 6 times in all, while the platform does not answer', async () => {
  const { session, refused, knows, named, state, pass } = await setUpConnected();
  knows.goesOn = false;
  refused.add('presence');
  session.afterReconnect();
  for (let second = 0; second < 60; second += 1) {
    await settle();
    pass(1_000);
  }
  expect([named('presence').length, state().status]).toEqual([6, 'connected']);
  refused.clear();
  session.afterReconnect();
  await settle();
  expect(state().status).toBe('active');
});

it('says that she ended it when the answer finds her ending it', async () => {
  const { session, knows, hold, state } = await setUpConnected();
  hold('end');
  session.end(false);
  knows.goesOn = false;
  session.afterReconnect();
  await settle();
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});
