import type { SessionPay } from '../../src/earnings/earnings.ts';
import { clientId, performerId, tipId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { createValue } from '../../src/kernel/machine.ts';
import { IDLE_QUERY, type Query } from '../../src/kernel/query.machine.ts';
import { type CallFailure, err, ok } from '../../src/kernel/result.ts';
import { cents, credits, millis, seconds, type Cents } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import type { SessionRates } from '../../src/meter/pay-rates.controller.ts';
import { createSessionMeterController } from '../../src/meter/session-meter.controller.ts';
import { IDLE_SESSION, type SessionState } from '../../src/session/session-state.ts';
import { NO_TIPS, sessionTips, type NewTip } from '../../src/toys/tips/session-tips.ts';
import { answered } from '../kernel/query.fake.ts';
import { settle } from '../kernel/settle.fake.ts';

export const MARK = { id: clientId('5001'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' } as const;
/** 5 March 2026, 20:00 in Amsterdam. */
export const EVENING = seconds(1_772_737_200);
/** The last minute of that day. */
export const BEFORE_MIDNIGHT = seconds(1_772_751_540);
const NOT_KNOWN: CallFailure = { kind: 'status', status: 404, message: 'not_found' };
export const RATE = { perMinute: 92, isEstimated: false };
const BOTH = { platform: true, device: true };

/** A session and a day whose facts a test moves; the platform answers what it is given. */
export const setUpMeter = (from = EVENING) => {
  const clock = createVirtualClock(from);
  const session = createValue<SessionState>(IDLE_SESSION);
  const realtime = createValue({ authenticated: true });
  const tips = createValue(NO_TIPS);
  const rates = createValue<SessionRates>({});
  const today = createValue<Query<'today', Cents>>(IDLE_QUERY);
  let pay: SessionPay | CallFailure = NOT_KNOWN;
  let payAsked = 0;
  let todayAsked = 0;
  const ratesAsked: string[] = [];
  const meter = createSessionMeterController({
    api: {
      sessionPay: async () => {
        payAsked += 1;
        return 'kind' in pay ? err(pay) : ok(pay);
      },
    },
    clock,
    log: silentLog,
    performerId: () => performerId('1004'),
    session: { watch: session },
    realtime: { watch: realtime },
    tips: {
      watch: tips,
      begin: () => tips.set(NO_TIPS),
      listed: (all) =>
        tips.set(
          sessionTips(tips.state(), {
            type: 'listed',
            tips: all.map((each) => ({ ...newTip(String(each.id), each.credits), earned: each.earned, at: each.at })),
          }),
        ),
    },
    rates: {
      watch: rates,
      ask: async (type) => void ratesAsked.push(type),
      refresh: async () => void ratesAsked.push('all'),
    },
    earnings: { today: { watch: today, reload: () => void (todayAsked += 1) } },
  });
  const newTip = (id: string, paid: number, isReported = true): NewTip => ({
    id: tipId(id),
    trigger: { kind: 'tip', amount: credits(paid) },
    credits: credits(paid),
    earned: cents(paid * 16),
    isReported,
    at: clock.today(),
    job: undefined,
    play: { status: 'waiting' },
  });
  const pass = async (ms: number): Promise<void> => {
    clock.advance(millis(ms));
    await settle();
  };
  return {
    clock,
    meter,
    money: meter.watch.state,
    rates,
    ratesAsked,
    pass,
    dayIs: (sum: number) => today.set(answered('today', cents(sum))),
    todayAsked: () => todayAsked,
    payAsked: () => payAsked,
    platformSays: (answer: SessionPay | CallFailure) => void (pay = answer),
    connected: (authenticated: boolean) => realtime.set({ authenticated }),
    set: (change: Partial<SessionState>) => session.set({ ...session.state(), ...change }),
    start: async () => {
      session.set({ ...session.state(), status: 'connected', client: MARK, timers: BOTH, clientTime: seconds(0) });
      await settle();
    },
    /** Second by second, as the session counts. */
    talk: (length: number) => {
      for (let second = 0; second < length; second += 1) {
        clock.advance(millis(1_000));
        session.set({ ...session.state(), clientTime: seconds(session.state().clientTime + 1) });
      }
    },
    tip: (id: string, paid: number, isReported = true) =>
      tips.set(sessionTips(tips.state(), { type: 'paid', tip: newTip(id, paid, isReported) })),
    end: async () => {
      session.set({ ...session.state(), status: 'active', client: undefined });
      await pass(0);
    },
  };
};

/** A session that has just begun on a day that has brought 1,000 cents besides. */
export const SO_FAR: SessionPay = {
  isOver: false,
  duration: seconds(0),
  earned: cents(0),
  minute: cents(92),
  tips: [],
  todayBesides: cents(1_000),
};
