import { expect, it } from 'vitest';
import { GRANT } from '../../../testing/session/video/streaming-rig.fake.ts';
import { millis } from '../../kernel/units.ts';
import { connectionTest, UNTESTED, type ConnectionTestEvent } from './connection-test.machine.ts';

const after = (...events: readonly ConnectionTestEvent[]) => {
  const effects: string[] = [];
  let state = UNTESTED;
  for (const event of events) {
    const step = connectionTest(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { shown: state.shown, effects };
};
const START: ConnectionTestEvent = { type: 'startAsked', at: millis(500) };
const STOP: ConnectionTestEvent = { type: 'stopAsked' };
const granted = (run: number, grant: typeof GRANT | undefined = GRANT): ConnectionTestEvent => ({
  type: 'granted',
  run,
  grant,
});
const LIVE: ConnectionTestEvent = { type: 'wentLive', at: millis(1_700) };

it('measures the time from the start to the picture, and ends the stream', () => {
  expect(after(START, granted(1), LIVE)).toEqual({
    shown: { status: 'passed', took: 1_200 },
    effects: ['ask', 'startStream', 'stopStream'],
  });
});

it('runs one test at a time', () => {
  expect(after(START, START).effects).toEqual(['ask']);
});

it('begins no stream for a run that was left, also when another one runs', () => {
  expect(after(START, STOP, granted(1))).toEqual({ shown: { status: 'untested' }, effects: ['ask', 'stopStream'] });
  expect(after(START, STOP, START, granted(1)).effects).toEqual(['ask', 'stopStream', 'ask']);
});

it('fails with the error of the stream, or without a grant', () => {
  expect(after(START, granted(1), { type: 'streamFailed', error: 'streaming.noMedia' })).toEqual({
    shown: { status: 'failed', error: 'streaming.noMedia' },
    effects: ['ask', 'startStream', 'stopStream'],
  });
  expect(after(START, { type: 'granted', run: 1, grant: undefined }).shown).toEqual({
    status: 'failed',
    error: 'session.startFailed',
  });
});

it('keeps what a test has found when the page is left, and later news of the stream means nothing', () => {
  expect(after(START, granted(1), LIVE, STOP).shown).toEqual({ status: 'passed', took: 1_200 });
  const failed: ConnectionTestEvent = { type: 'streamFailed', error: 'streaming.noMedia' };
  expect(after(START, granted(1), LIVE, failed, LIVE).shown).toEqual({ status: 'passed', took: 1_200 });
});
