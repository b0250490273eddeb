import { expect, it } from 'vitest';
import { isFormCall } from '../actors/send-call.ts';
import type { TraceReport } from '../platform/base/admin-api/admin-api.wire.ts';
import type { NewTraceEvent } from '../trace/trace-event.ts';
import { scenarioFrom } from './from-trace.ts';

const START = { id: '1004', services: [], ready: true, customer: undefined, toys: [], phone: false };

const reportsOf = (...events: readonly NewTraceEvent[]): readonly TraceReport[] =>
  events.map((event, index) => ({ id: index, traceEvent: { at: index * 10, ...event } }));
const does = (who: string, action: string, detail = {}): NewTraceEvent => ({ kind: 'does', who, action, detail });
const stepsOf = (...events: readonly NewTraceEvent[]): readonly unknown[] => {
  const scenario: { readonly steps?: readonly unknown[] } = scenarioFrom(reportsOf(...events), START);
  // Without those that bring the performer to the beginning, and the wait at the end.
  return scenario.steps?.slice(3, -1) ?? [];
};
const REQUEST: NewTraceEvent = { kind: 'event', name: 'videoChat', content: { type: 'REQUEST' } };

it('lets a step of a customer fail only where the page could have ended first, and a request that nobody heard', () => {
  expect(
    stepsOf(
      does('mark', 'ask', { for: 'chat' }),
      REQUEST,
      does('mark', 'say', { text: 'Hello' }),
      does('mark', 'leave'),
    ),
  ).toEqual([
    { after: '0ms', actor: 'mark', action: 'ask', for: 'chat', timers: 'none' },
    { after: '100ms', actor: 'mark', action: 'say', text: 'Hello' },
    { after: '10ms', actor: 'mark', action: 'leave', mayFail: true },
  ]);
  expect(stepsOf(does('mark', 'ask', { for: 'chat' }))).toMatchObject([{ action: 'ask', mayFail: true }]);
});

it.each([
  ['profile', 'saveDescription'],
  ['photos and videos', 'changeMedia'],
  ['inbox', 'removeInboxMessage'],
  ['settings', 'saveAccount'],
  ['memos', 'createMemo'],
  ['the order of photos', 'swapMedias'],
])('records saved forms of %s, such as %s', (_part, call) => {
  expect(isFormCall(call)).toBe(true);
  expect(stepsOf({ kind: 'call', name: call, body: { id: '1004' } })).toEqual([
    { after: '0ms', action: 'sendCall', call, content: { id: '1004' }, mayFail: true, expect: { call } },
  ]);
});

it('records no call that a page sends by itself', () => {
  expect(stepsOf({ kind: 'call', name: 'checkSession', body: {} }, { kind: 'call', name: 'news', body: {} })).toEqual(
    [],
  );
});

it('records the end of a session that a stop brings about as the stop alone', () => {
  const calls = ['pf_camback_stopped', 'pf_camback_session_ended'].map((name): NewTraceEvent => ({
    kind: 'call',
    name: 'kpiWithoutBody',
    body: { name },
  }));
  const end: NewTraceEvent = { kind: 'call', name: 'endSession', body: { clientId: 'mark', blocked: false } };
  expect(stepsOf(...calls, end)).toEqual([
    { after: '0ms', action: 'stopWork', expect: { state: { 'session.status': 'idle' } } },
  ]);
  expect(stepsOf(end)).toMatchObject([{ action: 'end' }]);
});
