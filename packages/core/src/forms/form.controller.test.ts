import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { type CallFailure, err, ok, type Result } from '../kernel/result.ts';
import { atMost, problemsOf, required, type FormValues } from './field-rule.ts';
import { createFormController } from './form.controller.ts';

interface Card {
  readonly name: string;
  readonly pin: string;
  readonly likes: readonly string[];
  readonly [other: string]: string | readonly string[];
}

const EMPTY: Card = { name: '', pin: '', likes: [] };
const ANNA: Card = { name: 'Anna', pin: '1', likes: ['jazz', 'rock'] };
const failure = (body?: unknown): Result<never, CallFailure> =>
  err({ kind: 'status', status: 422, message: 'refused', body });

const createRig = (isUnconfirmed?: (failure: CallFailure) => boolean) => {
  const kept = new Map<string, FormValues | undefined>();
  const sent: Card[] = [];
  const told: Card[] = [];
  const logged: string[] = [];
  const answers: { load: Result<Card, CallFailure>; save: Result<undefined, CallFailure> } = {
    load: ok(ANNA),
    save: ok(undefined),
  };
  const make = () =>
    createFormController<Card>({
      name: 'card',
      empty: EMPTY,
      check: (values) => problemsOf<Card>([required('name'), atMost('name', 5)], values),
      load: async () => answers.load,
      save: async (values) => {
        sent.push(values);
        return answers.save;
      },
      secret: ['pin'],
      drafts: { read: (form) => kept.get(form) ?? {}, write: (form, values) => void kept.set(form, values) },
      log: { write: (_level, message) => void logged.push(message) },
      ...(isUnconfirmed && { isUnconfirmed }),
      onSaved: (values) => told.push(values),
    });
  return { kept, sent, told, logged, answers, make, form: make() };
};

const openRig = async () => {
  const rig = createRig();
  rig.form.open();
  await settle();
  return rig;
};

it('saves, tells it, and has nothing edited then', async () => {
  const { form, sent, told } = await openRig();
  form.set('name', 'Bea');
  form.save();
  expect(form.watch.state().saving).toBe(true);
  await settle();
  expect(form.watch.state()).toMatchObject({ saving: false, outcome: 'saved', edited: false, saved: { name: 'Bea' } });
  expect([sent, told]).toEqual([[{ ...ANNA, name: 'Bea' }], [{ ...ANNA, name: 'Bea' }]]);
});

it('logs no failure and keeps what was typed when the performer does not confirm a save', async () => {
  const { form, answers, logged, told, kept } = createRig(({ message }) => message === 'refused');
  form.open();
  await settle();
  answers.save = failure();
  form.set('name', 'Bea');
  form.save();
  await settle();
  expect(form.watch.state()).toMatchObject({
    draft: { name: 'Bea' },
    edited: true,
    saving: false,
    outcome: 'unconfirmed',
  });
  expect(form.watch.state()).toMatchObject({ stops: 0, problems: {} });
  expect(logged).toEqual([]);
  expect(told).toEqual([]);
  expect(kept.get('card')).toEqual({ name: 'Bea' });
});

it.each([
  [{ field: 'name', problem: 'somethingNew' }, { name: { code: 'refused' } }],
  [{ field: 'other', problem: 'required' }, {}],
  ['text', {}],
])('reads the refusal %j', async (body, problems) => {
  const { form, answers } = await openRig();
  answers.save = failure(body);
  form.set('name', 'Bea');
  form.save();
  await settle();
  expect(form.watch.state().problems).toEqual(problems);
});

it('keeps what is half-filled through a reload, but nothing secret', async () => {
  const { form, kept, make } = await openRig();
  form.set('name', 'Bea');
  form.set('pin', '2');
  expect(kept.get('card')).toEqual({ name: 'Bea' });
  const after = make();
  after.open();
  await settle();
  expect(after.watch.state()).toMatchObject({ restored: true, edited: true, draft: { name: 'Bea', pin: '1' } });
});

it('forgets what it kept once it is saved or undone', async () => {
  const { form, kept } = await openRig();
  form.set('name', 'Bea');
  form.undo();
  expect(kept.get('card')).toBeUndefined();
  form.set('name', 'Bea');
  form.save();
  await settle();
  expect(kept.get('card')).toBeUndefined();
});

it('takes over reloaded values around the fields that were changed', async () => {
  const { form, answers } = await openRig();
  answers.load = ok({ ...ANNA, likes: ['folk'] });
  form.open();
  form.set('name', 'Bea');
  await settle();
  expect(form.watch.state()).toMatchObject({ draft: { name: 'Bea', likes: ['folk'] }, edited: true });
});

it('drops the answers of who logged out', async () => {
  const { form, told } = await openRig();
  form.set('name', 'Bea');
  form.save();
  form.forget();
  await settle();
  expect(form.watch.state()).toMatchObject({ status: 'closed', draft: EMPTY });
  expect(told).toEqual([]);
});

it('judges and sends what is seen of a typed text', async () => {
  const { form, sent } = await openRig();
  form.set('name', '\u200B\uFFFF');
  expect(form.watch.state().problems).toEqual({ name: { code: 'required' } });
  form.set('name', '\u202EBea\u202C\u200B\u200B\u0000');
  form.save();
  await settle();
  expect(sent).toEqual([{ ...ANNA, name: 'Bea' }]);
  expect(form.watch.state()).toMatchObject({ draft: { name: 'Bea' }, edited: false });
});
