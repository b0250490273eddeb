import type { FirstStep, FirstStepName, FirstStepStatus } from '@greenroom/core/my-day/first-steps';
import type { TextKey } from '../i18n/i18n.ts';

/** Sentence of a step in a state that has one of its own; every other state has the step's usual sentence. */
const NOTES: Readonly<Partial<Record<FirstStepName, Partial<Record<FirstStepStatus, TextKey>>>>> = {
  identity: { waits: 'myDay.steps.identity.waits', rejected: 'myDay.steps.identity.rejected' },
  description: { waits: 'myDay.steps.description.waits', rejected: 'myDay.steps.description.rejected' },
  photo: { waits: 'myDay.steps.photo.waits', rejected: 'myDay.steps.photo.rejected' },
};

/** Sentence of a step: what it is for, what it waits for, or what a moderator did not accept. */
export const noteOfStep = ({ step, status, since, waitsFor, isToChoose }: Omit<FirstStep, 'route'>): TextKey => {
  if (waitsFor !== undefined) return `myDay.steps.later.${waitsFor}`;
  if (isToChoose) return 'myDay.steps.photo.choose';
  const usual = `myDay.steps.${step}.text` as const;
  // A sentence that begins with a time has none without it.
  return status === 'waits' && since === undefined ? usual : (NOTES[step]?.[status] ?? usual);
};

/** Words of the button or link of a step. */
export const actionOfStep = ({ step, status, isToChoose }: Omit<FirstStep, 'route'>): TextKey => {
  if (isToChoose) return 'myDay.steps.photo.chooseAction';
  if (step === 'identity' && status === 'rejected') return 'myDay.steps.identity.contact';
  return status === 'waits' && step !== 'identity' ? 'myDay.steps.view' : `myDay.steps.${step}.action`;
};
