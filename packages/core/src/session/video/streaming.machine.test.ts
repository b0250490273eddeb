import { expect, it } from 'vitest';
import { millis } from '../../kernel/units.ts';
import type { StreamGrant } from '../stream.ts';
import { idleStream, streaming } from './streaming.machine.ts';
import type { StreamingEvent, StreamingInput, StreamingInternal, StreamRun } from './streaming.machine.ts';

const GRANT: StreamGrant = { name: 'stream-1', token: 'token-1', server: 'wss://media.example' };
const AT_NOON = { at: millis(1_000), chance: 0.5 };
const { direction, quality } = idleStream('publish');
const RUN: StreamRun = {
  direction,
  quality,
  grant: GRANT,
  attempt: 1,
  wasLive: true,
  tries: 0,
  missing: undefined,
};
const STATES: readonly StreamingInternal[] = [
  idleStream('publish'),
  { ...RUN, phase: 'opening' },
  { ...RUN, phase: 'awaiting' },
  { ...RUN, phase: 'live' },
  { ...RUN, phase: 'waiting', retryAt: millis(2_000) },
  { ...RUN, phase: 'failed', error: 'streaming.refused' },
];
const event = (input: StreamingInput): StreamingEvent => ({ ...input, ...AT_NOON });
const inPhase = (phase: StreamingInternal['phase']): StreamingInternal =>
  STATES.find((state) => state.phase === phase) ?? idleStream('publish');

it.each<readonly [StreamingInput, StreamingInternal['phase']]>([
  [{ type: 'wentLive' }, 'opening'],
  [{ type: 'wasLost', reason: 'streaming.connectionLost' }, 'live'],
  [{ type: 'didFail', reason: 'streaming.unreachable' }, 'opening'],
  [{ type: 'connectTimedOut' }, 'opening'],
  [{ type: 'retryDue' }, 'waiting'],
  [{ type: 'askDue' }, 'awaiting'],
])('takes %o while it is %s, and at no other time', (input, phase) => {
  for (const state of STATES.filter((each) => each.phase !== phase)) {
    expect(streaming(state, event(input)).state).toBe(state);
  }
  expect(streaming(inPhase(phase), event(input)).state).not.toBe(inPhase(phase));
});

it.each<readonly [string, Partial<StreamGrant>, boolean]>([
  ['the same stream', {}, false],
  ['another name', { name: 'stream-2' }, true],
  ['another token', { token: 'token-2' }, true],
  ['another server', { server: 'wss://other.example' }, true],
])('starts a running stream again for %s: %o', (_what, change, opens) => {
  const request = event({ type: 'startRequested', grant: { ...GRANT, ...change }, attempt: 1 });
  const step = streaming(inPhase('live'), request);
  expect(step.effects.some(({ type }) => type === 'invoke')).toBe(opens);
});

it('has nothing to stop, and no server to replace, before a stream was requested', () => {
  const idle = idleStream('play');
  expect(streaming(idle, event({ type: 'stopRequested' })).state).toBe(idle);
  expect(streaming(idle, event({ type: 'serverReplaced', server: 'wss://other.example' })).state).toBe(idle);
});

it.each([
  [119_999, 'awaiting'],
  [120_000, 'failed'],
] as const)('has after %i ms without a picture the phase %s', (passed, phase) => {
  const run: StreamRun = { ...RUN, direction: 'play', missing: { since: millis(1_000), asks: 5 } };
  const failure = { type: 'didFail', reason: 'streaming.notRunning', chance: 0.5 } as const;
  const { state } = streaming({ ...run, phase: 'opening' }, { ...failure, at: millis(1_000 + passed) });
  expect(state.phase).toBe(phase);
});

it.each([
  [true, 1],
  [false, 0],
])('counts the move to another server of a stream that was live (%s) as %i tries', (wasLive, tries) => {
  const state: StreamingInternal = {
    ...RUN,
    phase: 'opening',
    wasLive,
    tries: 3,
    missing: { since: millis(0), asks: 2 },
  };
  const moved = streaming(state, event({ type: 'serverReplaced', server: 'wss://other.example' }));
  expect(moved.state).toMatchObject({ phase: 'opening', attempt: 2, tries, missing: undefined });
});
