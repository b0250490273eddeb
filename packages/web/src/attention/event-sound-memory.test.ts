import { expect, it } from 'vitest';
import { credits } from '@greenroom/core/kernel/units';
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

it('keeps from which sizes on a tip sounds, and takes what is no size for what holds at first', () => {
  const device = emptyStorage();
  eventSoundMemory(device).writeTipSizes({ low: credits(4), full: credits(20) });
  expect(eventSoundMemory(device).readTipSizes()).toEqual({ low: 4, full: 20 });
  for (const text of ['', 'null', '{"low":0,"full":"7"}', '{"low":1.5}', '[]']) {
    device.setItem('greenroom.tip-sound-sizes', text);
    expect(eventSoundMemory(device).readTipSizes()).toEqual({ low: 1, full: 5 });
  }
});
