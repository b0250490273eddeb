import { fieldOf } from '@greenroom/core/kernel/json';
import { SESSION_KPI } from '@greenroom/core/session/session-event';
import { REQUEST_TYPE_NAMES } from '../actors/request-types.ts';
import { isFormCall } from '../actors/send-call.ts';
import type { TraceReport } from '../platform/base/admin-api/admin-api.wire.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import { drawerTexts, openingSteps, type RecordedStart } from './recorded-start.ts';
import { createRecordedToys } from './recorded-toys.ts';
import type { ScenarioStep } from './scenario.wire.ts';

/** Milliseconds in which a save, or the end of a session, that follows an action counts as its consequence. */
const TOGETHER = 1_500;
const PAUSED = 'pf_camback_paused';
const RESUMED = 'pf_camback_resumed';

type Call = Extract<TraceEvent, { readonly kind: 'call' }>;
type Kpi = string | undefined;

/** Finds the steps of the performer that made the page send this call; empty where the page sent it by itself. */
const deedOf = (call: Call, lastKpi: { readonly name: Kpi; readonly at: number }): readonly ScenarioStep[] => {
  const { name, body } = call;
  const kpi = fieldOf(body, 'name');
  const isOfStop = call.at - lastKpi.at < TOGETHER && lastKpi.name === SESSION_KPI.stopped;
  switch (name) {
    case 'performerReady':
      return [{ action: 'goReady', expect: { call: name, state: { 'session.status': 'active' } } }];
    case 'acceptRequest':
      return [{ action: 'accept', expect: { call: name } }];
    case 'endSession': {
      if (isOfStop) return [];
      const block = fieldOf(body, 'blocked') === true;
      return [{ action: 'end', block, expect: { call: name } }];
    }
    case 'sendChatMessage': {
      const text = fieldOf(body, 'msg');
      return [{ action: 'send', text: typeof text === 'string' ? text : '', expect: { call: name } }];
    }
    case 'saveServices':
      if (isOfStop) return [];
      return Object.keys(Object(body))
        .filter((service) => typeof fieldOf(body, service) === 'boolean')
        .map((service) => ({ action: 'toggle', service }));
    case 'kpi':
    case 'kpiWithoutBody':
      if (kpi === SESSION_KPI.stopped) return [{ action: 'stopWork', expect: { state: { 'session.status': 'idle' } } }];
      if (kpi === PAUSED) return [{ action: 'pause', expect: { state: { 'services.status': 'pause' } } }];
      return kpi === RESUMED ? [{ action: 'resume', expect: { state: { 'services.status': 'ready' } } }] : [];
    case 'logout':
      return [{ action: 'logOut', expect: { state: { 'login.status': 'unauthenticated' }, within: '5s' } }];
    default:
      // What people typed is hidden, so a form may be refused that was saved.
      return isFormCall(name)
        ? [{ action: 'sendCall', call: name, content: body, mayFail: true, expect: { call: name } }]
        : [];
  }
};

const ENDS = ['leave', 'cancel'];

/**
 * Makes a step from the action of a customer, the platform or the phone; a customer's timers are steps of their own.
 *
 * @param wasTaken true for a request that the platform took
 */
const otherAction = (does: Extract<TraceEvent, { readonly kind: 'does' }>, wasTaken: boolean): ScenarioStep => {
  const { who, action, detail } = does;
  if (who === 'platform' || who === 'phone') return { action, ...detail };
  // The performer may have ended in the same moment.
  if (ENDS.includes(action)) return { actor: who, action, mayFail: true, ...detail };
  if (action !== 'ask') return { actor: who, action, ...detail };
  const requestType = REQUEST_TYPE_NAMES.find((name) => name === detail['for']) ?? 'chat';
  return { actor: who, action, for: requestType, timers: 'none', ...(wasTaken ? {} : { mayFail: true }) };
};

const declines = (traceEvent: TraceEvent): boolean =>
  traceEvent.kind === 'sent' &&
  traceEvent.name === 'videoChat' &&
  fieldOf(traceEvent.content, '_stateChange') === 'REJPERF';

/** Leaves out toggles of a pause or of its end: the pause itself is a step. */
const withoutPauseSaves = (reports: readonly TraceReport[]): readonly TraceReport[] => {
  const pauses = reports.flatMap(({ traceEvent }) =>
    traceEvent.kind === 'call' && [PAUSED, RESUMED].includes(String(fieldOf(traceEvent.body, 'name')))
      ? traceEvent.at
      : [],
  );
  return reports.filter(
    ({ traceEvent }) =>
      !(
        traceEvent.kind === 'call' &&
        traceEvent.name === 'saveServices' &&
        pauses.some((at) => Math.abs(at - traceEvent.at) < TOGETHER)
      ),
  );
};

const movesToys = ({ action, event }: ScenarioStep): boolean =>
  action === 'pay' || (action === 'trigger' && event === 'toy');

/** Milliseconds after which the platform has told a request. */
const REPORTED_WITHIN = 1_000;
const isRequestTaken = (reports: readonly TraceReport[], asked: number): boolean =>
  reports.some(
    ({ traceEvent }) =>
      traceEvent.kind === 'event' &&
      fieldOf(traceEvent.content, 'type') === 'REQUEST' &&
      traceEvent.at >= asked &&
      traceEvent.at - asked < REPORTED_WITHIN,
  );

/** Milliseconds after which a page of a replay has a request. */
const REQUEST_ARRIVES = 100;

/** Scenario made from recorded trace, as its file has it. */
export interface RecordedScenario {
  readonly name: string;
  readonly live: boolean;
  readonly world: object;
  readonly steps: readonly ScenarioStep[];
}

/** Makes a scenario from the recorded trace of one performer; it begins where the recording began. */
export const scenarioFrom = (
  reports: readonly TraceReport[],
  start: RecordedStart,
  name = `Recorded of performer ${start.id}`,
): RecordedScenario => {
  const toys = createRecordedToys();
  const steps: ScenarioStep[] = [];
  let lastAt = reports[0]?.traceEvent.at ?? 0;
  let lastKpi: { readonly name: Kpi; readonly at: number } = { name: undefined, at: Number.NEGATIVE_INFINITY };
  for (const { traceEvent } of withoutPauseSaves(reports)) {
    const { at } = traceEvent;
    const made: ScenarioStep[] = [];
    if (traceEvent.kind === 'does') {
      made.push(otherAction(traceEvent, isRequestTaken(reports, at)));
      if (ENDS.includes(traceEvent.action)) toys.ended(at);
    }
    if (traceEvent.kind === 'toy') {
      const stopped = toys.reported(traceEvent.entry, at);
      if (stopped !== undefined) made.push(stopped);
    }
    if (declines(traceEvent)) made.push({ action: 'decline', expect: { sent: 'videoChat' } });
    if (traceEvent.kind === 'call') {
      made.push(...deedOf(traceEvent, lastKpi));
      const kpi = fieldOf(traceEvent.body, 'name');
      // The end of a session may be told between a stop and what it brings about.
      if (traceEvent.name.startsWith('kpi') && typeof kpi === 'string' && kpi !== SESSION_KPI.ended)
        lastKpi = { name: kpi, at };
      if (['endSession', 'logout'].includes(traceEvent.name) || kpi === SESSION_KPI.stopped) toys.ended(at);
    }
    const [first, ...rest] = made;
    if (first === undefined) continue;
    // Acceptance by a machine can be quicker than the virtual network that carries the request.
    const pause = steps.at(-1)?.action === 'ask' ? Math.max(at - lastAt, REQUEST_ARRIVES) : at - lastAt;
    const step = { after: `${pause}ms`, ...first };
    if (movesToys(step)) toys.moved(step, at);
    steps.push(step, ...rest);
    lastAt = at;
  }
  // What the last step brings about.
  steps.push({ after: '2s' });
  return {
    name,
    live: false,
    world: {
      performer: start.id,
      services: start.services,
      ...(start.toys.length === 0 ? {} : { toys: drawerTexts(start) }),
      ...(start.phone ? { phoneOnly: true } : {}),
    },
    steps: [...openingSteps(start), ...steps],
  };
};
