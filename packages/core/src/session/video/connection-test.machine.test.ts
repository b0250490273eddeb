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
    effects.push(...step.effects.map(({ type, ...more }) => ('effect' in more ? more.effect.type : type)));
  }
  return { shown: state.shown, effects };
};
const START: ConnectionTestEvent = { type: 'startRequested', at: millis(500) };
const STOP: ConnectionTestEvent = { type: 'stopRequested' };
const GRANTED: ConnectionTestEvent = { type: 'granted', grant: GRANT };
const LIVE: ConnectionTestEvent = { type: 'wentLive', at: millis(1_700) };

it('measures the time from the start to the picture, and ends the stream', () => {
  expect(after(START, GRANTED, LIVE)).toEqual({
    shown: { status: 'passed', took: 1_200 },
    effects: ['ask', 'startStream', 'leave', 'stopStream'],
  });
});

it('runs one test at a time', () => {
  expect(after(START, START).effects).toEqual(['ask']);
});

it('asks for no stream any more once the page is left', () => {
  expect(after(START, STOP)).toEqual({ shown: { status: 'untested' }, effects: ['ask', 'leave', 'stopStream'] });
});

it('fails with the error of the stream, or without a grant', () => {
  expect(after(START, GRANTED, { type: 'streamFailed', error: 'streaming.noMedia' })).toEqual({
    shown: { status: 'failed', error: 'streaming.noMedia' },
    effects: ['ask', 'startStream', 'leave', 'stopStream'],
  });
  expect(after(START, { type: 'granted', grant: undefined }).shown).toEqual({
    status: 'failed',
    error: 'session.startFailed',
  });
});

it('keeps what a test has found when the page is left, and later news of the stream means nothing', () => {
  expect(after(START, GRANTED, LIVE, STOP).shown).toEqual({ status: 'passed', took: 1_200 });
  const failed: ConnectionTestEvent = { type: 'streamFailed', error: 'streaming.noMedia' };
  expect(after(START, GRANTED, LIVE, failed, LIVE).shown).toEqual({ status: 'passed', took: 1_200 });
});
