import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { keepAudioFocus } from './audio-focus.media.ts';

const setUp = (mayPlay = true) => {
  const done: string[] = [];
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const controls = {
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) =>
      void handlers.set(action, handler),
  };
  const session = createValue({ isOnAir: false });
  let isPlaying = false;
  const leave = keepAudioFocus({
    createSilence: () => ({
      get paused() {
        return !isPlaying;
      },
      play: async () => {
        done.push('play');
        if (!mayPlay) throw new DOMException('', 'NotAllowedError');
        isPlaying = true;
      },
      end: () => {
        done.push('end');
        isPlaying = false;
      },
    }),
    controls,
    wanted: {
      state: () => session.state().isOnAir,
      subscribe: (listener) => session.subscribe(({ isOnAir }) => listener(isOnAir)),
    },
  });
  // Each change of the session, as a new second of it, is told.
  const goOnAir = (isOnAir: boolean): void => session.set({ isOnAir });
  return { done, handlers, controls, goOnAir, leave };
};

it('plays silence on the air alone, and tells the system so', () => {
  const { done, controls, goOnAir } = setUp();
  expect(done).toEqual([]);
  goOnAir(true);
  expect([done, controls.playbackState]).toEqual([['play'], 'playing']);
  goOnAir(false);
  expect([done, controls.playbackState]).toEqual([['play', 'end'], 'none']);
});

it('goes on when a headset or the lock screen says pause or stop', () => {
  const { done, handlers, goOnAir } = setUp();
  goOnAir(true);
  handlers.get('pause')?.({ action: 'pause' });
  handlers.get('stop')?.({ action: 'stop' });
  expect(done).toEqual(['play', 'play', 'play']);
  goOnAir(false);
  expect([...handlers.values()]).toEqual([null, null]);
});

it('is asked again with each change where the browser played nothing yet', () => {
  const { done, goOnAir } = setUp(false);
  goOnAir(true);
  goOnAir(true);
  expect(done).toEqual(['play', 'play']);
  const played = setUp();
  played.goOnAir(true);
  played.goOnAir(true);
  expect(played.done).toEqual(['play']);
});

it('gives the sound back at its end', () => {
  const { done, goOnAir, leave } = setUp();
  goOnAir(true);
  leave();
  expect(done).toEqual(['play', 'end']);
});
