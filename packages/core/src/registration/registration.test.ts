import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import type { FormValues } from '../forms/field-rule.ts';
import type { FormDrafts } from '../forms/form.controller.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, ok, type Result } from '../kernel/result.ts';
import * as phoneNumbers from '../personal-data/phone-number.ts';
import { shownInStep } from './registration-steps.ts';
import { createRegistrationController } from './registration.controller.ts';
import { mayScan, NO_REGISTRATION, registrationProblems, type Registration } from './registration.ts';

const TODAY = [2026, 11, 21] as const;
const COMPLETE: Registration = {
  ...NO_REGISTRATION,
  firstName: 'Anna',
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '1234 AB',
  city: 'Zeist',
  email: 'anna@example.org',
  phone: '0612345678',
  birthDate: '2000-05-17',
  accountHolder: 'A Voorbeeld',
  iban: 'NL91 ABNA 0417 1643 00',
  idFront: 'f1',
  idBack: 'f2',
  cardFront: 'f3',
  cardBack: 'f4',
};
const wrong = (change: Partial<Registration>) => registrationProblems({ ...COMPLETE, ...change }, TODAY, phoneNumbers);

it('accepts a complete registration; BSN and BIC may be empty', () => {
  expect(wrong({})).toEqual({});
});

it('asks for every field at once', () => {
  const filledIn = ['country', 'nationality', 'idType', 'handlesVat'];
  const mayBeEmpty = ['bic', 'bsn', 'vatNumber', 'tradeNumber'];
  const asked = Object.keys(NO_REGISTRATION).filter((field) => ![...filledIn, ...mayBeEmpty].includes(field));
  expect(Object.keys(registrationProblems(NO_REGISTRATION, TODAY, phoneNumbers)).toSorted()).toEqual(asked.toSorted());
});

it.each([
  ['2008-11-21', undefined],
  ['2008-11-22', { code: 'tooYoung', params: { min: 18 } }],
  ['2001-02-30', { code: 'notADate' }],
  ['1906-11-21', undefined],
  ['0085-05-17', { code: 'tooOld', params: { max: 120 } }],
])('answers a birth date of %s on 21 November 2026: rejected under 18 and over 120', (birthDate, problem) => {
  expect(wrong({ birthDate })['birthDate']).toEqual(problem);
});

it.each(['idFront', 'idBack', 'cardFront', 'cardBack'])(
  'asks for both sides of the ID and of the bank card: %s',
  (side) => {
    expect(wrong({ [side]: '' })).toEqual({ [side]: { code: 'fileMissing' } });
  },
);

it('requires VAT and chamber-of-commerce numbers only from performers who handle VAT without the platform', () => {
  expect(Object.keys(wrong({ handlesVat: true }))).toEqual(['vatNumber', 'tradeNumber']);
});

it.each([
  ['dutch', true],
  ['belgian', true],
  ['other', false],
])('lets documents that are %s be scanned: %s', (nationality, may) => {
  expect(mayScan({ nationality })).toBe(may);
});

const refused = (message: string): Result<never, CallFailure> => err({ kind: 'status', status: 410, message });
const PICTURE = new Uint8Array(3);

const createRig = (drafts: FormDrafts = { read: () => ({}), write: () => undefined }, token = 't1') => {
  const answers: {
    invitation: Result<{ email: string }, CallFailure>;
    upload: Result<string, CallFailure> | Promise<Result<string, CallFailure>>;
    submit: Result<string, CallFailure>;
    mail: Result<void, CallFailure>;
    numbers: boolean;
  } = {
    invitation: ok({ email: 'anna@example.org' }),
    upload: ok('f1'),
    submit: ok('2001'),
    mail: done,
    numbers: true,
  };
  const sent: Registration[] = [];
  const mailed: string[] = [];
  const registration = createRegistrationController({
    token,
    api: {
      invitation: async () => answers.invitation,
      upload: async () => answers.upload,
      submit: async (_token, values, language) => {
        sent.push({ ...values, language: String(language) } as Registration);
        return answers.submit;
      },
      mailAgain: async (link) => {
        mailed.push(link);
        return answers.mail;
      },
    },
    drafts,
    language: () => 'en',
    today: () => TODAY,
    fetchPhoneNumbers: async () => {
      if (!answers.numbers) throw new Error('not fetched');
      return phoneNumbers;
    },
    log: silentLog,
  });
  return { ...registration, answers, sent, mailed };
};

it.each([
  ['token_invalid', 'registration.tokenInvalid'],
  ['token_used', 'registration.tokenUsed'],
  ['token_expired', 'registration.tokenExpired'],
  ['platform_failed', undefined],
])('reads the refusal %s of a link', async (message, code) => {
  const { form, watch, answers } = createRig();
  answers.invitation = refused(message);
  form.open();
  await settle();
  expect([watch.state().refusal, form.watch.state().status]).toEqual([code, 'notLoaded']);
});

it('is not loaded where the rules of phone numbers do not arrive, and is at the next try', async () => {
  const { form, answers } = createRig();
  answers.numbers = false;
  form.open();
  await settle();
  expect(form.watch.state().status).toBe('notLoaded');
  answers.numbers = true;
  form.open();
  await settle();
  expect(form.watch.state().status).toBe('ready');
  form.set('phone', '+31921903006');
  form.leave('phone');
  expect(form.watch.state().problems['phone']).toMatchObject({ code: 'notAPhone' });
});

it('keeps the name of a picture that the platform took, and says of every other why not', async () => {
  const { form, watch, upload, refuse, answers } = createRig();
  form.open();
  await settle();
  await upload('idFront', PICTURE);
  expect([watch.state().documents.idFront.status, form.watch.state().draft.idFront]).toEqual(['there', 'f1']);
  refuse('idFront', 'media.photoNotValid');
  expect(watch.state().documents.idFront).toEqual({ status: 'failed', error: 'media.photoNotValid' });
  expect(form.watch.state().draft.idFront).toBe('');
  answers.upload = refused('platform_failed');
  await upload('idBack', PICTURE);
  expect(watch.state().documents.idBack).toEqual({ status: 'failed', error: 'registration.uploadFailed' });
});

it('submits tidy values with the language on the screen once everything is valid, and then knows the performer ID and where the mail went', async () => {
  const { form, watch, sent } = createRig();
  form.open();
  await settle();
  form.open();
  await settle();
  form.save();
  expect(sent).toEqual([]);
  for (const [field, value] of Object.entries(COMPLETE)) form.set(field, value);
  form.save();
  await settle();
  expect(sent[0]).toMatchObject({ iban: 'NL91ABNA0417164300', phone: '+31612345678', language: 'en' });
  expect(watch.state().registered).toEqual({ performerId: '2001', mailedTo: 'a…@example.org' });
});

it('reports a link that expires while the form is filled in, and restores the text with a new link', async () => {
  const kept = new Map<string, FormValues>();
  const drafts: FormDrafts = {
    read: (form) => kept.get(form) ?? {},
    write: (form, values) => void (values === undefined ? kept.delete(form) : kept.set(form, values)),
  };
  const { form, watch, upload, answers } = createRig(drafts);
  form.open();
  await settle();
  form.set('lastName', 'Voorbeeld');
  form.set('iban', COMPLETE.iban);
  answers.upload = refused('token_expired');
  await upload('idFront', PICTURE);
  expect(watch.state().refusal).toBe('registration.tokenExpired');

  const again = createRig(drafts, 't2');
  again.form.open();
  await settle();
  expect(again.form.watch.state()).toMatchObject({ restored: true, draft: { lastName: 'Voorbeeld', iban: '' } });
  expect(again.watch.state().step).toBe('contact');
  const other = createRig(drafts, 't3');
  other.answers.invitation = ok({ email: 'bea@example.org' });
  other.form.open();
  await settle();
  expect(other.form.watch.state().draft.lastName).toBe('');
});

it('goes on from a step only without a problem, to any step by name, and back to the first that stops the last step', async () => {
  const { form, watch, next, back, goTo, sent } = createRig();
  form.open();
  await settle();
  const step = () => watch.state().step;
  next();
  expect([step(), watch.state().stops, watch.state().stopped]).toEqual(['contact', 1, ['contact']]);
  form.set('phone', COMPLETE.phone);
  next();
  expect(step()).toBe('personal');
  back();
  back();
  expect(step()).toBe('contact');
  goTo('review');
  next();
  expect([step(), sent]).toEqual(['personal', []]);
  for (const [field, value] of Object.entries(COMPLETE)) form.set(field, value);
  goTo('review');
  next();
  await settle();
  expect(sent).toHaveLength(1);
});

it('marks nothing in a step that has not stopped yet, whatever stopped the one before or the whole', async () => {
  const { form, watch, next, goTo } = createRig();
  form.open();
  await settle();
  const shown = () => Object.keys(shownInStep(watch.state().step, watch.state().stopped, form.watch.state()));
  goTo('review');
  next();
  expect([watch.state().step, shown()]).toEqual(['contact', ['phone']]);
  form.set('phone', COMPLETE.phone);
  next();
  expect([watch.state().step, shown()]).toEqual(['personal', []]);
  form.leave('city');
  expect(shown()).toEqual(['city']);
  next();
  expect(shown()).toHaveLength(7);
});

it('sends the first mail again, by the link of the registration', async () => {
  const { mailAgain, mailed, answers } = createRig();
  mailAgain.mutate();
  await settle();
  expect([mailed, mailAgain.watch.state().status]).toEqual([['t1'], 'done']);
  answers.mail = refused('too_many_attempts');
  mailAgain.mutate();
  await settle();
  expect(mailAgain.watch.state().status).toBe('failed');
});

it('keeps the picture of the later upload, also where the earlier one is answered last', async () => {
  const earlier = Promise.withResolvers<Result<string, CallFailure>>();
  const { form, watch, upload, answers } = createRig();
  form.open();
  await settle();
  answers.upload = earlier.promise;
  const first = upload('idFront', new Uint8Array([1]));
  answers.upload = ok('f2');
  await upload('idFront', new Uint8Array([2]));
  earlier.resolve(refused('platform_failed'));
  await first;
  expect([form.watch.state().draft.idFront, watch.state().documents.idFront]).toEqual(['f2', { status: 'there' }]);
});
