import { detach } from '@greenroom/core/kernel/detach';
import { modalFor } from '@greenroom/core/verification/verification-api.port';
import type { VerificationController } from '@greenroom/core/verification/verification.controller';
import { StillCameraViewModel } from '../media/still-camera.view-model.ts';
import { VoiceRecorderViewModel } from '../media/voice-recorder.view-model.ts';
import { read } from '../mobx/read.ts';
import type { VerificationModalModel } from './VerificationModal.tsx';

const MODAL_KIND = { 'face-recog': 'face', 'voice-recog': 'voice' } as const;

/** Takes a still of the face or a recording of the voice, and sends it for the check. @spec §1 — voice and face verification */
export class VerificationModalViewModel implements VerificationModalModel {
  readonly camera: StillCameraViewModel;
  readonly recorder: VoiceRecorderViewModel;
  readonly #verification: VerificationController;
  readonly #unfollow: () => void;

  constructor(verification: VerificationController) {
    this.#verification = verification;
    this.camera = new StillCameraViewModel((still) => detach(this.#send(still)));
    this.recorder = new VoiceRecorderViewModel((recording) => detach(this.#send(recording)));
    // The camera is switched off when no check is due, or the other one.
    let asked = verification.watch.state().due;
    this.#unfollow = verification.watch.subscribe(({ due }) => {
      if (due !== asked) this.#closeDevices();
      asked = due;
    });
  }

  get sending(): boolean {
    return read(this.#verification.watch).sending;
  }

  get errorKey(): VerificationModalModel['errorKey'] {
    const { error } = read(this.#verification.watch);
    return error === undefined ? undefined : `error.${error}`;
  }

  get received(): VerificationModalModel['received'] {
    const { received } = read(this.#verification.watch);
    return received === undefined ? undefined : MODAL_KIND[modalFor(received)];
  }

  get done(): boolean {
    return read(this.#verification.watch).due === undefined;
  }

  readonly goOn = (): void => this.#verification.acknowledge();

  readonly refuse = (): void => {
    this.#closeDevices();
    this.#verification.refuse();
  };

  readonly dispose = (): void => {
    this.#unfollow();
    this.#closeDevices();
  };

  #closeDevices(): void {
    this.camera.close();
    this.recorder.close();
  }

  async #send(content: Blob): Promise<void> {
    this.#verification.send(new Uint8Array(await content.arrayBuffer()));
  }
}
