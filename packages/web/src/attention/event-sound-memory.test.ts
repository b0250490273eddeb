import { expect, it } from 'vitest';
import { tabStorage } from '../device/tab-storage.ts';
import { eventSoundMemory } from './event-sound-memory.ts';
import { FIRST_SOUNDS } from './event-sound.ts';

const emptyStorage = () =>
  tabStorage(() => {
    throw new Error('storage is forbidden');
  });

it('keeps sound, volume and mute of each event through a reload', () => {
  const device = emptyStorage();
  const chosen = { ...FIRST_SOUNDS, inbox: { tone: 'knock', volume: 15, muted: true } } as const;
  eventSoundMemory(device).write(chosen);
  expect(eventSoundMemory(device).read()).toEqual(chosen);
});

it.each(['', 'no json', 'null', '[]', '{"chat":5}', '{"chat":{"tone":"constructor","volume":101,"muted":"yes"}}'])(
  'takes %j in the storage for what holds at first',
  (text) => {
    const device = emptyStorage();
    device.setItem('greenroom.event-sounds', text);
    expect(eventSoundMemory(device).read()).toEqual(FIRST_SOUNDS);
  },
);
