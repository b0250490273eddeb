import { expect, it } from 'vitest';
import { ANNA, BROKEN, setUpServices } from '../../testing/services/services-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';

it('saves a toggle after 1000 ms, not before', () => {
  const { clock, services, saves, state } = setUpServices();
  services.toggle('chat');
  clock.advance(millis(999));
  expect([saves, state().save]).toEqual([[], 'waiting']);
  clock.advance(millis(1));
  expect([saves, state().save]).toEqual([[{ chat: true }], 'saving']);
});

it('makes one call of several toggles within 1000 ms', () => {
  const { clock, services, saves } = setUpServices('sms');
  services.toggle('chat');
  clock.advance(millis(800));
  services.toggle('sms');
  clock.advance(millis(800));
  expect(saves).toEqual([]);
  clock.advance(millis(200));
  expect(saves).toEqual([{ chat: true, sms: false }]);
});

it('makes no call for a toggle that is taken back', () => {
  const { clock, services, saves, state } = setUpServices();
  services.toggle('chat');
  services.toggle('chat');
  expect([state().save, clock.pending()]).toEqual(['idle', 0]);
  clock.advance(millis(5_000));
  expect(saves).toEqual([]);
});

it('tells customers and administrators once the platform confirmed', async () => {
  const { clock, services, announced, answer, state } = setUpServices();
  services.toggle('chat');
  clock.advance(millis(1_000));
  expect(announced).toEqual([]);
  await answer(done);
  const content = { performerId: ANNA, services: { chat: true }, countries: ['nl', 'be'] };
  expect(announced).toEqual([
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_CLIENT' },
    { event: 'services', content, receiverId: '', receiverType: 'ROLE_ADMIN' },
  ]);
  expect(state()).toMatchObject({ save: 'idle', confirmed: { chat: true }, error: undefined });
});

it('restores the confirmed flags when a save fails, and notifies no customer', async () => {
  const { clock, services, announced, answer, state, isOn } = setUpServices('sms');
  services.toggle('chat');
  services.toggle('sms');
  clock.advance(millis(1_000));
  await answer(BROKEN);
  expect(isOn()).toEqual(['sms']);
  expect(state()).toMatchObject({ save: 'idle', error: 'services.saveFailed' });
  expect(announced).toEqual([]);
});

it('keeps a second toggle made during a failing save', async () => {
  const { clock, services, saves, answer, state, isOn } = setUpServices();
  services.toggle('chat');
  clock.advance(millis(1_000));
  services.toggle('sms');
  await answer(BROKEN);
  expect(isOn()).toEqual(['sms']);
  clock.advance(millis(1_000));
  await answer(done);
  expect(saves).toEqual([{ chat: true }, { sms: true }]);
  expect(state().flags).toEqual(state().confirmed);
});

it('keeps the latest toggle of the very service whose save fails', async () => {
  const { clock, services, saves, answer, isOn } = setUpServices();
  services.toggle('chat');
  clock.advance(millis(1_000));
  services.toggle('chat');
  services.toggle('chat');
  await answer(BROKEN);
  expect(isOn()).toEqual(['chat']);
  clock.advance(millis(1_000));
  expect(saves).toEqual([{ chat: true }, { chat: true }]);
});

it('shows what the platform changed itself', () => {
  const { services, state } = setUpServices('cam');
  services.serverChanged({ cam: false, chat: true });
  expect(state()).toMatchObject({ flags: { cam: false, chat: true }, confirmed: { cam: false, chat: true } });
});

it('keeps the performer’s toggle when the platform changes the same service meanwhile', () => {
  const { clock, services, saves, isOn } = setUpServices();
  services.toggle('chat');
  services.serverChanged({ chat: false, sms: true });
  expect(isOn()).toEqual(['chat', 'sms']);
  clock.advance(millis(1_000));
  expect(saves).toEqual([{ chat: true }]);
});
