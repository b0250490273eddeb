import { expect, it, vi } from 'vitest';
import { checkParts } from './check-parts.ts';

const nothing = (): void => undefined;

const partsOf = (changes: {
  readonly studio?: object;
  readonly attention?: object;
  readonly toys?: object;
  readonly sound?: string;
}) =>
  checkParts({
    studio: { picture: 'on', microphone: 'works', isOn: true, ...changes.studio },
    attention: { notice: 'granted', muted: false, ...changes.attention },
    sound: changes.sound ?? 'on',
    toys: { state: 'away', word: 'off', list: [], ...changes.toys },
    connectToys: nothing,
    open: nothing,
    wasDoneToday: () => false,
  } as unknown as Parameters<typeof checkParts>[0]);

it('has no fault while everything is in order', () => {
  expect(Object.values(partsOf({}))).toEqual(['good', 'good', 'good', 'good', 'off']);
});

it.each([
  ['camera', { studio: { picture: 'failed' } }, 'video.check.fault.camera'],
  ['microphone', { studio: { microphone: 'missing' } }, 'video.microphone.missing'],
  ['sound', { sound: 'untested' }, 'attention.sound.untested'],
  ['sound', { sound: 'failed' }, 'video.check.fault.sound'],
  ['sound', { sound: 'muted' }, 'attention.sound.muted'],
  ['notifications', { attention: { notice: 'denied' } }, 'video.check.fault.notifications'],
  ['toys', { toys: { state: 'offered', word: 'attention' } }, 'video.check.toys.offered'],
  ['toys', { toys: { state: 'connected', word: 'attention' } }, 'video.check.fault.toys'],
] as const)('names the fault of the part %s at %j: %s', (part, changes, fault) => {
  expect(partsOf(changes)[part]).toMatchObject({ fault });
});

it('switches a muted sound on at a press, and asks for notifications', () => {
  const setMuted = vi.fn<(muted: boolean) => void>();
  const askForNotices = vi.fn<() => void>();
  const parts = partsOf({ sound: 'muted', attention: { muted: true, setMuted, notice: 'notAsked', askForNotices } });
  for (const part of [parts.sound, parts.notifications]) if (typeof part === 'object') part.mend();
  expect(setMuted).toHaveBeenCalledWith(false);
  expect(askForNotices).toHaveBeenCalledOnce();
});
