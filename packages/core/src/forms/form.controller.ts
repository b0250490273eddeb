import { fieldOf } from '../kernel/json.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, readOnly, watchChanges } from '../kernel/machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import type { AsyncResult, CallFailure } from '../kernel/result.ts';
import { createSlots } from '../kernel/slots.ts';
import { NO_PROBLEMS, PROBLEM_CODES, type Problems, type FieldValue, type FormValues } from './field-rule.ts';
import { closedForm, createForm, type FormEffect, type FormEvent, type FormState } from './form.machine.ts';

/** Storage of half-filled forms that survives a reload; never anything secret. */
export interface FormDrafts {
  /** @param form its name, with whose it is where several people may fill it in. Empty when nothing was kept. */
  readonly read: (form: string) => FormValues;
  /** Nothing to keep forgets what was kept. */
  readonly write: (form: string, values: FormValues | undefined) => void;
}

/**
 * Reads the field that the platform refused: `{ "error": "refused", "field": "nickname", "problem": "forbiddenText" }`. An unknown reason
 * becomes a plain refusal; an unknown field is a failure of the whole save.
 * @spec §8 Profile and media — save failed
 */
const refusedFields = ({ body }: CallFailure, fields: readonly string[]): Problems => {
  const field = fields.find((each) => each === fieldOf(body, 'field'));
  const problem = fieldOf(body, 'problem');
  if (field === undefined) return NO_PROBLEMS;
  return { [field]: { code: PROBLEM_CODES.find((code) => code === problem) ?? 'refused' } };
};

export interface FormDeps<Values extends FormValues> {
  /** For the log. */
  readonly name: string;
  /** Key of the half-filled form; its name by default. Read after loading. */
  readonly keptAs?: () => string;
  readonly empty: Values;
  readonly check: (values: Values) => Problems;
  readonly load: () => AsyncResult<Values>;
  /** @returns what the platform has then, where that may differ from what was sent */
  readonly save: (values: Values, before: Values) => AsyncResult<Values | undefined>;
  /** Fields that no device may keep: numbers of persons and accounts. */
  readonly secret?: readonly (keyof Values & string)[];
  readonly drafts: FormDrafts;
  readonly log: Log;
  /** Checks whether the performer dismissed the confirmation: nothing was refused then. */
  readonly isUnconfirmed?: (failure: CallFailure) => boolean;
  /** Called once the platform has saved them. */
  readonly onSaved?: (values: Values) => void;
}

/** Removes invisible characters, which copied text contains, before judging and sending. */
const seenValues = <Values extends FormValues>(values: Values): Values => {
  const seen = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? seenText(value) : value,
  ]);
  return { ...values, ...Object.fromEntries(seen) };
};

const changesOf = (draft: FormValues, saved: FormValues, secret: readonly string[]): FormValues | undefined => {
  const changed = Object.entries(draft).filter(([field, value]) => value !== saved[field] && !secret.includes(field));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
};

/** Runs a form: loads and saves its values through calls, and keeps a half-filled form. @spec §5 Validation rules, §8 Profile and media */
export const createFormController = <Values extends FormValues>(deps: FormDeps<Values>) => {
  const { name, empty, check, drafts, log, secret = [], onSaved } = deps;
  const keptAs = deps.keptAs ?? (() => name);

  const load = async (send: (event: FormEvent<Values>) => void, isCurrent: () => boolean): Promise<void> => {
    const answer = await deps.load();
    if (!answer.ok) log.write('error', 'form not loaded', { form: name, status: answer.error.status });
    if (!isCurrent()) return;
    send(answer.ok ? { type: 'loaded', values: answer.value, kept: drafts.read(keptAs()) } : { type: 'notLoaded' });
  };
  const save = async (
    { values, before }: Extract<FormEffect<Values>, { readonly type: 'save' }>,
    send: (event: FormEvent<Values>) => void,
    isCurrent: () => boolean,
  ): Promise<void> => {
    const seen = seenValues(values);
    const answer = await deps.save(seen, before);
    if (!answer.ok && deps.isUnconfirmed?.(answer.error) === true) return send({ type: 'unconfirmed' });
    if (!answer.ok) {
      log.write('error', 'form not saved', { form: name, status: answer.error.status });
      return send({ type: 'refused', sent: values, problems: refusedFields(answer.error, Object.keys(empty)) });
    }
    if (!isCurrent()) return;
    send({ type: 'saved', sent: values, values: answer.value ?? seen });
    onSaved?.(seen);
  };
  const actor = createActor<FormState<Values>, FormEvent<Values>, FormEffect<Values>>({
    initial: closedForm(empty),
    transition: createForm(empty, (values) => check(seenValues(values))),
    slots: createSlots(),
    perform: (effect, send, isCurrent) =>
      effect.type === 'load' ? load(send, isCurrent) : save(effect, send, isCurrent),
  });
  watchChanges(actor, ({ status, draft, saved, outcome, edited }, before) => {
    if (status === 'ready' && draft !== before.draft) drafts.write(keptAs(), changesOf(draft, saved, secret));
    if (outcome === 'saved' && !edited) drafts.write(keptAs(), undefined);
  });
  return {
    watch: readOnly(actor),
    /** Loads the saved values, each time the page is opened; typed text stays. */
    open: () => actor.send({ type: 'opened' }),
    set: (field: string, value: FieldValue) => actor.send({ type: 'changed', field, value }),
    /** Marks a field as left: from now on its problem is shown. */
    leave: (field: string) => actor.send({ type: 'left', field }),
    save: () => {
      actor.send({ type: 'saveRequested' });
      const { saving, problems } = actor.state();
      if (saving) return;
      for (const [field, { code }] of Object.entries(problems))
        log.write('info', 'field not accepted', { form: name, field, error: code });
    },
    undo: () => actor.send({ type: 'undone' }),
    /** Forgets everything at log-out. */
    forget: () => actor.send({ type: 'forgotten' }),
  };
};

/** A form that runs. */
export type FormController<Values extends FormValues> = ReturnType<typeof createFormController<Values>>;
