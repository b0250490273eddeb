import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { VoiceRecorderViewModel } from './voice-recorder.view-model.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const openMicrophone = () => {
  const track = { live: true, stop: () => void (track.live = false) };
  const stream = Object.assign(new EventTarget(), { getTracks: () => [track] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  return track;
};

it('turns the microphone off when the browser cannot record it', async () => {
  const track = openMicrophone();
  vi.stubGlobal(
    'MediaRecorder',
    class {
      constructor() {
        throw new DOMException('no such format', 'NotSupportedError');
      }
    },
  );
  const recorder = new VoiceRecorderViewModel(() => undefined);
  await recorder.start();
  expect(track.live).toBe(false);
  expect([recorder.status, recorder.errorKey]).toEqual(['off', 'error.microphone.unknown']);
});

it('turns the microphone off when recording fails later, and says so', async () => {
  const track = openMicrophone();
  const started: EventTarget[] = [];
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      readonly start = (): void => void started.push(this);
    },
  );
  const recorded: Blob[] = [];
  const recorder = new VoiceRecorderViewModel((blob) => recorded.push(blob));
  await recorder.start();
  expect([recorder.status, track.live]).toEqual(['recording', true]);
  started[0]?.dispatchEvent(new Event('error'));
  expect([recorder.status, recorder.errorKey, track.live]).toEqual(['off', 'error.microphone.unknown', false]);
  expect(recorded).toEqual([]);
});

it('counts the seconds of a recording, and begins anew with the next', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  openMicrophone();
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      readonly start = (): void => undefined;
    },
  );
  const recorder = new VoiceRecorderViewModel(() => undefined, millis(60_000));
  await recorder.start();
  vi.advanceTimersByTime(12_300);
  expect([recorder.elapsed, recorder.longest]).toEqual([12, 60]);
  recorder.close();
  vi.advanceTimersByTime(5_000);
  expect(recorder.elapsed).toBe(0);
});
