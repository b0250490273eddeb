import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import { remoteOutcome, type RemoteFacts } from './remote-command.ts';
import type { RemoteAction } from './remote-signal.ts';

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
