import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createMicrophoneMeter, loudness } from './microphone-meter.media.ts';

const microphone = { kind: 'audio' } as MediaStreamTrack;

it('leaves camera and microphone alone where the browser has no AudioContext, and says that nothing is measured', () => {
  const tracks = createValue<readonly MediaStreamTrack[]>([]);
  const meter = createMicrophoneMeter({
    tracks,
    openAudio: () => {
      throw new ReferenceError('AudioContext is not defined');
    },
    clock: createVirtualClock(),
    log: silentLog,
  });
  expect(() => tracks.set([microphone])).not.toThrow();
  expect(meter.watch.state()).toEqual({ bars: 0, heard: false, isMeasured: false });
  tracks.set([]);
  expect(meter.watch.state().isMeasured).toBe(true);
  meter.dispose();
});

it.each([
  [0, 0, false],
  [0.004, 0, false],
  [0.01, 1, true],
  [0.06, 3, true],
  [0.3, 5, true],
])('shows a level of %d as %i bars', (level, bars, isSound) => {
  expect(loudness(new Float32Array(64).fill(level))).toEqual({ bars, isSound });
});

it('shows nothing of no samples', () => {
  expect(loudness(new Float32Array())).toEqual({ bars: 0, isSound: false });
});
