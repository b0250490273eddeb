import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FIRST_SOUNDS, type EventSoundChoices } from './event-sound.ts';
import { createEventSounds } from './event-sounds.media.ts';
import { FIRST_TIP_SIZES } from './tip-sound.ts';

/** The browser's own sound, and how loud each sound was sent to its end. */
const setUp = (pressed = true) => {
  const gains: GainNode[] = [];
  const made: AudioBuffer[] = [];
  let kept: EventSoundChoices = FIRST_SOUNDS;
  const sounds = createEventSounds({
    openAudio: () => {
      const context = new AudioContext();
      const createGain = context.createGain.bind(context);
      context.createGain = () => {
        const gain = createGain();
        gains.push(gain);
        return gain;
      };
      const createBuffer = context.createBuffer.bind(context);
      context.createBuffer = (...shape) => {
        const buffer = createBuffer(...shape);
        made.push(buffer);
        return buffer;
      };
      return context;
    },
    maySound: () => pressed,
    memory: {
      read: () => kept,
      write: (choices) => {
        kept = choices;
      },
      readTipSizes: () => FIRST_TIP_SIZES,
      writeTipSizes: () => undefined,
    },
  });
  onTestFinished(() => sounds.dispose());
  return { sounds, made, loudness: () => gains.map(({ gain }) => Number(gain.value.toFixed(4))), kept: () => kept };
};

/** A browser allows sound only after a press. */
const press = async (): Promise<void> => {
  const button = document.createElement('button');
  button.textContent = 'Here';
  document.body.replaceChildren(button);
  await userEvent.click(button);
};

it('plays as loud as chosen for the event', async () => {
  await press();
  const { sounds, loudness, kept } = setUp();
  sounds.choose('inbox', { volume: 100 });
  sounds.play('inbox');
  expect(loudness()).toEqual([1]);
  expect(kept().inbox).toEqual({ tone: 'glass', volume: 100, muted: false });
});

it('makes one sound of what comes at once, and another when it has ended', async () => {
  await press();
  const { sounds, loudness } = setUp();
  sounds.play('error');
  sounds.play('toy');
  expect(loudness()).toHaveLength(1);
  await expect
    .poll(() => {
      sounds.play('toy');
      return loudness().length;
    })
    .toBe(2);
});

it.each([{ muted: true }, { volume: 0 }])('is silent with %o, yet plays the sound under test', async (part) => {
  await press();
  const { sounds, loudness } = setUp();
  sounds.choose('toy', part);
  sounds.play('toy');
  expect(loudness()).toEqual([]);
  sounds.test('toy');
  expect(loudness()).toHaveLength(1);
});

it('opens no sound in a page where nothing was pressed, for it would come too late', () => {
  const { sounds, loudness } = setUp(false);
  sounds.play('inbox');
  expect(loudness()).toEqual([]);
});

it('breaks nothing where there is no sound at all', () => {
  const sounds = createEventSounds({
    openAudio: () => {
      throw new Error('no device');
    },
    maySound: () => true,
    memory: {
      read: () => FIRST_SOUNDS,
      write: () => undefined,
      readTipSizes: () => FIRST_TIP_SIZES,
      writeTipSizes: () => undefined,
    },
  });
  expect(() => sounds.play('inbox')).not.toThrow();
});

it('computes each tone once, however often it sounds', async () => {
  await press();
  const { sounds, made, loudness } = setUp();
  for (let time = 0; time < 5; time += 1) sounds.test('toy');
  expect([made.length, loudness().length]).toEqual([1, 5]);
  sounds.test('error');
  sounds.test('toy');
  expect(made).toHaveLength(2);
});

it('sounds low for a small tip and not at all for one of no size', async () => {
  await press();
  const { sounds, loudness } = setUp();
  sounds.choose('tip', { volume: 100 });
  sounds.play('tip', 0);
  expect(loudness()).toEqual([]);
  sounds.play('tip', 0.4);
  expect(loudness()).toEqual([0.16]);
});
