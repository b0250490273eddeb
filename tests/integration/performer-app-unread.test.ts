import { expect, it } from 'vitest';
import { createHeadlessPerformer } from '../support/headless-performer.ts';

it('counts unread messages anew after a reconnect, and says that one came', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  const before = anna.app.inbox.unread.state();
  anna.platform.account = { ...anna.platform.account, totalNotifications: before + 2 };
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.app.inbox.unread.state()).toBe(before + 2);
  expect(anna.alertKeys()).toContain('inbox.newMessage');
});

it('keeps the number that the platform told between two session checks', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  await anna.hears({ type: 'inboxChanged', unread: 7 });
  await anna.pass(60_000);
  expect(anna.app.inbox.unread.state()).toBe(7);
});
