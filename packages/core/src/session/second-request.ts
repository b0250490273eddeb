import type { ClientId } from '../kernel/ids.ts';
import { after, leave } from '../kernel/slots.ts';
import { addMillis, millis, type Millis } from '../kernel/units.ts';
import type { ClientData, MissedWhy } from './client-data.ts';
import { requestEnd } from './connection.ts';
import { report } from './reports.ts';
import { accept, countReceived, recordMissed } from './request.ts';
import type { SecondAnswer, SessionEventOf, StepBuilder } from './session-event.ts';
import { haveBothStarted, NO_TIMERS, type SecondRequest, type SessionInternal } from './session-state.ts';
import { showSeconds, startJoin } from './session-timers.ts';
import { SECOND_WAITS } from './session.constants.ts';

export const isSecond = ({ second }: SessionInternal, id: ClientId): boolean => second?.client.id === id;

/** Shows a request beside the session. @spec §4 Request flow — "active" includes connected */
export const openSecond = (step: StepBuilder, client: ClientData, askedAt: Millis): void => {
  const until = addMillis(step.at.now, SECOND_WAITS);
  step.set({
    second: { client, askedAt, choice: 'none', until, secondsLeft: undefined, timers: NO_TIMERS, clientCam: false },
  });
  showSeconds(step);
  step.emit(after('second', SECOND_WAITS, { type: 'secondLapsed' }));
  countReceived(step, client);
  step.emit({ type: 'log', level: 'info', message: 'second request received' });
};

/** Takes the card away and lists the request as missed. */
export const dropSecond = (step: StepBuilder, why: MissedWhy, isCounted = true): void => {
  const { second } = step.state;
  if (second === undefined) return;
  step.set({ second: undefined });
  step.emit(leave('second'));
  showSeconds(step);
  recordMissed(step, second.client, why, isCounted);
};

/** Handles the timers of a second customer who waits; START_TIMER begins the join timeout. @spec §4 Request flow */
export const onSecondTimer = (step: StepBuilder, { side }: SessionEventOf<'timerStarted'>): void => {
  const { second } = step.state;
  if (second === undefined || second.timers[side]) return step.ignore('already started');
  const timers = { ...second.timers, [side]: true };
  if (side === 'device') return step.set({ second: { ...second, timers } });
  const { joinTimeout } = step.settings;
  step.set({ second: { ...second, timers, until: addMillis(step.at.now, joinTimeout) } });
  showSeconds(step);
  step.emit(after('second', joinTimeout, { type: 'secondLapsed' }));
};

/** Takes over the state of the camera of a second customer, who may be taken. @spec §4 Request flow — back-camera events set clientCam */
export const onSecondCamera = (step: StepBuilder, { on }: SessionEventOf<'clientCameraChanged'>): void => {
  const { second } = step.state;
  if (second !== undefined) step.set({ second: { ...second, clientCam: on } });
};

/** Keeps the request pending: only the join timeout may still end it. */
const keepSecond = (step: StepBuilder, second: SecondRequest, choice: 'after' | 'take'): void => {
  const isJoining = second.timers.platform;
  step.set({ second: { ...second, choice, until: isJoining ? second.until : undefined } });
  showSeconds(step);
  if (!isJoining) step.emit(leave('second'));
  step.emit({ type: 'notifyCustomer', client: second.client, answer: choice });
};

export const lapseSecond = (step: StepBuilder): void => {
  const { second } = step.state;
  if (second === undefined) return step.ignore('no second request');
  report(step, { type: 'reportTimeout', client: second.client });
  dropSecond(step, 'busy');
};

const declineSecond = (step: StepBuilder, client: ClientData): void => {
  step.emit({ type: 'notifyCustomer', client, answer: 'declined' });
  dropSecond(step, 'declined');
};

/** Answers the second request: *take* ends the running session. After its time an answer is too late, also when the timer fires late. */
export const answerSecond = (step: StepBuilder, answer: SecondAnswer): void => {
  const { second } = step.state;
  if (second === undefined || answer === second.choice || (answer === 'after' && second.choice === 'take')) {
    return step.ignore('nothing to choose');
  }
  if (second.until !== undefined && step.at.now >= second.until) return lapseSecond(step);
  if (answer === 'declined') return declineSecond(step, second.client);
  keepSecond(step, second, answer);
  if (answer === 'take') requestEnd(step, false);
};

/** Makes the second request the current one after the session; accepts it at once where the performer chose that. */
const becomeRequest = (step: StepBuilder, second: SecondRequest): void => {
  const { client, askedAt, choice, timers, clientCam, until } = second;
  step.set({
    second: undefined,
    timers,
    clientCam,
    request: { status: 'pending', client, askedAt, receivedAt: step.at.now, accepting: false },
  });
  step.emit(leave('second'));
  if (timers.platform && !haveBothStarted(timers) && until !== undefined)
    startJoin(step, millis(until - step.settings.joinTimeout));
  else showSeconds(step);
  if (choice !== 'none') accept(step);
};

/** Settles the second request after each event: it waits only while a session runs. */
export const settleSecond = (step: StepBuilder): void => {
  const { second, status, error } = step.state;
  if (second === undefined || status === 'connected') return;
  if (status === 'active') becomeRequest(step, second);
  else if (error === 'session.connectionLost') dropSecond(step, 'performerLost');
  else declineSecond(step, second.client);
};
