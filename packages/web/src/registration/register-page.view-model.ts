import { compareStructural, computed, makeObservable, observable, runInAction } from 'mobx';
import { hasProblems } from '@greenroom/core/forms/field-rule';
import type { FileProbe } from '@greenroom/core/gallery/upload.port';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import {
  DOCUMENT_SIDES,
  mayScan,
  type DocumentSide,
  type Registration,
} from '@greenroom/core/registration/registration';
import {
  minutesLeft,
  problemsInStep,
  REGISTRATION_STEP,
  REGISTRATION_STEPS,
} from '@greenroom/core/registration/registration-steps';
import type { RegistrationController, RegistrationState } from '@greenroom/core/registration/registration.controller';
import { FormViewModel } from '../forms/form.view-model.ts';
import { cleanImage } from '../media/clean-image.ts';
import { StillCameraViewModel } from '../media/still-camera.view-model.ts';
import { read } from '../mobx/read.ts';
import type { DocumentModel } from './DocumentRow.tsx';
import type { RegisterPageModel } from './RegisterPage.tsx';
import type { RegistrationStepsModel } from './RegistrationSteps.tsx';
import { StepFormViewModel } from './step-form.view-model.ts';

/** Mirrors a registration with the pictures of its documents. @spec §2 /register/{token} */
export class RegisterPageViewModel implements RegisterPageModel {
  readonly form: StepFormViewModel;
  readonly back: () => void;
  readonly sendMailAgain: () => void;
  readonly #whole: FormViewModel<Registration>;
  /** The picture that was chosen last for each side; none once the page is closed. */
  readonly #chosen = new Map<DocumentSide, File>();
  readonly #previews = observable.map<DocumentSide, string>();
  readonly #registration: RegistrationController;
  readonly #state: Watchable<RegistrationState>;
  readonly #probe: FileProbe;
  readonly #mailAgain: Watchable<Mutation<void>>;
  readonly #cameras: Readonly<Record<DocumentSide, StillCameraViewModel>>;

  constructor(registration: RegistrationController, probe: FileProbe) {
    this.#probe = probe;
    this.#whole = new FormViewModel('registration', registration.form, {
      notLoaded: 'registration.notLoaded',
      notSaved: 'registration.submitFailed',
    });
    this.#registration = registration;
    this.back = registration.back;
    this.#state = registration.watch;
    this.#mailAgain = registration.mailAgain.watch;
    this.sendMailAgain = registration.mailAgain.mutate;
    this.form = new StepFormViewModel(this.#whole, this.#state, registration.next);
    const camera = (side: DocumentSide) =>
      new StillCameraViewModel((still) => detach(this.#choose(side, new File([still], 'scan.jpg'))));
    this.#cameras = {
      idFront: camera('idFront'),
      idBack: camera('idBack'),
      cardFront: camera('cardFront'),
      cardBack: camera('cardBack'),
    };
    makeObservable(this, {
      phase: computed,
      documents: computed,
      // Computed again with each key; the steps are drawn again only when one of them changes.
      steps: computed({ equals: compareStructural }),
    });
  }

  get phase(): RegisterPageModel['phase'] {
    const { refusal, registered } = read(this.#state);
    if (registered !== undefined) {
      const { status } = read(this.#mailAgain);
      return { kind: 'registered', ...registered, mail: status === 'idle' ? 'sent' : status };
    }
    return refusal === undefined ? { kind: 'form' } : { kind: 'refused', errorKey: `error.${refusal}` };
  }

  get steps(): RegistrationStepsModel {
    const problems = this.#whole.facts.problems;
    return {
      current: read(this.#state).step,
      rows: REGISTRATION_STEPS.map((step) => ({
        step,
        isComplete: step !== 'review' && !hasProblems(problemsInStep(step, problems)),
        minutes: REGISTRATION_STEP[step].minutes,
      })),
      minutesLeft: minutesLeft(problems),
      goTo: this.#registration.goTo,
    };
  }

  get documents(): Readonly<Record<DocumentSide, DocumentModel>> {
    const { documents } = read(this.#state);
    const isScanned = mayScan({ nationality: String(this.form.value('nationality')) });
    const row = (side: DocumentSide): DocumentModel => {
      const state = documents[side];
      const file = this.#chosen.get(side);
      const mayRetry = state.status === 'failed' && state.error === 'registration.uploadFailed';
      return {
        status: state.status,
        errorKey: state.status === 'failed' ? `error.${state.error}` : undefined,
        preview: this.#previews.get(side),
        camera: isScanned ? this.#cameras[side] : undefined,
        choose: (chosen) => detach(this.#choose(side, chosen)),
        retry: mayRetry && file !== undefined ? () => detach(this.#choose(side, file)) : undefined,
      };
    };
    return { idFront: row('idFront'), idBack: row('idBack'), cardFront: row('cardFront'), cardBack: row('cardBack') };
  }

  readonly dispose = (): void => {
    this.#chosen.clear();
    for (const side of DOCUMENT_SIDES) {
      this.#cameras[side].close();
      this.#show(side, undefined);
    }
  };

  async #choose(side: DocumentSide, file: File): Promise<void> {
    this.#chosen.set(side, file);
    this.#show(side, undefined);
    this.#registration.replace(side);
    const clean = await cleanImage(file, this.#probe);
    if (this.#chosen.get(side) !== file) return;
    if (clean.ok) this.#show(side, new Blob([clean.value]));
    if (clean.ok) await this.#registration.upload(side, clean.value);
    else this.#registration.refuse(side, clean.error);
  }

  #show(side: DocumentSide, picture: Blob | undefined): void {
    const before = this.#previews.get(side);
    if (before !== undefined) URL.revokeObjectURL(before);
    runInAction(() => {
      if (picture === undefined) this.#previews.delete(side);
      else this.#previews.set(side, URL.createObjectURL(picture));
    });
  }
}
