import { expect, it } from 'vitest';
import { clientId, messageId } from '../../kernel/ids.ts';
import { credits } from '../../kernel/units.ts';
import type { RealtimeEvent } from '../../realtime/realtime-event.ts';
import type { AppParts } from '../app-parts.ts';
import { eventRows, runEvent } from './event-rows.ts';

const MARK = clientId('mark');
const client = { id: MARK, name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' } as const;
const message = {
  id: messageId('m1'),
  clientId: MARK,
  senderType: 'ROLE_CLIENT',
  content: 'hello',
  contentTranslate: undefined,
} as const;

it.each<[RealtimeEvent, readonly string[]]>([
  [{ type: 'requestReceived', client }, ['session.onEvent']],
  [{ type: 'requestCancelled', clientId: MARK }, ['session.onEvent']],
  [{ type: 'clientDisconnected', clientId: MARK, reason: 'BROKE' }, ['session.onEvent', 'meter.compare']],
  [{ type: 'sessionTakenOver', clientId: MARK }, ['session.onEvent']],
  [{ type: 'timerStarted', clientId: MARK, side: 'device' }, ['session.onEvent']],
  [{ type: 'viewersChanged', kind: 'peek', count: 3 }, ['session.onEvent']],
  [{ type: 'clientCameraChanged', clientId: MARK, on: true }, ['session.onEvent']],
  [{ type: 'streamReconnect', stream: 'publish', server: 'media-2' }, ['session.onEvent']],
  [{ type: 'messageReceived', message }, ['chat.onEvent']],
  [{ type: 'clientTyping', clientId: MARK }, ['chat.onEvent']],
  [{ type: 'servicesChanged', services: { cam: false } }, ['services.serverChanged {"cam":false}']],
  [{ type: 'loggedOut', message: 'double tab' }, ['login.forceOut "login.doubleTab"']],
  [{ type: 'loggedOut', message: 'ended_elsewhere' }, ['login.forceOut "login.endedElsewhere"']],
  [{ type: 'loggedOut', message: 'bye' }, ['login.forceOut "login.loggedOutByPlatform"']],
  [{ type: 'loggedInElsewhere' }, ['login.checkNow']],
  [{ type: 'reloadForced' }, ['page.reload']],
  [{ type: 'toyEvent', trigger: { kind: 'tip', amount: credits(5) } }, ['toys.onEvent']],
  [{ type: 'inboxChanged', unread: 2 }, ['inbox.setUnread 2']],
  [{ type: 'settingsChanged' }, ['login.checkNow']],
  [{ type: 'missedChanged' }, ['missed.refresh']],
  [
    { type: 'customerOnline', clientId: MARK, name: 'nl|Mark' },
    [`clients.cameOnline {"clientId":"${MARK}","name":"nl|Mark"}`],
  ],
  [{ type: 'reviewed' }, ['login.checkNow', 'myDay.loadOnboarding']],
  [{ type: 'unreadable', name: 'videoChat' }, ['services.eventUnreadable']],
  [{ type: 'unknown', name: 'surprise' }, []],
])('brings $type to the capabilities that it is about', (event, expected) => {
  const calls: string[] = [];
  const whole =
    (name: string) =>
    (given: unknown): void => {
      calls.push(given === event ? name : `${name} got another event`);
    };
  const part =
    (name: string) =>
    (given: unknown): void => {
      calls.push(`${name} ${JSON.stringify(given)}`);
    };
  const rows = eventRows(
    {
      session: { onEvent: whole('session.onEvent') },
      chat: { onEvent: whole('chat.onEvent') },
      toys: { onEvent: whole('toys.onEvent') },
      services: { eventUnreadable: whole('services.eventUnreadable'), serverChanged: part('services.serverChanged') },
      clients: { cameOnline: part('clients.cameOnline') },
      inbox: { setUnread: part('inbox.setUnread') },
      missed: { refresh: whole('missed.refresh') },
      meter: { compare: whole('meter.compare') },
      myDay: { loadOnboarding: whole('myDay.loadOnboarding') },
      login: { forceOut: part('login.forceOut'), checkNow: whole('login.checkNow') },
    } as unknown as AppParts,
    { reload: () => void calls.push('page.reload') },
  );
  expect(runEvent(rows, event.type, event)).toBe(expected.length > 0);
  expect(calls).toEqual(expected);
});
