import { expect, it } from 'vitest';
import { clientId, messageId } from '../kernel/ids.ts';
import type { RealtimeEvent } from '../realtime/realtime-event.ts';
import { dispatchEvent, type EventTarget } from './dispatch-event.ts';

const MARK = clientId('mark');
const client = { id: MARK, name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' } as const;
const message = {
  id: messageId('m1'),
  clientId: MARK,
  senderType: 'ROLE_CLIENT',
  content: 'hello',
  contentTranslate: undefined,
} as const;

it.each<[RealtimeEvent, readonly EventTarget[]]>([
  [{ type: 'requestReceived', client }, ['session']],
  [{ type: 'requestCancelled', clientId: MARK }, ['session']],
  [{ type: 'clientDisconnected', clientId: MARK, reason: 'BROKE' }, ['session']],
  [{ type: 'timerStarted', clientId: MARK, side: 'device' }, ['session']],
  [{ type: 'viewersChanged', kind: 'peek', count: 3 }, ['session']],
  [{ type: 'clientCameraChanged', clientId: MARK, on: true }, ['session']],
  [{ type: 'streamReconnect', stream: 'publish', server: 'media-2' }, ['session']],
  [{ type: 'messageReceived', message }, ['chat']],
  [{ type: 'clientTyping', clientId: MARK }, ['chat']],
  [{ type: 'servicesChanged', services: { cam: false } }, ['services']],
  [{ type: 'loggedOut', message: 'double tab' }, ['login']],
  [{ type: 'loggedInElsewhere' }, ['login']],
  [{ type: 'reloadForced' }, ['page']],
  [{ type: 'toyEvent', kind: 'tip', content: '5' }, ['toys']],
  [{ type: 'inboxChanged', unread: 2 }, ['inbox']],
  [{ type: 'unreadable', name: 'videoChat' }, ['gaps']],
  [{ type: 'unknown', name: 'surprise' }, []],
])('brings $type to whom it concerns', (event, expected) => {
  const heard: EventTarget[] = [];
  const handler = (name: EventTarget) => (given: RealtimeEvent) => {
    expect(given).toBe(event);
    heard.push(name);
  };
  const isHeard = dispatchEvent(event, {
    session: handler('session'),
    chat: handler('chat'),
    services: handler('services'),
    login: handler('login'),
    toys: handler('toys'),
    inbox: handler('inbox'),
    page: handler('page'),
    gaps: handler('gaps'),
  });
  expect(heard).toEqual(expected);
  expect(isHeard).toBe(expected.length > 0);
});
