import { expect, it } from 'vitest';
import { createAlertsController } from '@greenroom/core/alerts/alerts.controller';
import { chatLine } from '@greenroom/core/chat/chat-message';
import { NO_CHAT } from '@greenroom/core/chat/chat-state';
import { messageLog } from '@greenroom/core/chat/message-log';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { clientId, messageId, performerId, tipId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { cents, credits, millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { MissedRequest } from '@greenroom/core/session/client-data';
import { createPerformerMemory } from '@greenroom/core/testing/kernel/performer-memory.fake';
import { MARK } from '@greenroom/core/testing/session/session-state.fake';
import type { Tip } from '@greenroom/core/toys/tips/tip';
import { createSoundEvents } from './sound-events.controller.ts';

const missedAt = (at: number): MissedRequest => ({ client: MARK, at: seconds(at), why: 'cancelled' });
const line = (id: string, sentBy: 'CLIENT' | 'PERFORMER') =>
  chatLine({
    id: messageId(id),
    performerId: performerId('1001'),
    clientId: MARK.id,
    sentBy,
    content: 'hello',
    date: seconds(1),
  });

const setUp = (ringing = false) => {
  const alerts = createAlertsController({
    clock: createVirtualClock(),
    memory: createPerformerMemory(),
    performerId: () => performerId('1001'),
  });
  const chat = createValue(NO_CHAT);
  const missed = createEmitter<MissedRequest>();
  const played: string[] = [];
  const ringtone = createValue({ sound: 'on', volume: 80, muted: false, ringing } as const);
  let paid: (tip: Tip) => void = () => undefined;
  const events = createSoundEvents({
    alerts: alerts.watch,
    chat,
    onMissed: missed.on,
    ringtone,
    tips: {
      onPaid: (listener) => {
        paid = listener;
        return () => (paid = () => undefined);
      },
    },
    sounds: {
      play: (event, share) => played.push(share === undefined ? event : `${event} ${share}`),
      tipSizes: createValue({ low: credits(3), full: credits(7) }),
    },
  });
  const says = (...lines: readonly ReturnType<typeof line>[]): void =>
    chat.set({ ...NO_CHAT, client: MARK.id, messages: messageLog(lines) });
  return { alerts, chat, missed, played, events, says, tips: (tip: Tip) => paid(tip) };
};

it.each(['info', 'success', 'error', 'toy'] as const)('sounds as %s for a message of that kind', (kind) => {
  const { alerts, played } = setUp();
  alerts.show({ class: kind, key: 'any' });
  alerts.note({ class: kind, key: 'told by a modal' });
  expect(played).toEqual([kind, kind]);
});

it('has a sound of its own for a message in the inbox', () => {
  const { alerts, played } = setUp();
  alerts.show({ class: 'info', key: 'inbox.newMessage', params: { count: 1 } });
  expect(played).toEqual(['inbox']);
});

it('has a sound of its own for a customer who comes online', () => {
  const { alerts, played } = setUp();
  alerts.show({ class: 'info', key: 'clients.cameOnline', params: { name: 'Mark' } });
  alerts.show({ class: 'info', key: 'clients.cameOnlineAnonymous' });
  expect(played).toEqual(['online', 'online']);
});

it('sounds for a line of the customer, not for one of the performer or an earlier one', () => {
  const { played, says } = setUp();
  says(line('1', 'CLIENT'), line('2', 'CLIENT'));
  says(line('1', 'CLIENT'), line('2', 'CLIENT'), line('3', 'PERFORMER'));
  expect(played).toEqual([]);
  says(line('2', 'CLIENT'), line('3', 'PERFORMER'), line('4', 'CLIENT'));
  expect(played).toEqual(['chat']);
});

it('sounds for the first thing that a new customer says', () => {
  const { chat, played, says } = setUp();
  chat.set({ ...NO_CHAT, client: clientId(MARK.id) });
  says(line('1', 'CLIENT'));
  expect(played).toEqual(['chat']);
});

it('sounds for a request that is missed on this page', () => {
  const { missed, played } = setUp();
  missed.emit(missedAt(3));
  expect(played).toEqual(['missed']);
});

it('keeps quiet while a request rings, and after it is closed', () => {
  const ringing = setUp(true);
  ringing.alerts.show({ class: 'error', key: 'any' });
  const closed = setUp();
  closed.events.dispose();
  closed.alerts.show({ class: 'error', key: 'any' });
  expect([...ringing.played, ...closed.played]).toEqual([]);
});

const tipOf = (paid: number, status: 'waiting' | 'earlier' = 'waiting'): Tip => ({
  id: tipId('t'),
  trigger: { kind: 'tip', amount: credits(paid) },
  credits: credits(paid),
  earned: cents(paid * 16),
  isReported: true,
  at: seconds(1),
  total: cents(paid * 16),
  totalCredits: credits(paid),
  job: undefined,
  ranFor: millis(0),
  play: { status },
});

it('sounds for a tip by its size: nothing below 3 credits, low from 3, full from 7', () => {
  const { played, tips } = setUp();
  for (const paid of [2, 3, 7]) tips(tipOf(paid));
  expect(played).toEqual(['tip 0', 'tip 0.4', 'tip 1']);
});

it('is silent for a tip that was paid before the page was opened, and while a request rings', () => {
  const before = setUp();
  before.tips(tipOf(7, 'earlier'));
  expect(before.played).toEqual([]);
  const ringing = setUp(true);
  ringing.tips(tipOf(7));
  expect(ringing.played).toEqual([]);
});
