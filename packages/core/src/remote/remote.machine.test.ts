import { expect, it } from 'vitest';
import { MARK_THERE, REMOTE_VIEW } from '../../testing/remote/remote-view.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { createActor } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { RemoteAction } from '../realtime/remote-signal.ts';
import {
  remote,
  REMOTE_CHECKING,
  sessionTimeAt,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
} from './remote.machine.ts';

const ANNA = performerId('1001');

const setUp = () => {
  const clock = createVirtualClock();
  const done: string[] = [];
  const actor = createActor<RemoteState, RemoteEvent, RemoteEffect>({
    initial: REMOTE_CHECKING,
    transition: remote,
    slots: createSlots(clock),
    perform: (effect) => {
      done.push(effect.type === 'send' ? `send ${effect.command.id}` : effect.type);
    },
  });
  const paired = (): void => {
    actor.send({ type: 'checked', owner: ANNA });
    actor.send({ type: 'viewed', view: REMOTE_VIEW, at: clock.now() });
  };
  const press = (id: string, action: RemoteAction): void =>
    actor.send({ type: 'pressed', command: { id, clientId: MARK_THERE.id, action } });
  return { actor, clock, done, paired, press };
};

it('asks for a code of 8 characters before it calls the platform', () => {
  const { actor, done } = setUp();
  actor.send({ type: 'checked', owner: undefined });
  actor.send({ type: 'pairRequested', code: undefined });
  expect(actor.state()).toMatchObject({ status: 'unpaired', error: 'remote.codeInvalid' });
  actor.send({ type: 'pairRequested', code: 'K7QM2XPD' });
  expect(actor.state()).toMatchObject({ status: 'pairing', error: undefined });
  expect(done).toEqual(['pair']);
});

it('says why a code was refused and takes another one', () => {
  const { actor } = setUp();
  actor.send({ type: 'checked', owner: undefined });
  actor.send({ type: 'pairRequested', code: 'K7QM2XPD' });
  actor.send({ type: 'refused', error: 'remote.alreadyPaired' });
  expect(actor.state()).toMatchObject({ status: 'unpaired', error: 'remote.alreadyPaired', hasEnded: false });
});

it('is not reachable when the first question finds no platform, and asks again', () => {
  const { actor, done } = setUp();
  actor.send({ type: 'notChecked' });
  expect(actor.state().status).toBe('unreachable');
  actor.send({ type: 'checkRequested' });
  expect([actor.state().status, done]).toEqual(['checking', ['check']]);
});

it('is not reachable when its code was taken and the question about the pairing finds no platform', () => {
  const { actor } = setUp();
  actor.send({ type: 'checked', owner: undefined });
  actor.send({ type: 'pairRequested', code: 'K7QM2XPD' });
  actor.send({ type: 'notChecked' });
  expect(actor.state().status).toBe('unreachable');
});

it('stays paired when a later question about the pairing finds no platform', () => {
  const { actor, paired } = setUp();
  paired();
  actor.send({ type: 'notChecked' });
  expect(actor.state().status).toBe('paired');
  actor.send({ type: 'ended' });
  actor.send({ type: 'notChecked' });
  expect(actor.state()).toMatchObject({ status: 'unpaired', hasEnded: true });
});

it('says after 25 s without a view that the laptop is silent, and not once it speaks again', () => {
  const { actor, clock, paired } = setUp();
  paired();
  clock.advance(millis(24_999));
  expect(actor.state().isSilent).toBe(false);
  clock.advance(millis(1));
  expect(actor.state().isSilent).toBe(true);
  actor.send({ type: 'viewed', view: REMOTE_VIEW, at: clock.now() });
  expect(actor.state().isSilent).toBe(false);
});

it('counts the time of a session on between two views, and only while it counts', () => {
  const { actor, clock, paired } = setUp();
  paired();
  clock.advance(millis(7_900));
  expect(sessionTimeAt(actor.state(), clock.now())).toBe(67);
  const customer = { ...MARK_THERE, isCounting: false };
  actor.send({ type: 'viewed', view: { ...REMOTE_VIEW, customer }, at: clock.now() });
  clock.advance(millis(5_000));
  expect(sessionTimeAt(actor.state(), clock.now())).toBe(60);
  actor.send({ type: 'viewed', view: { ...REMOTE_VIEW, customer: undefined }, at: clock.now() });
  expect(sessionTimeAt(actor.state(), clock.now())).toBe(undefined);
  expect(sessionTimeAt(REMOTE_CHECKING, clock.now())).toBe(undefined);
});

it('keeps a press until the view answers it', () => {
  const { actor, clock, done, paired, press } = setUp();
  paired();
  press('p-1', { type: 'end' });
  expect([done, actor.state().sent?.id]).toEqual([['send p-1'], 'p-1']);
  actor.send({ type: 'viewed', view: REMOTE_VIEW, at: clock.now() });
  actor.send({ type: 'viewed', view: { ...REMOTE_VIEW, answered: { id: 'p-0', outcome: 'done' } }, at: clock.now() });
  expect(actor.state().sent?.id).toBe('p-1');
  actor.send({
    type: 'viewed',
    view: { ...REMOTE_VIEW, answered: { id: 'p-1', outcome: 'otherCustomer' } },
    at: clock.now(),
  });
  expect(actor.state().sent).toBe(undefined);
  expect(actor.state().outcome).toMatchObject({ command: { id: 'p-1' }, result: 'otherCustomer' });
  const answered = actor.state();
  actor.send({ type: 'answerOverdue' });
  expect(actor.state()).toBe(answered);
  clock.advance(millis(5_000));
  expect(actor.state().outcome?.result).toBe('otherCustomer');
});

it('says after 5 s that a press had no answer', () => {
  const { actor, clock, paired, press } = setUp();
  paired();
  press('p-1', { type: 'microphone', on: false });
  clock.advance(millis(5_000));
  expect(actor.state().sent).toBe(undefined);
  expect(actor.state().outcome?.result).toBe('noAnswer');
});

it('sends one press at a time, but stops toys at once', () => {
  const { done, paired, press } = setUp();
  paired();
  press('p-1', { type: 'reply', name: 'hi' });
  press('p-2', { type: 'end' });
  press('p-3', { type: 'stopToys' });
  expect(done).toEqual(['send p-1', 'send p-3']);
});

it('asks for a view without waiting for an outcome', () => {
  const { actor, done, paired, press } = setUp();
  paired();
  press('p-1', { type: 'refresh' });
  expect([done, actor.state().sent]).toEqual([['send p-1'], undefined]);
});

it('tells that a pairing has ended, shows nothing of it any more, and sends no press', () => {
  const { actor, clock, done, paired, press } = setUp();
  paired();
  actor.send({ type: 'ended' });
  expect(actor.state()).toEqual({ ...REMOTE_CHECKING, status: 'unpaired', hasEnded: true });
  press('p-1', { type: 'end' });
  actor.send({ type: 'viewed', view: REMOTE_VIEW, at: clock.now() });
  clock.advance(millis(60_000));
  expect(done).toEqual([]);
  expect(actor.state()).toEqual({ ...REMOTE_CHECKING, status: 'unpaired', hasEnded: true });
});

it('does not tell of an end that the performer chose on the phone', () => {
  const { actor, paired } = setUp();
  paired();
  actor.send({ type: 'left' });
  expect(actor.state()).toEqual({ ...REMOTE_CHECKING, status: 'unpaired' });
});

it.each(['ended', 'left'] as const)('waits neither for a view nor for an answer once the pairing has %s', (type) => {
  const { actor, clock, paired, press } = setUp();
  paired();
  press('p-1', { type: 'end' });
  expect(clock.pending()).toBe(2);
  actor.send({ type });
  expect(clock.pending()).toBe(0);
});

it('waits no more for an answer that came', () => {
  const { actor, clock, paired, press } = setUp();
  paired();
  press('p-1', { type: 'end' });
  actor.send({ type: 'viewed', view: { ...REMOTE_VIEW, answered: { id: 'p-1', outcome: 'done' } }, at: clock.now() });
  expect(clock.pending()).toBe(1);
});

it('sends a code once, however often it is entered meanwhile', () => {
  const { actor, done } = setUp();
  actor.send({ type: 'checked', owner: undefined });
  actor.send({ type: 'pairRequested', code: 'K7QM2XPD' });
  actor.send({ type: 'pairRequested', code: 'K7QM2XPD' });
  actor.send({ type: 'pairRequested', code: undefined });
  expect(done).toEqual(['pair']);
  expect(actor.state()).toMatchObject({ status: 'pairing', error: undefined });
});

it('keeps its view when a check finds that it is still paired', () => {
  const { actor, paired } = setUp();
  paired();
  const before = actor.state();
  actor.send({ type: 'checked', owner: ANNA });
  expect(actor.state()).toBe(before);
});

it('says after 25 s that the laptop is silent also where no view came at all', () => {
  const { actor, clock } = setUp();
  actor.send({ type: 'checked', owner: ANNA });
  expect(actor.state().isSilent).toBe(false);
  clock.advance(millis(25_000));
  expect(actor.state()).toEqual({ ...REMOTE_CHECKING, status: 'paired', owner: ANNA, isSilent: true });
});

it('stays paired, and says why, when the pairing could not be ended', () => {
  const { actor, paired } = setUp();
  paired();
  actor.send({ type: 'refused', error: 'remote.notChanged' });
  expect(actor.state()).toMatchObject({ status: 'paired', error: 'remote.notChanged', view: REMOTE_VIEW });
});

it('still tells of the end of a pairing when the platform was asked again', () => {
  const { actor, paired } = setUp();
  paired();
  actor.send({ type: 'ended' });
  actor.send({ type: 'checkRequested' });
  actor.send({ type: 'checked', owner: undefined });
  expect(actor.state()).toMatchObject({ status: 'unpaired', hasEnded: true });
});

it('asks for a view also while a press waits for its outcome', () => {
  const { actor, done, paired, press } = setUp();
  paired();
  press('p-1', { type: 'end' });
  press('p-2', { type: 'refresh' });
  expect([done, actor.state().sent?.id]).toEqual([['send p-1', 'send p-2'], 'p-1']);
});

it('keeps the reason of a refused code when no pairing is there to end', () => {
  const { actor } = setUp();
  actor.send({ type: 'checked', owner: undefined });
  actor.send({ type: 'pairRequested', code: undefined });
  const before = actor.state();
  actor.send({ type: 'ended' });
  expect(actor.state()).toBe(before);
});
