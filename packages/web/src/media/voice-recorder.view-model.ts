import { action, makeObservable, observable } from 'mobx';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import { millis, millisToSeconds, seconds, type Millis, type Seconds } from '@greenroom/core/kernel/units';
import { microphoneFailure } from '@greenroom/core/session/video/streaming.errors';
import type { PublicOf } from '../mobx/public-of.ts';
import { explainRefusal, nameOf } from './capture-refusal.ts';
import { createDeviceStream } from './device-stream.media.ts';

/** Shortest recording in milliseconds. A shorter one holds no sound, and would be taken for another voice. */
const SHORTEST = 1_000;
/** Milliseconds between two times that are shown. */
const TICK = 1_000;

const ASKED = { camera: false, microphone: true } as const;

/** Microphone for one recording, which stays in memory and is gone once it is sent. */
export class VoiceRecorderViewModel {
  status: 'off' | 'recording' = 'off';
  errorKey: ErrorKey | undefined = undefined;
  /** Time since the recording began; 0 while there is none. */
  elapsed: Seconds = seconds(0);
  /** Time after which a recording ends by itself. */
  readonly longest: Seconds | undefined;
  readonly #onRecorded: (recording: Blob) => void;
  readonly #endsAfter: Millis | undefined;
  readonly #device = createDeviceStream();
  #recorder: MediaRecorder | undefined;
  #startedAt = 0;
  #ticks: ReturnType<typeof setInterval> | undefined;

  /** @param longest after which a recording ends by itself */
  constructor(onRecorded: (recording: Blob) => void, longest?: Millis) {
    this.#onRecorded = onRecorded;
    this.#endsAfter = longest;
    this.longest = longest === undefined ? undefined : millisToSeconds(longest);
    makeObservable<this, 'become' | 'tick'>(this, {
      status: observable,
      errorKey: observable,
      elapsed: observable,
      become: action,
      tick: action,
    });
  }

  readonly start = async (): Promise<void> => {
    try {
      const stream = await this.#device.open({ audio: true });
      if (stream === undefined) return;
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const end = this.#endsAfter === undefined ? undefined : setTimeout(this.stop, this.#endsAfter);
      recorder.addEventListener('stop', () => {
        clearTimeout(end);
        // Closed, and perhaps begun again.
        if (this.#recorder !== recorder) return;
        this.#device.close();
        this.#onRecorded(new Blob(parts));
        this.become('off', undefined);
      });
      recorder.addEventListener('error', () => {
        if (this.#recorder !== recorder) return;
        this.close();
        this.become('off', 'error.microphone.unknown');
      });
      recorder.start();
      this.#recorder = recorder;
      this.#startedAt = performance.now();
      this.become('recording', undefined);
      this.#ticks = setInterval(() => this.tick(), TICK);
    } catch (error) {
      // The microphone was given and only the recorder failed: its light must not stay on.
      this.#device.close();
      const code = await explainRefusal(nameOf(error), ASKED, navigator.permissions);
      this.become('off', `error.${microphoneFailure(code)}`);
    }
  };

  /** Ends the recording; one that has hardly begun, once it is long enough to hold a sound. */
  readonly stop = (): void => {
    const recorder = this.#recorder;
    const missing = this.#startedAt + SHORTEST - performance.now();
    setTimeout(() => {
      if (recorder?.state === 'recording') recorder.stop();
    }, missing);
  };

  /** Without giving the recording to anybody. */
  readonly close = (): void => {
    this.#recorder = undefined;
    this.#device.close();
    this.become('off', undefined);
  };

  private become(status: 'off' | 'recording', errorKey: ErrorKey | undefined): void {
    clearInterval(this.#ticks);
    this.status = status;
    this.errorKey = errorKey;
    this.elapsed = seconds(0);
  }

  private tick(): void {
    this.elapsed = millisToSeconds(millis(performance.now() - this.#startedAt));
  }
}

export type VoiceRecorderModel = PublicOf<VoiceRecorderViewModel>;
