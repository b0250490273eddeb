import { action, computed, makeObservable, observable } from 'mobx';
import { detach } from '@greenroom/core/kernel/detach';
import type { PerformerId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { FileContent } from '@greenroom/core/kernel/units';
import {
  PHONE_RECORDINGS,
  soundType,
  recordingLink,
  type PhoneRecordingName,
} from '@greenroom/core/profile/phone-profile';
import type {
  PhoneRecordingsController,
  PhoneRecordingsState,
} from '@greenroom/core/profile/phone-recordings.controller';
import { MAX_RECORDING_SIZE, MAX_RECORDING_TIME } from '@greenroom/core/profile/profile-texts';
import { VoiceRecorderViewModel } from '../media/voice-recorder.view-model.ts';
import { read } from '../mobx/read.ts';
import type { PhoneRecordingModel, PhoneRecordingsModel } from './PhoneRecording.tsx';

/** A recording in memory as something that can be played; at most one at a time. */
const createPlayable = () => {
  let made: { readonly of: FileContent; readonly url: string } | undefined;
  return (content: FileContent | undefined): string | undefined => {
    if (made?.of === content) return made?.url;
    if (made !== undefined) URL.revokeObjectURL(made.url);
    const type = content === undefined ? undefined : soundType(content);
    made =
      content === undefined
        ? undefined
        : { of: content, url: URL.createObjectURL(new Blob([content], { type: type ?? '' })) };
    return made?.url;
  };
};

class PhoneRecordingViewModel implements PhoneRecordingModel {
  readonly name: PhoneRecordingName;
  readonly recorder: VoiceRecorderViewModel;
  readonly #recordings: PhoneRecordingsController;
  readonly #state: Watchable<PhoneRecordingsState>;
  readonly #linkOf: (name: PhoneRecordingName, version: number) => string;
  readonly #playable = createPlayable();
  readonly #stopFollowing: () => void;
  /** The recording that was made and not sent yet, as an address to play. */
  take: string | undefined = undefined;

  constructor(
    name: PhoneRecordingName,
    recordings: PhoneRecordingsController,
    linkOf: (name: PhoneRecordingName, version: number) => string,
  ) {
    this.name = name;
    this.#recordings = recordings;
    this.#linkOf = linkOf;
    this.#state = recordings.watch;
    this.recorder = new VoiceRecorderViewModel((blob) => detach(this.#record(blob)), MAX_RECORDING_TIME);
    makeObservable<this, 'accept'>(this, { take: observable, sent: computed, accept: action });
    this.#stopFollowing = recordings.watch.subscribe((state) => this.accept(state[name].take));
    this.accept(recordings.watch.state()[name].take);
  }

  get review(): PhoneRecordingModel['review'] {
    return this.#mine.review;
  }

  get sent(): string | undefined {
    const { review, version } = this.#mine;
    return review === 'none' ? undefined : this.#linkOf(this.name, version);
  }

  get sending(): boolean {
    return this.#mine.sending;
  }

  get errorKey(): PhoneRecordingModel['errorKey'] {
    const { error } = this.#mine;
    return error === undefined ? undefined : `error.${error}`;
  }

  /** No more of it is read than shows that it is too large. */
  readonly choose = (file: File): void => detach(this.#record(file.slice(0, MAX_RECORDING_SIZE + 1)));

  readonly send = (): void => detach(this.#recordings.send(this.name));

  readonly discard = (): void => this.#recordings.discard(this.name);

  readonly dispose = (): void => {
    this.recorder.close();
    this.#stopFollowing();
    this.#playable(undefined);
  };

  /** Makes an address for a new recording and gives the old one up. */
  private accept(take: FileContent | undefined): void {
    this.take = this.#playable(take);
  }

  get #mine() {
    return read(this.#state)[this.name];
  }

  async #record(blob: Blob): Promise<void> {
    this.#recordings.record(this.name, new Uint8Array(await blob.arrayBuffer()));
  }
}

/** Mirrors the recordings for callers. @spec §3 performerIVRDetails */
export class PhoneRecordingsViewModel implements PhoneRecordingsModel {
  readonly rows: readonly PhoneRecordingViewModel[];
  readonly #recordings: PhoneRecordingsController;
  readonly #state: Watchable<PhoneRecordingsState>;

  /** @param apiUrl the full API URL: sound is fetched as a link, not as a call */
  constructor(recordings: PhoneRecordingsController, apiUrl: string, owner: () => PerformerId) {
    this.#recordings = recordings;
    this.#state = recordings.watch;
    this.rows = PHONE_RECORDINGS.map(
      (name) =>
        new PhoneRecordingViewModel(name, recordings, (of, version) => recordingLink(apiUrl, owner(), of, version)),
    );
  }

  get edited(): boolean {
    return read(this.#state).edited;
  }

  readonly undo = (): void => {
    for (const name of PHONE_RECORDINGS) this.#recordings.discard(name);
  };

  readonly dispose = (): void => {
    for (const row of this.rows) row.dispose();
  };
}
