import type { VerificationController, VerificationState } from '@greenroom/core/account/verification.controller';
import { computed, makeObservable } from 'mobx';
import { StillCameraViewModel } from '../media/still-camera.view-model.ts';
import { VoiceRecorderViewModel } from '../media/voice-recorder.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { VerificationModalModel } from './VerificationModal.tsx';

/** Her face as a still, her voice as a recording. @spec §1 — voice and face verification */
export class VerificationModalViewModel implements VerificationModalModel {
  readonly camera: StillCameraViewModel;
  readonly recorder: VoiceRecorderViewModel;
  readonly #verification: VerificationController;
  readonly #state: Mirror<VerificationState>;

  constructor(verification: VerificationController) {
    this.#verification = verification;
    this.#state = new Mirror(verification.watch);
    this.camera = new StillCameraViewModel((still) => void this.#send(still));
    this.recorder = new VoiceRecorderViewModel((recording) => void this.#send(recording));
    makeObservable(this, { sending: computed });
  }

  get sending(): boolean {
    return this.#state.current.sending;
  }

  readonly refuse = (): void => {
    this.#closeDevices();
    this.#verification.refuse();
  };

  readonly dispose = (): void => {
    this.#closeDevices();
    this.#state.dispose();
  };

  #closeDevices(): void {
    this.camera.close();
    this.recorder.close();
  }

  async #send(content: Blob): Promise<void> {
    await this.#verification.send(new Uint8Array(await content.arrayBuffer()));
  }
}
