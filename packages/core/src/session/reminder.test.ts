import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { NOTHING_GOES_ON, setUpRequest } from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

it('tells the customer of a busy performer to try again in 120 s, and reminds of it after 120 s', async () => {
  const { session, announced, why, pass, clock, mark } = await setUpRequest();
  const reminded: unknown[] = [];
  session.onReminder((client) => reminded.push(client));
  session.declineAsBusy();
  pass(3_000);
  expect(announced).toMatchObject([{ receiverId: mark.id, content: { _stateChange: 'REJPERF', retryAfter: 120 } }]);
  expect(why()).toEqual(['declined']);
  pass(119_999);
  expect(reminded).toEqual([]);
  pass(1);
  expect([reminded, clock.pending()]).toEqual([[mark], 0]);
});

it('reminds nobody once it is disposed of', async () => {
  const { session, asks, pass, mark } = await setUpRequest();
  const reminded: unknown[] = [];
  session.onReminder((client) => reminded.push(client));
  session.dispose();
  session.goReady();
  await settle();
  asks(mark);
  session.declineAsBusy();
  pass(600_000);
  expect(reminded).toEqual([]);
});

it('reminds neither of a customer whose new request came, nor of any after the log-out', async () => {
  const { session, asks, pass, clock, mark } = await setUpRequest();
  const reminded: unknown[] = [];
  session.onReminder((client) => reminded.push(client));
  session.declineAsBusy();
  pass(60_000);
  asks(mark);
  session.declineAsBusy();
  pass(60_000);
  session.reset();
  pass(600_000);
  expect([reminded, clock.pending()]).toEqual([[], 0]);
});

it('reminds of no customer whose new request a comparison brought', async () => {
  const { session, state, knows, reconcile, pass, mark } = await setUpRequest();
  const reminded: unknown[] = [];
  session.onReminder((client) => reminded.push(client));
  session.declineAsBusy();
  pass(63_000);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(5) }] };
  await reconcile();
  session.accept();
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: mark });
  pass(600_000);
  expect(reminded).toEqual([]);
});

it('reminds of no customer whose new request waits for the answer to going ready', async () => {
  const { session, asks, hold, pass, mark } = await setUpRequest();
  const reminded: unknown[] = [];
  session.onReminder((client) => reminded.push(client));
  session.declineAsBusy();
  pass(3_000);
  session.stop();
  hold('start');
  session.goReady();
  asks(mark);
  pass(600_000);
  expect(reminded).toEqual([]);
});
