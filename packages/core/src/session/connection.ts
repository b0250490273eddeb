import type { ClientData } from './client-data.ts';
import { noteBlock, report, sendEnd, settleEnd } from './reports.ts';
import type { SessionEventOf, StepBuilder } from './session-event.ts';
import type { SessionEndReason } from './session-signal.ts';
import { currentClient, haveBothStarted, isPendingBlock, NO_TIMERS, type SessionInternal } from './session-state.ts';
import { endJoin, showSeconds, startClientTimer, startJoin, timeSince } from './session-timers.ts';
import { fetchSnapshot } from './snapshot.ts';
import { withStatus } from './stream.ts';

/** Begins the session with the customer whose request was accepted. @spec §4 Session status — accepting a request gives connected */
export const connect = (step: StepBuilder, client: ClientData): void => {
  step.set({ status: 'connected', client, clientBlocked: false, lastEnd: undefined });
  startClientTimer(step);
  step.emit({ type: 'kpi', kpi: 'accepted' }, { type: 'log', level: 'info', message: 'session connected' });
};

/** Ends the session: stops toys, returns to `active`, stores the summary. */
export const finish = (step: StepBuilder, reason: SessionEndReason): void => {
  const { client, play, timerStartedAt } = step.state;
  if (client === undefined) return;
  const duration = timeSince(timerStartedAt, step.at.now);
  step.set({
    status: 'active',
    client: undefined,
    timers: NO_TIMERS,
    timerStartedAt: undefined,
    clientCam: false,
    play: withStatus(play, 'idle'),
    error: undefined,
    isEnding: false,
    lastEnd: { client, reason, duration, at: step.at.today },
  });
  step.emit({ type: 'stopToys' });
  endJoin(step);
  showSeconds(step);
  step.emit(
    { type: 'kpi', kpi: 'ended', body: { reason, duration } },
    { type: 'log', level: 'info', message: 'session ended', fields: { reason, duration } },
  );
};

/** Handles START_TIMER and START_TIMER_DEVICE; a second one of the same kind is ignored. @spec §4 Request flow */
export const onTimer = (step: StepBuilder, event: SessionEventOf<'timerStarted'>): void => {
  if (currentClient(step.state)?.id !== event.clientId) return step.ignore('not the current client');
  if (step.state.timers[event.side]) return step.ignore('already started');
  const timers = { ...step.state.timers, [event.side]: true };
  step.set({ timers });
  if (haveBothStarted(timers)) endJoin(step);
  else if (event.side === 'platform') startJoin(step, step.at.now);
  startClientTimer(step);
};

/** Takes over the state of the camera of the customer who asks or is connected. @spec §4 Request flow — back-camera events set clientCam */
export const onCamera = (step: StepBuilder, event: SessionEventOf<'clientCameraChanged'>): void => {
  if (currentClient(step.state)?.id !== event.clientId) return step.ignore('not the current client');
  step.set({ clientCam: event.on });
};

/** Ends the session: the toys stop at once; it stays connected until the platform has answered. @spec §7 POST session/end */
export const requestEnd = (step: StepBuilder, blocked: boolean): void => {
  const { client, isEnding } = step.state;
  if (client === undefined) return step.ignore('not connected');
  if (isEnding) return step.ignore('already ending');
  noteBlock(step, client, blocked);
  step.set({ isEnding: true, clientBlocked: blocked, error: undefined });
  step.emit({ type: 'stopToys' });
  sendEnd(step, client, blocked);
};

/** Fetches the platform's state after an end with an unknown outcome. The customer to be taken next is kept for after this session. */
const failEnd = (step: StepBuilder): void => {
  const { second } = step.state;
  step.set({
    isEnding: false,
    clientBlocked: false,
    error: 'session.endFailed',
    second: second?.choice === 'take' ? { ...second, choice: 'after' } : second,
  });
  fetchSnapshot(step);
};

/** Handles the answer to an end, unless the session has ended meanwhile. @spec §7 POST session/end */
export const onEndAnswered = (step: StepBuilder, event: SessionEventOf<'endAnswered'>): void => {
  settleEnd(step, event);
  if (!step.state.isEnding || step.state.client?.id !== event.client.id) return;
  if (event.failure === undefined) finish(step, 'ENDED_BY_PERFORMER');
  else failEnd(step);
};

/** Checks whether an end by blocking failed: the platform may not have received it. */
const hasFailedToBlock = ({ client, error, pendingBlocks }: SessionInternal): boolean =>
  error === 'session.endFailed' && client !== undefined && isPendingBlock({ pendingBlocks }, client.id);

/**
 * Reports the end of a session to the platform; nothing waits for the answer. A customer who was to be blocked is blocked by it.
 * @param isLost true when the session ended because this page lost its connection; the customer gets that as the reason
 * @spec §7 POST session/end
 */
export const reportEnd = (step: StepBuilder, isLost = false): void => {
  const { client, clientBlocked } = step.state;
  if (client === undefined) return;
  const blocked = hasFailedToBlock(step.state);
  step.set({ clientBlocked: clientBlocked || blocked });
  report(step, { type: 'reportEnd', client, blocked, isLost });
};

/** Ends a session that the platform or the customer has ended; reports a block whose call failed before. @spec §7 POST session/end */
export const endByItself = (step: StepBuilder, reason: SessionEndReason): void => {
  if (hasFailedToBlock(step.state)) reportEnd(step);
  finish(step, reason);
};

/** Closes a session locally after its end failed; the end is reported in the background. @spec §7 POST session/end */
export const leaveSession = (step: StepBuilder): void => {
  if (step.state.error !== 'session.endFailed') return step.ignore('ending has not failed');
  reportEnd(step);
  finish(step, 'ENDED_BY_PERFORMER');
};
