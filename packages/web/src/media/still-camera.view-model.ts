import { action, makeObservable, observable } from 'mobx';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import type { PublicOf } from '../mobx/public-of.ts';
import { explainRefusal, nameOf } from './capture-refusal.ts';
import { createDeviceStream } from './device-stream.media.ts';

const ASKED = { camera: true, microphone: false } as const;
const CONSTRAINTS: MediaStreamConstraints = { video: { width: { ideal: 1280 }, height: { ideal: 960 } }, audio: false };

/** Waits for the first picture, because a press may come before the camera has sent anything. */
const firstPicture = async (video: HTMLVideoElement): Promise<void> => {
  if (video.videoWidth > 0) return;
  await new Promise((resolve) => {
    video.addEventListener('loadeddata', resolve, { once: true });
  });
};

/** Camera for one still picture, switched off as soon as it is taken or cancelled; the picture is looked at before it is used. */
export class StillCameraViewModel {
  status: 'off' | 'opening' | 'on' | 'taken' = 'off';
  errorKey: ErrorKey | undefined = undefined;
  /** Address of the picture that was taken and is not used yet. */
  preview: string | undefined = undefined;
  readonly #onUsed: (still: Blob) => void;
  readonly #device = createDeviceStream();
  #video: HTMLVideoElement | null = null;
  #still: Blob | undefined;

  constructor(onUsed: (still: Blob) => void) {
    this.#onUsed = onUsed;
    makeObservable<this, 'become'>(this, {
      status: observable,
      errorKey: observable,
      preview: observable,
      become: action,
    });
  }

  /** Opens the camera; drops a picture that was taken before. */
  readonly open = async (): Promise<void> => {
    this.become('opening', undefined);
    try {
      if ((await this.#device.open(CONSTRAINTS)) === undefined) return;
      this.become('on', undefined);
      this.#show();
    } catch (error) {
      const code = await explainRefusal(nameOf(error), ASKED, navigator.permissions);
      this.become('off', `error.${code}`);
    }
  };

  readonly attach = (video: HTMLVideoElement | null): void => {
    this.#video = video;
    this.#show();
  };

  readonly take = async (): Promise<void> => {
    const video = this.#video;
    const stream = this.#device.current();
    if (video === null || stream === undefined) return;
    const isCancelled = (): boolean => this.#device.current() !== stream;
    await firstPicture(video);
    if (isCancelled()) return;
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const still = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    if (isCancelled()) return;
    this.#device.close();
    this.become('taken', undefined, still);
  };

  /** Hands the taken picture on. */
  readonly use = (): void => {
    const still = this.#still;
    this.close();
    if (still !== undefined) this.#onUsed(still);
  };

  readonly close = (): void => {
    this.#device.close();
    this.become('off', undefined);
  };

  private become(status: 'off' | 'opening' | 'on' | 'taken', errorKey: ErrorKey | undefined, still?: Blob): void {
    this.status = status;
    this.errorKey = errorKey;
    if (this.preview !== undefined) URL.revokeObjectURL(this.preview);
    this.#still = still;
    this.preview = still === undefined ? undefined : URL.createObjectURL(still);
  }

  #show(): void {
    const stream = this.#device.current();
    if (this.#video !== null && stream !== undefined) this.#video.srcObject = stream;
  }
}

export type StillCameraModel = PublicOf<StillCameraViewModel>;
