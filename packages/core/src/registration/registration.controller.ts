import { hasProblems } from '../forms/field-rule.ts';
import { createFormController, type FormDrafts } from '../forms/form.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, watchChanges, readOnly } from '../kernel/machine.ts';
import { createMutation } from '../kernel/mutation.controller.ts';
import { err, ok } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';
import type { CalendarDay } from '../personal-data/birth-date.ts';
import { createFetchedPhoneNumbers, type FetchPhoneNumbers } from '../personal-data/phone-numbers.ts';
import type { DocumentErrorCode } from './document-picture.ts';
import { tokenRefusal, type RegistrationApi, type RegistrationErrorCode } from './registration-api.port.ts';
import { firstOpenStep, problemsInStep, stepBeside, type RegistrationStep } from './registration-steps.ts';
import {
  NO_REGISTRATION,
  registrationProblems,
  SECRET_REGISTRATION_FIELDS,
  tidyRegistration,
  type DocumentSide,
  type Registration,
  hiddenEmail,
} from './registration.ts';

export type DocumentState =
  | { readonly status: 'none' | 'uploading' | 'there' }
  | { readonly status: 'failed'; readonly error: DocumentErrorCode | 'registration.uploadFailed' };

export interface RegistrationState {
  /** Reason for which the link opens no form. */
  readonly refusal: RegistrationErrorCode | undefined;
  readonly documents: Readonly<Record<DocumentSide, DocumentState>>;
  /** The new performer ID with the address of the first mail, once the registration is complete. */
  readonly registered: { readonly performerId: string; readonly mailedTo: string } | undefined;
  readonly step: RegistrationStep;
  /** Steps that a problem has stopped: they show all of their problems, every other one those of the fields that were left. */
  readonly stopped: readonly RegistrationStep[];
  /** Number of times a problem kept the performer at a step: each moves the focus to the fields to correct. */
  readonly stops: number;
}

export interface RegistrationDeps {
  readonly token: string;
  readonly api: RegistrationApi;
  readonly drafts: FormDrafts;
  /** The language on the screen, where the platform takes one for the account. */
  readonly language: () => Language | undefined;
  /** The day in Amsterdam. */
  readonly today: () => CalendarDay;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
  readonly log: Log;
}

const NONE: DocumentState = { status: 'none' };

/** Runs the registration, from the link to the new performer ID. @spec §2 /register/{token}, §5 Registration */
export const createRegistrationController = (deps: RegistrationDeps) => {
  const { token, api, drafts, today, log } = deps;
  const numbers = createFetchedPhoneNumbers(deps.fetchPhoneNumbers);
  const state = createValue<RegistrationState>({
    refusal: undefined,
    documents: { idFront: NONE, idBack: NONE, cardFront: NONE, cardBack: NONE },
    registered: undefined,
    step: 'contact',
    stopped: [],
    stops: 0,
  });
  const change = (to: Partial<RegistrationState>): void => state.set({ ...state.state(), ...to });
  const setDocument = (side: DocumentSide, to: DocumentState): void =>
    change({ documents: { ...state.state().documents, [side]: to } });

  /** A new link to the same address finds what was typed behind the old one. */
  const invited = createValue(token);
  const form = createFormController<Registration>({
    name: 'registration',
    keptAs: () => `registration-${invited.state()}`,
    empty: NO_REGISTRATION,
    check: (values) => registrationProblems(values, today(), numbers),
    load: async () => {
      const [rules, answer] = await Promise.all([numbers.fetched(), api.invitation(token)]);
      change({ refusal: answer.ok ? undefined : tokenRefusal(answer.error) });
      if (!answer.ok) return err(answer.error);
      if (!rules.ok) return rules;
      const { email } = answer.value;
      if (email !== '') invited.set(email);
      return ok({ ...NO_REGISTRATION, email });
    },
    save: async (values) => {
      const answer = await api.submit(token, tidyRegistration(values, numbers), deps.language());
      if (!answer.ok) {
        change({ refusal: tokenRefusal(answer.error) });
        return answer;
      }
      change({ registered: { performerId: answer.value, mailedTo: hiddenEmail(values.email) } });
      return ok(values);
    },
    secret: SECRET_REGISTRATION_FIELDS,
    drafts,
    log,
  });
  /** Sends the first mail again. */
  const mailAgain = createMutation<void, void>({
    name: 'sending the first mail again',
    log,
    mutate: () => api.mailAgain(token),
  });
  /** Opens any step: what is not at hand yet can wait. */
  const goTo = (step: RegistrationStep): void => change({ step });
  const stopAt = (step: RegistrationStep): void => {
    const { stopped, stops } = state.state();
    change({ step, stopped: [...stopped, step], stops: stops + 1 });
  };
  /** Opens the following step once this one has no problem, and says what to correct otherwise; submits from the review. */
  const next = (): void => {
    const { step } = state.state();
    if (step === 'review') form.save();
    else if (hasProblems(problemsInStep(step, form.watch.state().problems))) stopAt(step);
    else goTo(stepBeside(step, 1));
  };
  // Resumes at the first open step, and returns to the one that a problem stopped.
  watchChanges(form.watch, (now, before) => {
    const isLoaded = now.status === 'ready' && before.status !== 'ready';
    const isStopped = now.stops > before.stops && hasProblems(now.problems);
    if (isLoaded) goTo(firstOpenStep(now.problems));
    if (isStopped) stopAt(firstOpenStep(now.problems));
  });
  /** The picture of each side that is uploaded, or was last. */
  const uploads = new Map<DocumentSide, FileContent>();
  const drop = (side: DocumentSide, to: DocumentState): void => {
    uploads.delete(side);
    form.set(side, '');
    setDocument(side, to);
  };
  /** Drops the picture of a side: another one was chosen, and is being prepared for its upload. */
  const replace = (side: DocumentSide): void => drop(side, { status: 'uploading' });
  const upload = async (side: DocumentSide, content: FileContent): Promise<void> => {
    replace(side);
    uploads.set(side, content);
    const answer = await api.upload(token, side, content);
    // Another picture was chosen meanwhile.
    if (uploads.get(side) !== content) return;
    if (answer.ok) form.set(side, answer.value);
    else {
      change({ refusal: tokenRefusal(answer.error) });
      log.write('error', 'a document was not uploaded', { side, status: answer.error.status });
    }
    setDocument(side, answer.ok ? { status: 'there' } : { status: 'failed', error: 'registration.uploadFailed' });
  };
  /** Rejects a picture that this device has found unfit. */
  const refuse = (side: DocumentSide, error: DocumentErrorCode): void => drop(side, { status: 'failed', error });
  const back = (): void => goTo(stepBeside(state.state().step, -1));
  return { watch: readOnly(state), form, next, back, goTo, replace, upload, refuse, mailAgain };
};

export type RegistrationController = ReturnType<typeof createRegistrationController>;
