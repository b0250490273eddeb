import { dayOf, type DayNumber } from '../formatting/dates.ts';
import type { ClientId } from '../kernel/ids.ts';
import { andThen, exhaustive, type SlotStep, unchanged } from '../kernel/machine.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import { cents, millis, seconds, type Millis, type Seconds } from '../kernel/units.ts';
import { sessionService } from '../session/client-data.ts';
import type { SessionEnd } from '../session/session-signal.ts';
import { haveBothStarted, isBroadcasting, type SessionState } from '../session/session-state.ts';
import type { SessionRates } from './pay-rates.controller.ts';
import {
  isThere,
  withFacts,
  noSessionYet,
  paidDuration,
  type Ask,
  type SessionMeterEffect,
  type SessionMeterEvent,
  type SessionMeter,
} from './session-meter-state.ts';
import { PAID_WITHOUT_CONNECTION, sessionMoney } from './session-money.ts';

/** Pauses between the checks for the final pay after a session. */
const ASK_FINAL_AFTER = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000].map(millis);
/** A request that was accepted without an answer and disappeared may be paid: by then the platform knows its end. */
const ASK_UNCERTAIN_AFTER = millis(10_000);
/** A longer jump means that the session was taken up again: fetch its paid time. */
const JUMP = 2;
/** Difference in seconds that latency explains: the timer keeps its value, and no amount decreases. */
const ON_ITS_WAY = 1;

type MeterStep = SlotStep<SessionMeter, SessionMeterEvent, SessionMeterEffect>;

const RELOAD_TODAY: SessionMeterEffect = { type: 'reloadToday' };
const PLAN_MIDNIGHT = invoke<SessionMeterEffect>('midnight', { type: 'planMidnight' });
/** Questions that wait at the same time, each for its own moment. */
const QUESTIONS = (['final', 'today'] as const satisfies readonly Ask['for'][]).map(leave);

const askPay = (state: SessionMeter, client: ClientId, later?: readonly Millis[]): MeterStep => ({
  state,
  effects: [invoke('pay', { type: 'askPay', client, later })],
});
const askAfter = (state: SessionMeter, pause: Millis, ask: Ask): MeterStep => ({
  state,
  effects: [after(ask.for, pause, { type: 'askDue', ask })],
});
const askToday = (state: SessionMeter): MeterStep => ({ state, effects: [RELOAD_TODAY] });
/** Fetches the pay of a session until the platform confirms its end, with a pause before each try. */
const askFinal = (state: SessionMeter, client: ClientId, [pause, ...later]: readonly Millis[]): MeterStep =>
  // A platform that counts the session as running still has the total of the day without it.
  pause === undefined ? askToday(state) : askAfter(state, pause, { for: 'final', client, later });
const askUncertain = (state: SessionMeter): MeterStep => askAfter(state, ASK_UNCERTAIN_AFTER, { for: 'today' });

/**
 * Fetches whatever may be missing: the pay of the running or unconfirmed session, or the sum of today. Runs at every session check, because
 * an end can be lost in many ways.
 */
const compare = (state: SessionMeter): MeterStep => {
  const { facts, last, session } = state;
  if (session.client !== undefined) return askPay(state, session.client.id);
  return last !== undefined && facts.final === undefined ? askFinal(state, last, ASK_FINAL_AFTER) : askToday(state);
};

/** Day of a session on the platform: that of its second timer. */
const dayOfSession = ({ clientTime }: SessionState, at: Seconds): DayNumber => dayOf(seconds(at - clientTime));

const begin = (state: SessionMeter, client: NonNullable<SessionState['client']>, at: Seconds): MeterStep => {
  const service = sessionService(client);
  const begun = withFacts(
    { ...state, last: client.id, ahead: 0, longest: undefined },
    {
      hasSession: true,
      service,
      isOver: false,
      rate: state.rates[service],
      duration: seconds(0),
      tips: [],
      final: undefined,
      beganOn: dayOfSession(state.session, at),
      // The sum of today so far is the part besides this session.
      besides: sessionMoney(state.facts).today,
      isCounted: false,
    },
  );
  const effects = [...QUESTIONS, { type: 'beginTips', client: client.id }, { type: 'askRate', service }] as const;
  return andThen<SessionMeter, MeterStep['effects'][number]>({ state: begun, effects }, (known) =>
    askPay(known, client.id),
  );
};

/** Fetches the pay of a session that ended while no page was connected, and of which this page counted nothing. */
const afterUnseenEnd = (state: SessionMeter, { client, duration, at }: SessionEnd): MeterStep => {
  const service = sessionService(client);
  const ended = withFacts(
    { ...state, last: client.id },
    {
      hasSession: true,
      service,
      isOver: true,
      rate: state.rates[service],
      duration,
      tips: [],
      final: undefined,
      beganOn: dayOf(seconds(at - duration)),
      isCounted: true,
    },
  );
  return andThen({ state: ended, effects: [{ type: 'beginTips', client: client.id }] }, (known) =>
    askFinal(known, client.id, ASK_FINAL_AFTER),
  );
};

/** Handles an accepted request that disappeared without a session: the platform may have counted one. */
const afterRequest = (state: SessionMeter, before: SessionState['request'], isConnected: boolean): MeterStep => {
  const { request, client } = state.session;
  if (before.status !== 'pending' || request.status === 'pending' || client !== undefined) return unchanged(state);
  if (before.error === undefined && !before.accepting) return unchanged(state);
  return askUncertain({ ...state, mayBePaid: !isConnected });
};

/** Handles the arrival, each second and the departure of a customer. */
const afterCustomer = (state: SessionMeter, before: SessionState, at: Seconds): MeterStep => {
  const { client, lastEnd, clientTime, timers } = state.session;
  const left = before.client?.id;
  if (client?.id !== left) {
    if (client !== undefined) return begin(state, client, at);
    const over = withFacts(state, { isOver: true });
    return left === undefined ? unchanged(over) : askFinal(over, left, ASK_FINAL_AFTER);
  }
  if (client === undefined) {
    return lastEnd !== undefined && lastEnd !== before.lastEnd ? afterUnseenEnd(state, lastEnd) : unchanged(state);
  }
  const isStart = haveBothStarted(timers) && !haveBothStarted(before.timers);
  const begun = isStart ? withFacts(state, { beganOn: dayOfSession(state.session, at) }) : state;
  if (clientTime === before.clientTime) return unchanged(begun);
  const isJump = Math.abs(clientTime - before.clientTime) > JUMP;
  return andThen(isJump ? askPay({ ...begun, ahead: 0 }, client.id) : unchanged(begun), (counted) =>
    unchanged(withFacts(counted, { duration: paidDuration(counted) })),
  );
};

type SessionChange = Extract<SessionMeterEvent, { type: 'sessionChanged' }>;

const afterSession = (state: SessionMeter, { session, isConnected, at }: SessionChange): MeterStep => {
  const before = state.session;
  const { status, request } = session;
  const effects: SessionMeterEffect[] = [];
  if (status === 'active' && !isBroadcasting(before)) effects.push({ type: 'refreshRates' });
  if (request.status === 'pending' && before.request.status !== 'pending') {
    effects.push({ type: 'askRate', service: sessionService(request.client) });
  }
  const asked = andThen({ state: { ...state, session }, effects }, (next) =>
    afterRequest(next, before.request, isConnected),
  );
  return andThen(asked, (next) => afterCustomer(next, before, at));
};

/** Without a connection the platform pays for a while, then ends the session. The next session check compares the rest. */
const afterConnection = (state: SessionMeter, isConnected: boolean): MeterStep => {
  if (!isConnected) {
    return unchanged({ ...state, longest: seconds(state.facts.duration + PAID_WITHOUT_CONNECTION) });
  }
  const back = { ...state, longest: undefined, mayBePaid: false };
  return state.mayBePaid ? askUncertain(back) : unchanged(back);
};

const afterRates = (state: SessionMeter, rates: SessionRates): MeterStep => {
  const { client } = state.session;
  const next = { ...state, rates };
  const isOwn = state.facts.rate?.isEstimated === false;
  return unchanged(client === undefined || isOwn ? next : withFacts(next, { rate: rates[sessionService(client)] }));
};

type PayAnswer = Extract<SessionMeterEvent, { type: 'payAnswered' }>;

/** Handles an answer about the last session: ended, still running, or an unknown call. */
const afterFinal = (state: SessionMeter, { client, later }: PayAnswer, isOver: boolean | undefined): MeterStep => {
  if (later === undefined || isThere(state, client)) return unchanged(state);
  return isOver === false ? askFinal(state, client, later) : askToday(state);
};

const afterPay = (state: SessionMeter, event: PayAnswer): MeterStep => {
  const { answer, client } = event;
  if (!answer.ok) {
    const isUnknownCall = answer.error.status === 404 && !state.isCallKnown;
    const failed: MeterStep = { state, effects: [{ type: 'reportFailure', failure: answer.error }] };
    return andThen(failed, (next) => afterFinal(next, event, isUnknownCall ? undefined : false));
  }
  const { isOver, duration, minute, tips, todayBesides } = answer.value;
  const answered = { ...state, isCallKnown: true };
  // The answer may be about the previous session.
  if (isOver && isThere(state, client)) return unchanged(answered);
  const isOff = !isOver && duration > 0 && Math.abs(duration - paidDuration(state)) > ON_ITS_WAY;
  const counted = isOff ? { ...answered, ahead: duration - state.session.clientTime } : answered;
  const known = withFacts(counted, {
    rate: { perMinute: minute, isEstimated: false },
    final: isOver ? answer.value : undefined,
    duration: isOver ? duration : paidDuration(counted),
    besides: todayBesides,
    isCounted: false,
  });
  return andThen({ state: known, effects: [{ type: 'reportTips', tips }] }, (next) => afterFinal(next, event, isOver));
};

const afterAsk = (state: SessionMeter, ask: Ask): MeterStep => {
  switch (ask.for) {
    case 'final':
      return askPay(state, ask.client, ask.later);
    case 'today':
      return askToday(state);
    default:
      return exhaustive(ask);
  }
};

const afterMidnight = (state: SessionMeter, today: DayNumber): MeterStep => {
  const { facts, session } = state;
  if (today === facts.today) return { state, effects: [PLAN_MIDNIGHT] };
  const next = withFacts(state, { today, besides: facts.besides === undefined ? undefined : cents(0) });
  const asked: MeterStep =
    session.client === undefined ? { state: next, effects: [RELOAD_TODAY] } : askPay(next, session.client.id);
  return andThen(asked, (planned) => ({ state: planned, effects: [PLAN_MIDNIGHT] }));
};

/** Money of the session and of today, from the first second to the platform's own amounts. @spec §2 /earnings/ */
export const sessionMeter = (state: SessionMeter, event: SessionMeterEvent): MeterStep => {
  switch (event.type) {
    case 'sessionChanged':
      return afterSession(state, event);
    case 'compareRequested':
      return compare(state);
    case 'connectionChanged':
      return afterConnection(state, event.isConnected);
    case 'tipsChanged':
      return unchanged(state.facts.hasSession ? withFacts(state, { tips: event.tips }) : state);
    case 'ratesChanged':
      return afterRates(state, event.rates);
    case 'todayAnswered':
      // During a session, a sum fetched elsewhere already includes its tips.
      return state.session.client !== undefined
        ? unchanged(state)
        : {
            state: withFacts(state, { today: event.today, besides: event.sum, isCounted: true }),
            effects: [PLAN_MIDNIGHT],
          };
    case 'payAnswered':
      return afterPay(state, event);
    case 'askDue':
      return afterAsk(state, event.ask);
    case 'midnightDue':
      return afterMidnight(state, event.today);
    case 'reset':
      return { state: noSessionYet(state, event.today), effects: [...QUESTIONS, leave('pay'), leave('midnight')] };
    default:
      return exhaustive(event);
  }
};
