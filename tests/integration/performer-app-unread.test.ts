import { expect, it } from 'vitest';
import { createVirtualPerformer, MARK } from '../support/virtual-performer.ts';

it('counts unread messages anew after a reconnect, and says that one came', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  const before = anna.app.inbox.unread.state();
  await anna.changed({ notifications: before + 2 });
  anna.link.reset();
  await anna.pass(3_000);
  expect(anna.app.inbox.unread.state()).toBe(before + 2);
  expect(anna.alertKeys()).toContain('inbox.newMessage');
});

it('keeps the number that the platform told between two session checks', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  await anna.receives('email', { value: 7 });
  await anna.pass(60_000);
  expect(anna.app.inbox.unread.state()).toBe(7);
});

it.each([
  ['logout', { message: 'double tab' }],
  ['forceReload', {}],
  ['toy', { type: 'TIP', value: '3' }],
  ['status_change', { services: { cam: true } }],
  ['remotecommand', { id: 'p-1', action: 'end', clientId: MARK.id }],
])('does nothing for a %s that a customer sends through the platform', async (event, content) => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const before = [anna.app.services.watch.state().flags, anna.app.toys.queue.watch.state()];
  const envelope = { event, content: encodeURIComponent(JSON.stringify(content)), senderId: MARK.id };
  await anna.receives('receivedEvent', { ...envelope, senderType: 'ROLE_CLIENT' });
  await anna.pass(1_000);
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  expect(anna.app.session.watch.state().client).toMatchObject({ id: MARK.id });
  expect([anna.app.services.watch.state().flags, anna.app.toys.queue.watch.state()]).toEqual(before);
  expect(anna.reloads()).toBe(0);
});
