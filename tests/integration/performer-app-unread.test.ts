import { expect, it } from 'vitest';
import { createVirtualPerformer } from '../support/virtual-performer.ts';

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
