import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RingtoneState } from './attention.port.ts';
import { createRingtone, type RingtoneMemory } from './ringtone.media.ts';

/** The real sound of the browser, as far as it gets: how loud it is at the end of the line. */
const setUp = (remembered: { tested?: boolean; volume?: number; muted?: boolean } = {}) => {
  const contexts: AudioContext[] = [];
  const presses: (() => void)[] = [];
  let tested = remembered.tested ?? false;
  const memory: RingtoneMemory = {
    wasTested: () => tested,
    rememberTested: () => {
      tested = true;
    },
    volume: () => remembered.volume,
    rememberVolume: () => undefined,
    isMuted: () => remembered.muted ?? false,
    rememberMuted: () => undefined,
  };
  const ringtone = createRingtone({
    openAudio: () => {
      const context = new AudioContext();
      contexts.push(context);
      return context;
    },
    onFirstPress: (listener) => presses.push(listener),
    memory,
  });
  onTestFinished(() => ringtone.dispose());
  const seen: RingtoneState['sound'][] = [ringtone.watch.state().sound];
  ringtone.watch.subscribe(({ sound }) => {
    if (sound !== seen.at(-1)) seen.push(sound);
  });
  return { ringtone, contexts, presses, memory, seen };
};

/** A browser allows sound only after a press. */
const press = async (act: () => void): Promise<void> => {
  const button = document.createElement('button');
  button.addEventListener('click', act, { once: true });
  button.textContent = 'Test the sound';
  document.body.replaceChildren(button);
  await userEvent.click(button);
};

it('opens no sound before it is needed', () => {
  expect(setUp().contexts).toEqual([]);
});

it('says that the sound is on only after it really played', async () => {
  const { ringtone, memory, seen } = setUp();
  await press(ringtone.test);
  expect([ringtone.watch.state().sound, memory.wasTested()]).toEqual(['testing', false]);
  await expect.poll(() => ringtone.watch.state().sound).toBe('on');
  expect([seen, memory.wasTested()]).toEqual([['locked', 'testing', 'on'], true]);
});

it('rings until it is hushed, and is silent at once', async () => {
  const { ringtone, contexts } = setUp();
  await press(ringtone.ring);
  expect(ringtone.watch.state().ringing).toBe(true);
  await expect.poll(() => contexts[0]?.state).toBe('running');
  ringtone.silence();
  expect(ringtone.watch.state().ringing).toBe(false);
});

it('stops the one ring of a second customer at once too', async () => {
  const stop = vi.spyOn(AudioScheduledSourceNode.prototype, 'stop');
  onTestFinished(() => stop.mockRestore());
  const { ringtone, contexts } = setUp();
  await press(ringtone.ringOnce);
  await expect.poll(() => contexts[0]?.state).toBe('running');
  expect(stop).not.toHaveBeenCalled();
  ringtone.silence();
  expect(stop).toHaveBeenCalledOnce();
});

it('is on again after a reload with the first press, wherever it is', async () => {
  const { ringtone, presses } = setUp({ tested: true });
  expect(ringtone.watch.state().sound).toBe('locked');
  await press(() => presses.forEach((listener) => listener()));
  await expect.poll(() => ringtone.watch.state().sound).toBe('on');
});

it('is not on any more when the system takes the sound away', async () => {
  const { ringtone, contexts, presses } = setUp({ tested: true });
  await press(() => presses.forEach((listener) => listener()));
  await expect.poll(() => ringtone.watch.state().sound).toBe('on');
  await contexts[0]?.suspend();
  await expect.poll(() => ringtone.watch.state().sound).toBe('locked');
});

it('keeps the chosen volume', () => {
  const { ringtone } = setUp({ volume: 35 });
  expect(ringtone.watch.state().volume).toBe(35);
  ringtone.setVolume(0);
  expect(ringtone.watch.state().volume).toBe(0);
});

it('keeps the volume while it is muted', () => {
  const { ringtone } = setUp({ volume: 35, muted: true });
  expect(ringtone.watch.state()).toMatchObject({ volume: 35, muted: true });
  ringtone.setMuted(false);
  expect(ringtone.watch.state()).toMatchObject({ volume: 35, muted: false });
});

it('says so when there is no sound at all', () => {
  const ringtone = createRingtone({
    openAudio: () => {
      throw new Error('no device');
    },
    onFirstPress: () => undefined,
    memory: {
      wasTested: () => false,
      rememberTested: () => undefined,
      volume: () => undefined,
      rememberVolume: () => undefined,
      isMuted: () => false,
      rememberMuted: () => undefined,
    },
  });
  ringtone.test();
  expect(ringtone.watch.state().sound).toBe('failed');
});
