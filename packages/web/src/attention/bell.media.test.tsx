import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BellState } from './attention.port.ts';
import { createBell, type BellMemory } from './bell.media.ts';

/** The real sound of the browser, as far as it gets: how loud it is at the end of the line. */
const setUp = (remembered: { tested?: boolean; volume?: number; muted?: boolean } = {}) => {
  const contexts: AudioContext[] = [];
  const presses: (() => void)[] = [];
  let tested = remembered.tested ?? false;
  const memory: BellMemory = {
    wasTested: () => tested,
    rememberTested: () => {
      tested = true;
    },
    volume: () => remembered.volume,
    rememberVolume: () => undefined,
    isMuted: () => remembered.muted ?? false,
    rememberMuted: () => undefined,
  };
  const bell = createBell({
    openAudio: () => {
      const context = new AudioContext();
      contexts.push(context);
      return context;
    },
    onFirstPress: (listener) => presses.push(listener),
    memory,
  });
  onTestFinished(() => bell.dispose());
  const seen: BellState['sound'][] = [bell.watch.state().sound];
  bell.watch.subscribe(({ sound }) => {
    if (sound !== seen.at(-1)) seen.push(sound);
  });
  return { bell, contexts, presses, memory, seen };
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
  const { bell, memory, seen } = setUp();
  await press(bell.test);
  expect([bell.watch.state().sound, memory.wasTested()]).toEqual(['testing', false]);
  await expect.poll(() => bell.watch.state().sound, { timeout: 6_000 }).toBe('on');
  expect([seen, memory.wasTested()]).toEqual([['locked', 'testing', 'on'], true]);
});

it('rings until it is hushed, and is silent at once', async () => {
  const { bell, contexts } = setUp();
  await press(bell.ring);
  expect(bell.watch.state().ringing).toBe(true);
  await expect.poll(() => contexts[0]?.state).toBe('running');
  bell.hush();
  expect(bell.watch.state().ringing).toBe(false);
});

it('is on again after a reload with the first press, wherever it is', async () => {
  const { bell, presses } = setUp({ tested: true });
  expect(bell.watch.state().sound).toBe('locked');
  await press(() => presses.forEach((listener) => listener()));
  await expect.poll(() => bell.watch.state().sound).toBe('on');
});

it('is not on any more when the system takes the sound away', async () => {
  const { bell, contexts, presses } = setUp({ tested: true });
  await press(() => presses.forEach((listener) => listener()));
  await expect.poll(() => bell.watch.state().sound).toBe('on');
  await contexts[0]?.suspend();
  await expect.poll(() => bell.watch.state().sound).toBe('locked');
});

it('keeps the chosen volume', () => {
  const { bell } = setUp({ volume: 35 });
  expect(bell.watch.state().volume).toBe(35);
  bell.setVolume(0);
  expect(bell.watch.state().volume).toBe(0);
});

it('keeps the volume while it is muted', () => {
  const { bell } = setUp({ volume: 35, muted: true });
  expect(bell.watch.state()).toMatchObject({ volume: 35, muted: true });
  bell.setMuted(false);
  expect(bell.watch.state()).toMatchObject({ volume: 35, muted: false });
});

it('says so when there is no sound at all', () => {
  const bell = createBell({
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
  bell.test();
  expect(bell.watch.state().sound).toBe('failed');
});
