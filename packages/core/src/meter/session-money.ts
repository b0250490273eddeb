import type { SessionPay } from '../earnings/earnings.ts';
import { dayOf, type DayNumber } from '../formatting/dates.ts';
import { cents, credits, seconds, type Cents, type Credits, type Seconds } from '../kernel/units.ts';
import type { Service } from '../services/service.ts';
import type { SessionService } from '../session/client-data.ts';
import type { Tip } from '../toys/tips/tip.ts';
import { estimatedPay, type SessionRate } from './pay-rates.controller.ts';

/**
 * Time for which the platform keeps and pays a session after the performer's connection was lost.
 * @spec §4 Real-time connection — our choice
 */
export const PAID_WITHOUT_CONNECTION = seconds(30);

/** Known facts of the session that runs or has just ended, and of the rest of the day. */
export interface MoneyFacts {
  readonly hasSession: boolean;
  readonly service: SessionService | undefined;
  /** True after the end; amounts stay estimates until the platform has sent its own. */
  readonly isOver: boolean;
  readonly rate: SessionRate | undefined;
  readonly duration: Seconds;
  readonly tips: readonly Tip[];
  /** The platform's own amounts, once the session is over. */
  readonly final: SessionPay | undefined;
  /** The day on which the second timer of the session started; its time counts for that day, a tip for the day on which it was paid. */
  readonly beganOn: DayNumber;
  /** The day that is shown as today, and what it brought besides the session; undefined while that is not known. */
  readonly today: DayNumber;
  readonly besides: Cents | undefined;
  /** `besides` already includes the session: it was fetched after the end. */
  readonly isCounted: boolean;
}

/** The performer's money of a session and of today. What a customer pays is in `tipCredits` alone. */
export interface SessionMoney extends Pick<MoneyFacts, 'hasSession' | 'isOver' | 'service'> {
  readonly rate: SessionRate | undefined;
  readonly duration: Seconds;
  /** For the time, without tips; undefined while no rate is known. */
  readonly time: Cents | undefined;
  /** Part of that which counts for today. */
  readonly timeToday: Cents;
  readonly tips: Cents;
  readonly tipCredits: Credits;
  readonly tipCount: number;
  /** Time and tips. */
  readonly total: Cents | undefined;
  /** True when one of these amounts is an estimate. */
  readonly isAbout: boolean;
  /** The amounts are the platform's own, for good. */
  readonly isFinal: boolean;
  /** Earnings of today, the session included; undefined while they are not known. */
  readonly today: Cents | undefined;
  /** True when that total has an estimate in it. */
  readonly isTodayAbout: boolean;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Time and tips are the session's total; today is what the day brought besides, and what of the session falls on it. */
export const sessionMoney = (facts: MoneyFacts): SessionMoney => {
  const { hasSession, isOver, service, rate, tips, final, beganOn, today, besides, isCounted } = facts;
  const duration = final?.duration ?? facts.duration;
  const isFree = duration === 0;
  const time = final?.earned ?? (isFree ? cents(0) : rate && estimatedPay(rate.perMinute, duration));
  const tipSum = cents(sumOf(tips.map(({ earned }) => earned)));
  const todaysTips = tips.filter(({ at }) => dayOf(at) === today);
  const tipsToday = sumOf(todaysTips.map(({ earned }) => earned));
  const timeToday = cents(beganOn === today ? (time ?? 0) : 0);
  const isReported = (some: readonly Tip[]): boolean => some.every((tip) => tip.isReported);
  const isTimeKnown = final !== undefined || isFree || (rate?.isEstimated === false && !isOver);
  return {
    hasSession,
    isOver,
    service,
    rate,
    duration,
    time,
    timeToday,
    tips: tipSum,
    tipCredits: credits(sumOf(tips.map((tip) => tip.credits))),
    tipCount: tips.length,
    total: time === undefined ? undefined : cents(time + tipSum),
    isAbout: hasSession && (!isTimeKnown || !isReported(tips)),
    isFinal: final !== undefined,
    today: besides === undefined ? undefined : cents(besides + (isCounted ? 0 : timeToday + tipsToday)),
    isTodayAbout:
      hasSession &&
      besides !== undefined &&
      !isCounted &&
      ((beganOn === today && !isTimeKnown) || !isReported(todaysTips)),
  };
};

/** Earnings of a session that a list of today's earnings does not have yet. */
export interface UnlistedPay {
  readonly amount: Cents;
  readonly isAbout: boolean;
  /** True when the session has ended; the list gets it in a moment. */
  readonly isOver: boolean;
}

/**
 * Finds what a list lacks of the session: with it the list comes to today's total.
 * @param listed the list's sum of today
 * @spec §2 /earnings/
 */
export const unlistedOf = (
  { hasSession, isOver, today, isTodayAbout }: Pick<SessionMoney, 'hasSession' | 'isOver' | 'today' | 'isTodayAbout'>,
  listed: Cents,
): UnlistedPay | undefined =>
  hasSession && today !== undefined && today > listed
    ? { amount: cents(today - listed), isAbout: isTodayAbout, isOver }
    : undefined;

/**
 * Finds what a list of one service lacks of the session: its time while it runs. Tips are listed as they come.
 * @spec §2 /earnings/
 */
export const unlistedTimeOf = (
  { hasSession, isOver, service, timeToday, isAbout }: SessionMoney,
  listed: Service,
): UnlistedPay | undefined =>
  hasSession && !isOver && service === listed && timeToday > 0 ? { amount: timeToday, isAbout, isOver } : undefined;
