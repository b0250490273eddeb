import { expect, it } from 'vitest';
import { socketEventsIn } from './socket-events.ts';

it('reads the event of a frame, with or without an acknowledgement that is wanted', () => {
  expect(socketEventsIn('42["voyeur",{"value":2}]')).toEqual([{ name: 'voyeur', payload: { value: 2 } }]);
  expect(socketEventsIn('427["user",{"id":"1004"}]')).toEqual([{ name: 'user', payload: { id: '1004' } }]);
});

it('reads all events of a polling body', () => {
  expect(socketEventsIn('42["ping",{}]\u001E2\u001E42["event",{"a":1}]').map(({ name }) => name)).toEqual([
    'ping',
    'event',
  ]);
});

it.each([
  ['0{"sid":"x"}'],
  ['2'],
  ['40'],
  ['437[{"ok":true}]'],
  ['451-["x",{"_placeholder":true,"num":0}]'],
  ['42{}'],
  ['4abc'],
  [''],
])('finds no event in %j', (text) => {
  expect(socketEventsIn(text)).toEqual([]);
});
