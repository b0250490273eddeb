import type { FileProbe } from '@greenroom/core/gallery/file-probe.port';
import { ERROR_I18N_KEY } from '@greenroom/core/app/app-error';
import type { RegistrationController, RegistrationState } from '@greenroom/core/registration/registration.controller';
import {
  DOCUMENT_SIDES,
  mayScan,
  type DocumentSide,
  type Registration,
} from '@greenroom/core/registration/registration';
import { computed, makeObservable } from 'mobx';
import { FormViewModel } from '../forms/form.view-model.ts';
import { cleanImage } from '../media/clean-image.ts';
import { StillCameraViewModel } from '../media/still-camera.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { DocumentModel } from './DocumentRow.tsx';
import type { RegisterPageModel } from './RegisterPage.tsx';

/** A registration with its pictures. @spec §2 /register/{token} */
export class RegisterPageViewModel implements RegisterPageModel {
  readonly form: FormViewModel<Registration>;
  readonly #registration: RegistrationController;
  readonly #state: Mirror<RegistrationState>;
  readonly #probe: FileProbe;
  readonly #cameras: Readonly<Record<DocumentSide, StillCameraViewModel>>;

  constructor(registration: RegistrationController, probe: FileProbe) {
    this.#probe = probe;
    this.form = new FormViewModel('registration', registration.form, {
      notLoaded: 'registration.notLoaded',
      notSaved: 'registration.submitFailed',
    });
    this.#registration = registration;
    this.#state = new Mirror(registration.watch);
    const camera = (side: DocumentSide) =>
      new StillCameraViewModel((still) => void this.#choose(side, new File([still], 'scan.jpg')));
    this.#cameras = {
      idFront: camera('idFront'),
      idBack: camera('idBack'),
      cardFront: camera('cardFront'),
      cardBack: camera('cardBack'),
    };
    makeObservable(this, { phase: computed, documents: computed });
  }

  get phase(): RegisterPageModel['phase'] {
    const { refusal, performerId } = this.#state.current;
    if (performerId !== undefined) return { kind: 'registered', performerId };
    return refusal === undefined ? { kind: 'form' } : { kind: 'refused', errorKey: ERROR_I18N_KEY[refusal] };
  }

  get documents(): Readonly<Record<DocumentSide, DocumentModel>> {
    const { documents } = this.#state.current;
    const isScanned = mayScan({ nationality: String(this.form.value('nationality')) });
    const row = (side: DocumentSide): DocumentModel => {
      const state = documents[side];
      return {
        status: state.status,
        errorKey: state.status === 'failed' ? ERROR_I18N_KEY[state.error] : undefined,
        camera: isScanned ? this.#cameras[side] : undefined,
        choose: (file) => void this.#choose(side, file),
      };
    };
    return { idFront: row('idFront'), idBack: row('idBack'), cardFront: row('cardFront'), cardBack: row('cardBack') };
  }

  readonly dispose = (): void => {
    this.form.dispose();
    this.#state.dispose();
    for (const side of DOCUMENT_SIDES) this.#cameras[side].close();
  };

  async #choose(side: DocumentSide, file: File): Promise<void> {
    const clean = await cleanImage(file, this.#probe);
    if (clean.ok) await this.#registration.upload(side, clean.value);
    else this.#registration.refuse(side, clean.error);
  }
}
