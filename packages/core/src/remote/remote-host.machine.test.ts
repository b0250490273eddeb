import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import { createActor } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import { seconds, secondsToMillis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { RemoteAction, RemoteCommand } from '../realtime/remote-signal.ts';
import {
  NO_PRESSES,
  remoteHost,
  remotePresses,
  REMOTE_UNKNOWN,
  remoteOutcome,
  type RemoteHostEffect,
  type RemoteHostEvent,
  type RemoteHostState,
  type RemoteFacts,
  type RemotePresses,
} from './remote-host.machine.ts';

const LIFETIME = seconds(180);

const setUp = () => {
  const clock = createVirtualClock();
  const calls: string[] = [];
  const actor = createActor<RemoteHostState, RemoteHostEvent, RemoteHostEffect>({
    initial: REMOTE_UNKNOWN,
    transition: remoteHost,
    slots: createSlots(clock),
    perform: ({ type }) => {
      calls.push(type);
    },
  });
  const withCode = (): void => {
    actor.send({ type: 'pairingReported', isPaired: false });
    actor.send({ type: 'codeRequested' });
    actor.send({ type: 'codeMade', code: 'K7QM2XPD', lifetime: LIFETIME });
  };
  return { actor, clock, calls, withCode };
};

it('shows a code for 3 minutes, then says that it has expired', () => {
  const { actor, clock, withCode } = setUp();
  withCode();
  clock.advance(secondsToMillis(seconds(179)));
  expect(actor.state()).toEqual({ status: 'code', isBusy: false, code: 'K7QM2XPD' });
  clock.advance(secondsToMillis(seconds(1)));
  expect(actor.state()).toEqual({ status: 'off', isBusy: false, error: 'remote.codeExpired' });
});

it('shows a code that is being made while the one before expires', () => {
  const { actor, clock, withCode } = setUp();
  withCode();
  actor.send({ type: 'codeRequested' });
  clock.advance(secondsToMillis(LIFETIME));
  expect(actor.state()).toEqual({ status: 'off', isBusy: true });
  actor.send({ type: 'codeMade', code: 'AAAAAAAA', lifetime: LIFETIME });
  expect(actor.state()).toEqual({ status: 'code', isBusy: false, code: 'AAAAAAAA' });
});

it('is paired once a phone used the code, which no longer expires', () => {
  const { actor, clock, withCode } = setUp();
  withCode();
  actor.send({ type: 'pairingReported', isPaired: true });
  clock.advance(secondsToMillis(seconds(600)));
  expect(actor.state()).toEqual({ status: 'paired', isBusy: false });
});

it('makes no code while a phone is paired, and one at a time before that', () => {
  const { actor, calls } = setUp();
  actor.send({ type: 'codeRequested' });
  actor.send({ type: 'codeRequested' });
  expect(calls).toEqual(['makeCode']);
  actor.send({ type: 'pairingReported', isPaired: true });
  actor.send({ type: 'codeRequested' });
  expect(calls).toEqual(['makeCode']);
});

it('stays paired when the phone was quicker than the answer with its code', () => {
  const { actor } = setUp();
  actor.send({ type: 'codeRequested' });
  actor.send({ type: 'pairingReported', isPaired: true });
  actor.send({ type: 'codeMade', code: 'K7QM2XPD', lifetime: LIFETIME });
  expect(actor.state().status).toBe('paired');
});

it('takes a code whose making was overtaken by the news that nothing is paired', () => {
  const { actor } = setUp();
  actor.send({ type: 'codeRequested' });
  actor.send({ type: 'pairingReported', isPaired: false });
  actor.send({ type: 'codeMade', code: 'K7QM2XPD', lifetime: LIFETIME });
  expect(actor.state().status).toBe('code');
});

it('keeps a code that waits when it is told that nothing is paired', () => {
  const { actor, withCode } = setUp();
  withCode();
  actor.send({ type: 'pairingReported', isPaired: false });
  expect(actor.state().status).toBe('code');
});

it('ends a pairing by itself and by the phone', () => {
  const { actor, calls } = setUp();
  actor.send({ type: 'pairingReported', isPaired: true });
  actor.send({ type: 'endRequested' });
  expect(calls).toEqual(['end']);
  actor.send({ type: 'ended' });
  expect(actor.state()).toEqual({ status: 'off', isBusy: false });
  actor.send({ type: 'pairingReported', isPaired: true });
  actor.send({ type: 'pairingReported', isPaired: false });
  expect(actor.state()).toEqual({ status: 'off', isBusy: false });
});

it('says why a call failed, stays as it was, and can be asked again', () => {
  const { actor, calls } = setUp();
  actor.send({ type: 'pairingReported', isPaired: true });
  actor.send({ type: 'endRequested' });
  actor.send({ type: 'failed', error: 'remote.notChanged' });
  expect(actor.state()).toEqual({ status: 'paired', isBusy: false, error: 'remote.notChanged' });
  actor.send({ type: 'endRequested' });
  expect(actor.state()).toEqual({ status: 'paired', isBusy: true });
  expect(calls).toEqual(['end', 'end']);
});

it('waits for no code to lapse once the performer has ended it', () => {
  const { actor, clock, withCode } = setUp();
  withCode();
  actor.send({ type: 'endRequested' });
  actor.send({ type: 'ended' });
  expect([actor.state(), clock.pending()]).toEqual([{ status: 'off', isBusy: false }, 0]);
});

it('knows nothing after a log-out, and lets no code lapse into it', () => {
  const { actor, clock, withCode } = setUp();
  withCode();
  actor.send({ type: 'reset' });
  expect(clock.pending()).toBe(0);
  clock.advance(secondsToMillis(LIFETIME));
  expect(actor.state()).toEqual(REMOTE_UNKNOWN);
});

const CODE: RemoteHostState = { status: 'code', isBusy: false, code: 'K7QM2XPD' };

it.each<readonly [RemoteHostEvent, readonly RemoteHostState[]]>([
  [
    { type: 'codeRequested' },
    [
      { status: 'off', isBusy: true },
      { status: 'paired', isBusy: false },
    ],
  ],
  [
    { type: 'codeMade', code: 'AAAAAAAA', lifetime: LIFETIME },
    [{ status: 'off', isBusy: false }, CODE, { status: 'paired', isBusy: true }],
  ],
  [{ type: 'codeLapsed' }, [REMOTE_UNKNOWN, { status: 'paired', isBusy: false }]],
  [
    { type: 'endRequested' },
    [REMOTE_UNKNOWN, { status: 'off', isBusy: false }, { ...CODE, isBusy: true }, { status: 'paired', isBusy: true }],
  ],
  [{ type: 'failed', error: 'remote.codeExpired' }, [REMOTE_UNKNOWN, CODE, { status: 'paired', isBusy: false }]],
  [
    { type: 'pairingReported', isPaired: false },
    [CODE, { status: 'off', isBusy: true }, { status: 'off', isBusy: false, error: 'remote.codeExpired' }],
  ],
])('ignores %o where it has no meaning', (event, states) => {
  for (const state of states) expect([state, remoteHost(state, event)]).toEqual([state, { state, effects: [] }]);
});

it('says nothing of an earlier error once the next call is under way', () => {
  const failed: RemoteHostState = { ...CODE, error: 'remote.codeExpired' };
  expect(remoteHost(failed, { type: 'endRequested' }).state).toEqual({ ...CODE, isBusy: true });
});

const MARK = clientId('5001');
const JAN = clientId('5002');
const IN_SESSION: RemoteFacts = { clientId: MARK, microphone: 'on', replies: ['hi'] };
const ALONE: RemoteFacts = { clientId: undefined, microphone: 'none', replies: [] };

const END: RemoteAction = { type: 'end' };
const HI: RemoteAction = { type: 'reply', name: 'hi' };
const MUTE: RemoteAction = { type: 'microphone', on: false };
const STOP: RemoteAction = { type: 'stopToys' };

it.each([
  ['ends the session that the remote shows', END, MARK, IN_SESSION, 'done'],
  ['does not end the session of another customer', END, JAN, IN_SESSION, 'otherCustomer'],
  ['does not end a session that the remote did not show', END, undefined, IN_SESSION, 'otherCustomer'],
  ['ends nothing without a session', END, MARK, ALONE, 'noSession'],
  ['says a reply that is on offer', HI, MARK, IN_SESSION, 'done'],
  ['says nothing to another customer', HI, JAN, IN_SESSION, 'otherCustomer'],
  ['says no reply that is gone', { type: 'reply', name: 'bye' }, MARK, IN_SESSION, 'noReply'],
  ['mutes whoever the customer is', MUTE, JAN, IN_SESSION, 'done'],
  ['mutes no microphone that is not open', MUTE, undefined, ALONE, 'noMicrophone'],
  ['stops toys whatever goes on', STOP, JAN, ALONE, 'done'],
  ['answers a question for the view always', { type: 'refresh' }, undefined, ALONE, 'done'],
] as const)('%s', (_, action, client, facts, outcome) => {
  expect(remoteOutcome({ id: 'p-1', clientId: client, action }, facts)).toBe(outcome);
});

const FACTS: RemoteFacts = { clientId: MARK, microphone: 'on', replies: [] };
const end = (id: string): RemoteCommand => ({ id, clientId: MARK, action: { type: 'end' } });
const pressed = (state: RemotePresses, id: string, facts = FACTS) =>
  remotePresses(state, { type: 'pressed', command: end(id), facts });

it('judges a press by what goes on', () => {
  expect(pressed(NO_PRESSES, 'a')).toMatchObject({
    state: { answered: { id: 'a', outcome: 'done' } },
    effects: [{ type: 'judged', command: end('a'), outcome: 'done' }],
  });
  const over = pressed(NO_PRESSES, 'a', { ...FACTS, clientId: undefined });
  expect(over.state.answered).toEqual({ id: 'a', outcome: 'noSession' });
});

it('judges a press that arrives twice once, and reports its first outcome again', () => {
  const first = pressed(pressed(NO_PRESSES, 'a').state, 'b').state;
  const again = pressed(first, 'a', { ...FACTS, clientId: undefined });
  expect(again).toEqual({ state: { ...first, answered: { id: 'a', outcome: 'done' } }, effects: [] });
});

it('knows the latest 20 presses', () => {
  const ids = Array.from({ length: 21 }, (_, index) => String(index));
  const state = ids.reduce((before, id) => pressed(before, id).state, NO_PRESSES);
  expect(pressed(state, '1').effects).toEqual([]);
  expect(pressed(state, '0').effects).toHaveLength(1);
});

it('forgets all presses at a log-out', () => {
  expect(remotePresses(pressed(NO_PRESSES, 'a').state, { type: 'reset' }).state).toBe(NO_PRESSES);
});
